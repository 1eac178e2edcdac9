import type {
  KingOfClubsClub as Club,
  KingOfClubsDancer as Dancer,
  KingOfClubsEvent as Event,
  KingOfClubsMove as Move,
  KingOfClubsSeenAssignment as Assignment,
  KingOfClubsView as View,
} from "dancecard-client";
import { unhandled } from "dancecard-client";
import { Back, Drawing, Lettering, Person, Print, SeatHead, Sheet, Spot } from "../drawing";
import { define, type Facet, listed, plural, seatName, seatsListed, type TableProps, type Told } from "../game";

const SKILLS = [1, 2, 3, 4, 5];
const SIDES = 2;
const INKS = ["#9b1c5a", "#1d4f91"]; // of the two sides
const sideOf = (seat: number): number => seat % SIDES;
const sideName = (side: number, seats: number): string => (seats === SIDES ? seatName(side) : `Seats ${side} and ${side + SIDES}`);
const clubName = (club: Club | undefined): string => (club ? `the ${club.paired ? "paired " : ""}club worth ${club.prestige}` : "a club");

const dancers = (skills: readonly number[]): string => `${skills.length > 1 ? "Dancers" : "Dancer"} ${skills.join(" and ")}`;

const POSES = [
  "M30 22V46M30 26L16 40M30 26L44 40M30 46L22 76M30 46L38 76",
  "M30 22V46M30 26L12 32M30 26L48 20M30 46L20 76M30 46L40 76",
  "M30 22V46M30 26L12 16M30 26L48 36M30 46L18 74M30 46L46 70",
  "M30 22V46M30 26L12 12M30 26L50 12M30 46L14 72M30 46L46 72",
  "M30 22L34 46M30 26L10 20L6 6M30 26L52 10M34 46L16 58L10 76M34 46L54 58",
];

function DancerCard({ skill, moves = 0, side, label }: { skill: number; moves?: number; side: number; label?: string }) {
  const ink = INKS[side] ?? "#333";
  return (
    <Drawing label={label ?? `Dancer ${skill}${moves ? ` with ${plural(moves, "Move")}` : ""}`}>
      <Sheet edge={ink} />
      <circle cx="24" cy="27" r="17" fill={ink} />
      <Print x="24" y="35" text-anchor="middle" font-size="24" font-weight="800" fill="#fff">
        {skill}
      </Print>
      <g transform="translate(22 42) scale(1.1)">
        <Person head={[30, 10]} lines={POSES[skill - 1] ?? ""} stroke={ink} />
      </g>
      {moves > 0 && (
        <g>
          <rect x="54" y="8" width="40" height="30" rx="8" fill="#f5b301" />
          <Print x="74" y="31" text-anchor="middle" font-size="22" font-weight="800" fill="#2a2036">
            +{moves}
          </Print>
        </g>
      )}
    </Drawing>
  );
}

function ClubSign({ club }: { club: Club }) {
  return (
    <Drawing box="0 0 100 76" label={`Nightclub, prestige ${club.prestige}${club.paired ? ", two of a value" : ""}`}>
      <rect x="2" y="2" width="96" height="72" rx="10" fill="#180f26" stroke="#ff5fb0" stroke-width="3" />
      {club.paired && <rect x="8" y="8" width="84" height="60" rx="7" fill="none" stroke="#5fe0ff" stroke-width="2" />}
      <path d="M50 8v8" stroke="#cfd5ff" stroke-width="2" />
      <circle cx="50" cy="24" r="9" fill="#cfd5ff" />
      <path d="M41 24h18M43 19h14M43 29h14M50 15v18M46 16q-4 8 0 16M54 16q4 8 0 16" stroke="#6a6f9a" fill="none" />
      <Print x="50" y="64" text-anchor="middle" font-size="32" font-weight="900" fill="#ffe27a">
        {club.prestige}
      </Print>
    </Drawing>
  );
}

