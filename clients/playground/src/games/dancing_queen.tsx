import type {
  DancingQueenCard as Card,
  DancingQueenEvent as Event,
  DancingQueenGender as Gender,
  DancingQueenMove as Move,
  DancingQueenRotateTarget as RotateTarget,
  DancingQueenSeenDancer as Dancer,
  DancingQueenView as View,
} from "dancecard-client";
import { unhandled } from "dancecard-client";
import { Back, Drawing, Gap, Lettering, Microphone, Person, Pile, SeatHead, Sheet, Spot, Star, Trophy } from "../drawing";
import { capital, define, type Facet, ordinal, seatName, type TableProps, type Told, words } from "../game";

const TINT: Record<Gender, { paper: string; ink: string }> = {
  girl: { paper: "#ffd9ec", ink: "#8f0f5c" },
  boy: { paper: "#d5e8ff", ink: "#0d3f7a" },
};
const TROPHIES_TO_WIN = 4;
const BACKUPS = [0, 1, 2];
const STARRING = /star/;
const ROTATING = /rotate icon/;
const GENDERS: Gender[] = ["girl", "boy"];

/** A component's title names its halves, its text what each is worth. */
const half = (card: Card, gender: Gender, told: Told): string => told.title(card).split(" / ")[gender === "girl" ? 0 : 1] ?? card;

function Figure({ gender, x, y, size = 1 }: { gender: Gender; x: number; y: number; size?: number }) {
  const { ink } = TINT[gender];
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {gender === "girl" ? (
        <>
          <path d="M30 24L14 58h32z" fill={ink} />
          <Person head={[30, 10]} lines="M30 22L12 14M30 24L48 34M24 58L20 76M36 58L42 74" stroke={ink} width={5} />
        </>
      ) : (
        <Person head={[30, 10]} lines="M30 22V46M30 26L50 10M30 26L12 38M30 46L18 76M30 46L44 58L42 76" stroke={ink} />
      )}
    </g>
  );
}

/** Who plays this card may turn another one round. */
function Rotate({ x, y, ink }: { x: number; y: number; ink: string }) {
  return <path transform={`translate(${x} ${y})`} d="M6 -4A7 7 0 1 0 7 2M8 -9L7 -2L0 -4" fill="none" stroke={ink} stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" />;
}

function HalfDrawing({ card, gender, told }: { card: Card; gender: Gender; told: Told }) {
  const text = told.component(card)?.text ?? "";
  return (
    <g>
      <rect x="5" y="5" width="90" height="63" rx="6" fill={TINT[gender].paper} />
      <Figure gender={gender} x={34} y={8} size={0.52} />
      <Lettering x={50} y={58} size={10} fill={TINT[gender].ink} text={half(card, gender, told)} />
      {STARRING.test(text) && <Star x={17} y={18} size={8} />}
      {ROTATING.test(text) && <Rotate x={83} y={18} ink={TINT[gender].ink} />}
    </g>
  );
}

/** A card as its owner sees it: the girl half above, the boy half below and upside down, as on the real one. */
function WholeCard({ card, told }: { card: Card; told: Told }) {
  return (
    <Drawing label={told.title(card)}>
      <Sheet />
      <HalfDrawing card={card} gender="girl" told={told} />
      <g transform="rotate(180 50 70)">
        <HalfDrawing card={card} gender="boy" told={told} />
      </g>
    </Drawing>
  );
}

/** A card in play. Everybody sees the gender; which card it is only who played it. Of a round that is over it is known whether it was a star. */
function DancerCard({ dancer: { card, gender }, told, star = true }: { dancer: Dancer; told: Told; star?: boolean }) {
  const { paper, ink } = TINT[gender];
  const name = card ? half(card, gender, told) : null;
  const text = (card && told.component(card)?.text) ?? "";
  return (
    <Drawing label={name ? `${name}, a ${gender}` : `a ${gender}, the card face down`} class={name ? "drawing" : "drawing back"}>
      <Sheet fill={paper} edge={ink} />
      {!name && <path d="M8 30L30 8M8 60L60 8M8 90L90 8M8 120L92 36M26 132L92 66M56 132L92 96" stroke={ink} opacity="0.16" />}
      <Figure gender={gender} x={16} y={18} size={1.15} />
      {name ? (
        <Lettering x={50} y={124} size={12} fill={ink} text={name} />
      ) : (
        <Lettering x={50} y={128} size={13} fill={ink} text={gender} />
      )}
      {star && STARRING.test(text) && <Star x={18} y={20} size={10} />}
      {ROTATING.test(text) && <Rotate x={82} y={20} ink={ink} />}
    </Drawing>
  );
}