function Cell(props: TableProps<View> & { seat: number; club: number }) {
  const { view, picks, seat, club } = props;
  const paired = view.clubs[club]?.paired ?? false;
  const places = paired ? [0, 1] : [0];
  const assigned = view.assignments[seat];
  const preview = view.seat === seat && !assigned ? SKILLS.filter((skill) => picks.chosen.includes(`${club}:${skill}`)) : [];
  const known = assigned?.clubs[club] ?? preview.map((skill) => ({ skill, moves: 0 }));
  return (
    <div class={`cell ${paired ? "paired" : ""}`}>
      {places.map((place) => (
        <Place key={place} dancer={known[place]} down={Boolean(assigned)} seat={seat} picks={picks} />
      ))}
    </div>
  );
}

function Place(props: { dancer: Dancer | undefined; down: boolean; seat: number; picks: TableProps<View>["picks"] }) {
  const { dancer, down, seat, picks } = props;
  if (!dancer) return <div class="card">{down ? <Back label="a Dancer, face down" tint={INKS[sideOf(seat)] ?? ""} /> : <div class="gap" />}</div>;
  return (
    <Spot picks={picks} target={`dancer:${seat}:${dancer.skill}`} label={`Dancer ${dancer.skill} of ${seatName(seat)}`} class="card">
      <DancerCard skill={dancer.skill} moves={dancer.moves} side={sideOf(seat)} />
    </Spot>
  );
}

function Backup({ assigned, seat }: { assigned: Assignment | null | undefined; seat: number }) {
  if (!assigned) return <div class="card"><div class="gap"><span>backup</span></div></div>;
  return (
    <div class="card backup">
      {assigned.backup ? <DancerCard skill={assigned.backup} side={sideOf(seat)} label={`backup: Dancer ${assigned.backup}`} /> : <Back label="the backup, face down" tint={INKS[sideOf(seat)] ?? ""} />}
    </div>
  );
}

function SeatRow(props: TableProps<View> & { seat: number }) {
  const { view, seat } = props;
  const advanced = view.options.version === "advanced";
  return (
    <section class="seat-row" aria-label={seatName(seat)}>
      <SeatHead view={view} seat={seat}>
        <span class="count">
          {plural(view.points[sideOf(seat)] ?? 0, "point")}
          {advanced && ` · ${plural(view.hands[seat] ?? 0, "Move")}`}
        </span>
        {view.lead === sideOf(seat) && <span class="badge">leads</span>}
      </SeatHead>
      <div class="columns">
        {view.clubs.map((_, club) => (
          <Cell key={club} {...props} club={club} />
        ))}
        <Backup assigned={view.assignments[seat]} seat={seat} />
      </div>
    </section>
  );
}

/** The club that has fewer Dancers than it takes, while the seat that looks sends its own. */
function next({ view, picks }: TableProps<View>): number {
  if (view.phase !== "assign" || view.seat === null || view.assignments[view.seat]) return -1;
  const sent = (club: number): number => SKILLS.filter((skill) => picks.chosen.includes(`${club}:${skill}`)).length;
  return view.clubs.findIndex((each, club) => sent(club) < (each.paired ? 2 : 1));
}

function Clubs(props: TableProps<View>) {
  const { view } = props;
  const current = view.phase === "moves" ? view.danced : next(props);
  return (
    <div class="columns clubs">
      {view.clubs.map((club, index) => (
        <div key={index} class={`club ${index < view.danced ? "danced" : index === current ? "now" : ""}`}>
          <ClubSign club={club} />
        </div>
      ))}
      <p class="quiet">Night {view.night}</p>
    </div>
  );
}

/** Before a seat has assigned, its five Dancers are in its hand. */
function HandRow({ view, picks }: TableProps<View>) {
  const seat = view.seat;
  if (seat === null) return null;
  const free = view.phase === "assign" && !view.assignments[seat];
  return (
    <section class="hand" aria-label="Your Dancers">
      {free
        ? SKILLS.map((skill) => (
            <Spot key={skill} picks={picks} target={`dancer:${seat}:${skill}`} label={`Dancer ${skill}`} class="card">
              <DancerCard skill={skill} side={sideOf(seat)} />
            </Spot>
          ))
        : (
            <p class="quiet">{view.assignments[seat] ? "Your Dancers are out" : ""}</p>
          )}
    </section>
  );
}

function LastNight({ view }: { view: View }) {
  const last = view.last_round;
  if (!last) return <p class="quiet last-night">No night is over yet</p>;
  return (
    <p class="quiet last-night">
      Night {last.night} went to {last.winner === null ? "nobody" : sideName(last.winner, view.seats)}: prestige {last.prestige.join(" to ")}.
    </p>
  );
}

function Table(props: TableProps<View>) {
  const { view } = props;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const near = view.seat ?? 0;
  const far = seats.filter((seat) => sideOf(seat) !== sideOf(near));
  const own = [...seats.filter((seat) => sideOf(seat) === sideOf(near) && seat !== near), near];
  return (
    <div class={`king-of-clubs clubs-${view.clubs.length}`}>
      {far.map((seat) => (
        <SeatRow key={seat} {...props} seat={seat} />
      ))}
      <Clubs {...props} />
      {own.map((seat) => (
        <SeatRow key={seat} {...props} seat={seat} />
      ))}
      <HandRow {...props} />
      <LastNight view={view} />
    </div>
  );
}

function assigned(move: Extract<Move, { type: "assign" }>, view: View): Facet[] {
  const sent = move.clubs.flatMap((skills, club) =>
    skills.map((skill) => ({
      key: `${club}:${skill}`,
      label: `Dancer ${skill} to ${clubName(view.clubs[club])}`,
      target: `dancer:${move.seat}:${skill}`,
    })),
  );
  return [...sent, { key: `backup:${move.backup}`, label: `Dancer ${move.backup} stays as backup` }];
}

function facets(move: Move, view: View, told: Told): Facet[] {
  switch (move.type) {
    case "assign":
      return assigned(move, view);
    case "reveal":
      return [{ key: `reveal:${move.dancer}`, label: say(move, view, told), target: `dancer:${move.seat}:${move.dancer}` }];
    case "swap":
      return move.dancers.map((skill) => ({ key: `swap:${skill}`, label: `Swap Dancer ${skill}`, target: `dancer:${move.seat}:${skill}` }));
    case "play_moves":
      return [
        { key: `on:${move.dancer.seat}:${move.dancer.skill}`, label: `Play Moves on Dancer ${move.dancer.skill} of ${seatName(move.dancer.seat)}`, target: `dancer:${move.dancer.seat}:${move.dancer.skill}` },
        { key: `count:${move.count}`, label: plural(move.count, "Move") },
      ];
    case "decline_swap":
    case "pass":
      return [{ key: move.type, label: say(move, view, told) }];
    default:
      return unhandled(move);
  }
}

function say(move: Move, view: View, _: Told): string {
  switch (move.type) {
    case "assign":
      return `${move.clubs.map((skills, club) => `${dancers(skills)} to ${clubName(view.clubs[club])}`).join(", ")}; ${dancers([move.backup])} stays as backup`;
    case "reveal":
      return `Reveal Dancer ${move.dancer}`;
    case "swap":
      return `Swap Dancers ${move.dancers.join(" and ")}`;
    case "decline_swap":
      return "Swap nobody";
    case "play_moves":
      return `Play ${plural(move.count, "Move")} on Dancer ${move.dancer.skill}${move.dancer.seat === move.seat ? "" : ` of ${seatName(move.dancer.seat)}`}`;
    case "pass":
      return "Pass";
    default:
      return unhandled(move);
  }
}