function Side({ view, seat, picks, told }: TableProps<View> & { seat: number }) {
  const side = view.sides[seat];
  if (!side) return null;
  const moving = view.to_move.includes(seat);
  const mine = view.seat === seat;
  const holding = moving && (view.phase === "placing" || view.phase === "opening");
  return (
    <section class="side" aria-label={seatName(seat)}>
      <SeatHead view={view} seat={seat}>
        {view.microphone === seat && <Microphone />}
        <span class="trophies" role="img" aria-label={`${view.trophies[seat]} of ${TROPHIES_TO_WIN} trophies`}>
          {Array.from({ length: TROPHIES_TO_WIN }, (_, index) => (
            <Trophy key={index} won={index < (view.trophies[seat] ?? 0)} />
          ))}
        </span>
      </SeatHead>
      <div class="dancers">
        <Place label="lead" dancer={side.lead} hidden={view.phase === "opening" && !moving && !mine} seat={seat} position={0} {...{ picks, told, mine }} />
        {BACKUPS.map((index) => (
          <Place
            key={index}
            label={`backup ${index + 1}`}
            dancer={side.backups[index] ?? null}
            hidden={false}
            seat={seat}
            position={index + 1}
            next={index === side.backups.length}
            {...{ picks, told, mine }}
          />
        ))}
        <div class="held">
          {side.hand ? <Held card={side.hand} picks={picks} told={told} /> : holding ? <div class="card"><Back label="a card in hand, face down" /></div> : null}
        </div>
      </div>
    </section>
  );
}

function Place(
  props: Pick<TableProps<View>, "picks" | "told"> & {
    label: string;
    dancer: Dancer | null;
    hidden: boolean;
    seat: number;
    position: number;
    mine: boolean;
    next?: boolean;
  },
) {
  const { label, dancer, position, picks } = props;
  const slot = props.mine && (position === 0 || props.next) ? `slot:${position === 0 ? "lead" : "backup"}` : "";
  const turned = `dancer:${props.seat}:${position}`;
  const target = picks.at(turned) ? turned : slot;
  return (
    <Spot picks={picks} target={target} label={`${seatName(props.seat)}'s ${label}`} class="card">
      {dancer ? <DancerCard dancer={dancer} told={props.told} /> : props.hidden ? <Back label="a chosen lead dancer, face down" /> : <Gap label={label} />}
    </Spot>
  );
}

/** The card in hand: each half can be chosen. */
function Held({ card, picks, told }: { card: Card; picks: TableProps<View>["picks"]; told: Told }) {
  return (
    <div class="card halves">
      <WholeCard card={card} told={told} />
      {GENDERS.map((gender) => (
        <Spot key={gender} picks={picks} target={`half:${gender}`} label={half(card, gender, told)} class={`half ${gender}`}>
          <span />
        </Spot>
      ))}
    </div>
  );
}

function Table(props: TableProps<View>) {
  const { view, told } = props;
  const near = view.seat ?? 0;
  return (
    <div class="dancing-queen">
      <Side {...props} seat={1 - near} />
      <div class="middle">
        <Pile count={view.deck_size} label="Deck" tint="#7a1f6b" />
        <p>Round {view.round}</p>
        {view.last_round && (
          <div class="last-round">
            <p>
              Round {view.last_round.number} went to {seatName(view.last_round.winner)}
            </p>
            <div class="row">
              {view.last_round.leads.map((lead, seat) => (
                <figure key={seat} class="mini">
                  <div class="card">
                    <DancerCard dancer={lead} told={told} star={lead.star} />
                  </div>
                  <figcaption>{lead.star ? "star" : lead.points === null ? "–" : lead.points}</figcaption>
                </figure>
              ))}
            </div>
          </div>
        )}
      </div>
      <Side {...props} seat={near} />
    </div>
  );
}

const holds = (view: View, seat: number): Card | null => view.sides[seat]?.hand ?? null;

const halfInWords = (gender: Gender, view: View, seat: number, told: Told): string => {
  const card = holds(view, seat);
  return card ? `${half(card, gender, told)} (${gender})` : `the ${gender} half`;
};

/** `rotate` counts after the new card was placed: the new lead makes the old one the last backup. */
function placeNow(rotate: RotateTarget, move: Extract<Move, { type: "place" }>, view: View): number {
  const own = rotate.seat === move.seat && move.role === "lead";
  return own && rotate.position > (view.sides[move.seat]?.backups.length ?? 0) ? 0 : rotate.position;
}

function dancerInWords(rotate: RotateTarget, move: Extract<Move, { type: "place" }>, view: View): string {
  const position = placeNow(rotate, move, view);
  const whose = rotate.seat === move.seat ? "your own" : `${seatName(rotate.seat)}'s`;
  return `${whose} ${position === 0 ? "lead" : `${ordinal(position)} backup`}`;
}

function facets(move: Move, view: View, told: Told): Facet[] {
  switch (move.type) {
    case "open":
      return [{ key: `half:${move.gender}`, label: halfInWords(move.gender, view, move.seat, told), target: `half:${move.gender}` }];
    case "draw":
    case "propose_end":
    case "agree_end":
      return [{ key: move.type, label: say(move, view, told) }];
    case "place": {
      const { rotate } = move;
      const turned = rotate && { key: `turn:${rotate.seat}:${placeNow(rotate, move, view)}`, target: `dancer:${rotate.seat}:${placeNow(rotate, move, view)}` };
      return [
        { key: `half:${move.gender}`, label: `Play ${halfInWords(move.gender, view, move.seat, told)}`, target: `half:${move.gender}` },
        { key: `role:${move.role}`, label: move.role === "lead" ? "As the new lead dancer" : "As a backup dancer", target: `slot:${move.role}` },
        rotate && turned ? { ...turned, label: `Rotate ${dancerInWords(rotate, move, view)}` } : { key: "turn:none", label: "Rotate nobody" },
      ];
    }
    default:
      return unhandled(move);
  }
}

function say(move: Move, view: View, told: Told): string {
  switch (move.type) {
    case "open":
      return `Open with ${halfInWords(move.gender, view, move.seat, told)}`;
    case "draw":
      return "Draw a card";
    case "propose_end":
      return "Propose to end the round";
    case "agree_end":
      return "Agree to end the round";
    case "place": {
      const played = `Play ${halfInWords(move.gender, view, move.seat, told)} as ${move.role === "lead" ? "lead dancer" : "backup"}`;
      return move.rotate ? `${played}, and rotate ${dancerInWords(move.rotate, move, view)}` : played;
    }
    default:
      return unhandled(move);
  }
}

const named = (card: Card | null, gender: Gender, told: Told): string => (card ? `${half(card, gender, told)} (${gender})` : `a ${gender}`);

function tell(event: Event, _: View, told: Told): string {
  switch (event.type) {
    case "round_started":
      return `Round ${event.round}: nine cards are shuffled; ${seatName(event.microphone)} holds the microphone.`;
    case "card_dealt":
      return `${seatName(event.seat)} is dealt ${event.card ? told.title(event.card) : "a card"}.`;
    case "lead_chosen":
      return `${seatName(event.seat)} has chosen ${event.gender ? `the ${event.gender} half` : "a half"}.`;
    case "lead_opened":
      return `${seatName(event.seat)} opens with ${named(event.card, event.gender, told)}.`;
    case "microphone_passed":
      return `The microphone goes to ${seatName(event.seat)}.`;
    case "card_drawn":
      return `${seatName(event.seat)} draws ${event.card ? told.title(event.card) : "a card"}.`;
    case "dancer_placed":
      return `${seatName(event.seat)} plays ${named(event.card, event.gender, told)} as ${event.role === "lead" ? "lead dancer" : "backup"}.`;
    case "dancer_rotated":
      return `${seatName(event.seat)}'s ${event.position === 0 ? "lead" : `${ordinal(event.position)} backup`} turns round: now a ${event.gender}.`;
    case "end_proposed":
      return `${seatName(event.seat)} proposes to end the round.`;
    case "end_agreed":
      return `${seatName(event.seat)} agrees.`;
    case "leads_revealed":
      return `The round ends (${words(event.ended_by)}): ${event.leads.map((lead, seat) => `${seatName(seat)} shows ${half(lead.card, lead.gender, told)}${lead.star ? ", a star" : lead.points === null ? "" : `, worth ${lead.points}`}`).join("; ")}.`;
    case "trophy_won":
      return `${seatName(event.seat)} wins a trophy and has ${event.trophies}.`;
    case "game_won":
      return `${seatName(event.seat)} wins the game.`;
    default:
      return unhandled(event);
  }
}

function picture(id: string, told: Told) {
  if (id === "trophy") return <Trophy won />;
  if (id === "microphone") return <Microphone />;
  return told.title(id).includes(" / ") ? <WholeCard card={id as Card} told={told} /> : null;
}

const emblem = () => (
  <Drawing box="0 0 100 80">
    <rect width="100" height="80" rx="8" fill="#3a1648" />
    <rect x="18" y="12" width="34" height="58" rx="5" fill={TINT.girl.paper} transform="rotate(-8 35 41)" />
    <rect x="50" y="12" width="34" height="58" rx="5" fill={TINT.boy.paper} transform="rotate(8 67 41)" />
    <Figure gender="girl" x={17} y={17} size={0.62} />
    <Figure gender="boy" x={49} y={17} size={0.62} />
    <Star x={50} y={14} size={9} />
  </Drawing>
);

export const dancingQueen = define<View, Move, Event>({ Table, facets, say, tell: (event, view, told) => capital(tell(event, view, told)), picture, emblem });