function tell(event: Event, view: View, _: Told): string {
  switch (event.type) {
    case "night_started":
      return `Night ${event.night}: the clubs are ${listed(event.clubs.map(clubName))}.`;
    case "dancers_assigned":
      return event.clubs ? `${seatName(event.seat)} sends ${event.clubs.map((skills, club) => `${dancers(skills)} to club ${club + 1}`).join(", ")}; ${dancers([event.backup ?? 0])} is backup.` : `${seatName(event.seat)} has assigned its Dancers.`;
    case "dancer_revealed":
      return `${seatName(event.seat)} reveals Dancer ${event.skill} at club ${event.club + 1}.`;
    case "dancers_swapped":
      return `${seatName(event.seat)} swaps ${event.dancers ? `Dancers ${event.dancers.join(" and ")}` : "two Dancers"} between clubs ${event.clubs.map((index) => index + 1).join(" and ")}.`;
    case "swap_declined":
      return `${seatName(event.seat)} swaps nobody.`;
    case "club_opened":
      return `Club ${event.club + 1} is danced: ${event.dancers.map((skills, seat) => `${seatName(seat)} has ${dancers(skills)}`).join(", ")}.`;
    case "moves_played":
      return `${seatName(event.seat)} plays ${plural(event.count, "Move")} on Dancer ${event.dancer.skill} of ${seatName(event.dancer.seat)}.`;
    case "passed":
      return `${seatName(event.seat)} passes.`;
    case "backups_revealed":
      return `Backups: ${event.backups.map((skill, seat) => `${seatName(seat)} has ${dancers([skill])}`).join(", ")}.`;
    case "club_decided":
      return `${event.winner === null ? "Nobody wins" : `${sideName(event.winner, view.seats)} won`} club ${event.club + 1}.`;
    case "night_ended":
      return `Night ${event.night} ends ${event.prestige.join(" to ")} in prestige: ${event.winner === null ? "nobody gets the point" : `a point for ${sideName(event.winner, view.seats)}`}. Points: ${event.points.join(" to ")}.`;
    case "moves_drawn":
      return `${seatName(event.seat)} draws ${plural(event.drawn, "Move")}${event.discarded ? ` and discards ${event.discarded}` : ""}.`;
    case "pile_refilled":
      return `The discarded Moves are a new pile of ${event.pile}.`;
    case "game_ended":
      return `The game is over: ${seatsListed(event.winners)} won.`;
    default:
      return unhandled(event);
  }
}

function picture(id: string, told: Told) {
  const { group, value } = told.component(id) ?? {};
  if (group === "nightclub") return <ClubSign club={{ prestige: value ?? 0, paired: false }} />;
  if (group === "dancer") return <DancerCard skill={value ?? 0} side={0} />;
  return (
    <Drawing label={told.title(id)}>
      <Sheet fill="#180f26" edge="#ff5fb0" />
      <circle cx="50" cy="56" r="26" fill="#cfd5ff" />
      <path d="M24 56h52M28 44h44M28 68h44M50 30v52M40 32q-12 24 0 48M60 32q12 24 0 48M50 10v20" stroke="#6a6f9a" stroke-width="2" fill="none" />
      <Lettering x={50} y={115} size={17} fill="#ffe27a" text={told.title(id)} />
    </Drawing>
  );
}

const emblem = () => (
  <Drawing box="0 0 100 80">
    <rect width="100" height="80" rx="8" fill="#180f26" />
    <path d="M50 0L10 80M50 0L34 80M50 0L66 80M50 0L90 80" stroke="#ff5fb0" stroke-width="5" opacity="0.25" />
    <circle cx="50" cy="26" r="17" fill="#cfd5ff" />
    <path d="M33 26h34M36 18h28M36 34h28M50 9v34M43 10q-8 16 0 32M57 10q8 16 0 32M50 0v9" stroke="#6a6f9a" fill="none" />
    {[8, 34, 62].map((x, index) => (
      <g key={x} transform={`translate(${x} 42) scale(0.46)`}>
        <Person head={[30, 10]} lines={POSES[index + 2] ?? ""} stroke={["#ff9fd0", "#ffe27a", "#9fd0ff"][index] ?? ""} width={8} />
      </g>
    ))}
  </Drawing>
);

export const kingOfClubs = define<View, Move, Event>({ Table, facets, say, tell, picture, emblem });
