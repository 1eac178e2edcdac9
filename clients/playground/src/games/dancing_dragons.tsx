import type {
  DancingDragonsCard as Card,
  DancingDragonsColor as Color,
  DancingDragonsDragon as Dragon,
  DancingDragonsEvent as Event,
  DancingDragonsMove as Move,
  DancingDragonsPart as Part,
  DancingDragonsView as View,
} from "dancecard-client";
import { unhandled } from "dancecard-client";
import { Back, Drawing, Pile, Print, Sheet, Spot } from "../drawing";
import { define, type Facet, listed, plural, seatName, seatsListed, type TableProps, type Told, words } from "../game";

const PAINT: Record<Color, { fill: string; ink: string }> = {
  red: { fill: "#e5484d", ink: "#7a1217" },
  orange: { fill: "#f2841d", ink: "#7a3900" },
  yellow: { fill: "#f6cf2f", ink: "#6b5200" },
  green: { fill: "#43a047", ink: "#114d16" },
  teal: { fill: "#1fb5a6", ink: "#05504a" },
  blue: { fill: "#3c7de0", ink: "#0e2f6b" },
  violet: { fill: "#8e55d8", ink: "#3b1470" },
  pink: { fill: "#f58bc1", ink: "#8a1457" },
  brown: { fill: "#9c6b43", ink: "#4a2b12" },
  black: { fill: "#3d3f45", ink: "#0b0c0e" },
  white: { fill: "#fdfdfd", ink: "#4b5563" },
  silver: { fill: "#b9c1cc", ink: "#3f4956" },
  multicolor: { fill: "url(#rainbow)", ink: "#2a2036" },
};
const PARTS: Part[] = ["head", "wings", "body", "tail"];
const ART: Record<Part, string> = {
  head: "M22 96Q16 62 34 46L28 24L46 38Q66 34 78 52L90 62Q92 74 78 76L60 74Q56 84 66 100Q40 112 22 96z",
  wings: "M50 100L44 60Q30 30 8 34Q18 44 16 58Q26 58 28 72Q38 72 50 100zM50 100L56 60Q70 30 92 34Q82 44 84 58Q74 58 72 72Q62 72 50 100z",
  body: "M30 28Q62 20 72 48Q80 76 60 96L70 112H52L50 104Q36 108 28 96L20 110H8L16 92Q8 52 30 28z",
  tail: "M20 26Q20 66 48 74Q78 80 78 98L92 92L84 116L62 112L68 102Q64 92 44 88Q8 80 20 26z",
};
const EXTRA: Record<Part, string> = {
  head: "M60 54h3M76 66h4M64 76L76 72M34 46L24 60M28 24L36 44",
  wings: "M50 100L20 46M50 100L30 62M50 100L80 46M50 100L70 62",
  body: "M36 44Q54 52 44 70Q36 84 50 92M44 38Q62 50 54 66M28 70h8M28 82h10",
  tail: "M24 40l-10 4M28 56l-9 7M40 68l-5 10M58 74l-2 10",
};
const teamOf = (seat: number, seats: number): number => seat % (seats / 2);
export const key = (card: Card): string => `${card.color}-${card.part}`;
const cardName = (card: Card): string => `${card.color === "multicolor" ? "multicolour" : card.color} ${card.part}`;
const KINDS: Record<Dragon, string> = { dragon: "a dragon", royal: "a royal dragon", wild: "a wild dragon" };

/** Every drawing has its own definition, so that it never depends on another one being shown. */
function Rainbow() {
  return (
    <linearGradient id="rainbow" x1="0" y1="0" x2="1" y2="1">
      {["#e5484d", "#f2841d", "#f6cf2f", "#43a047", "#3c7de0", "#8e55d8"].map((color, index) => (
        <stop key={color} offset={index / 5} stop-color={color} />
      ))}
    </linearGradient>
  );
}

function CardDrawing({ card, label }: { card: Card; label?: string }) {
  const { fill, ink } = PAINT[card.color];
  const printed = cardName(card).replace("colour", "");
  return (
    <Drawing label={label ?? cardName(card)}>
      {card.color === "multicolor" && (
        <defs>
          <Rainbow />
        </defs>
      )}
      <Sheet edge={ink} />
      <rect x="6" y="6" width="88" height="9" rx="4" fill={fill} stroke={ink} stroke-width="0.8" />
      <path d={ART[card.part]} fill={fill} stroke={ink} stroke-width="3" stroke-linejoin="round" />
      <path d={EXTRA[card.part]} fill="none" stroke={ink} stroke-width="2.5" stroke-linecap="round" />
      <Print x="50" y="131" text-anchor="middle" font-size={Math.min(14, 130 / printed.length)} font-weight="700" fill="#2a2036">
        {printed}
      </Print>
    </Drawing>
  );
}

function SeatChip({ view, seat }: { view: View; seat: number }) {
  const answered = view.question?.answered.includes(seat);
  const waiting = view.phase === "drop" && !view.to_move.includes(seat);
  return (
    <li class={`chip seat-${seat}`}>
      <span class="dot" aria-hidden="true" />
      <b>
        Seat {seat}
        {view.seat === seat ? <small> you</small> : view.seat !== null && teamOf(seat, view.seats) === teamOf(view.seat, view.seats) && <small> partner</small>}
      </b>
      <span class="backs">
        {Array.from({ length: view.phase === "drop" && !waiting ? 5 : 4 }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <span class="state">{answered ? "“no dragon”" : waiting ? "has dropped" : view.question?.asked_by === seat ? "asks" : ""}</span>
    </li>
  );
}

function Teams({ view }: { view: View }) {
  return (
    <div class="teams">
      {view.points.map((points, team) => (
        <section key={team} class="team" aria-label={`Team ${team}`}>
          <h3>
            Team {team} <span class="count">{plural(points, "point")}</span>
          </h3>
          <ul>
            {[team, team + view.seats / 2].map((seat) => (
              <SeatChip key={seat} view={view} seat={seat} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function LastRound({ view }: { view: View }) {
  const last = view.last_round;
  return (
    <section class="last-round" aria-label="The last round" tabIndex={0}>
      {last ? <Shown last={last} /> : <p class="quiet">No round is over yet</p>}
    </section>
  );
}

function Shown({ last }: { last: NonNullable<View["last_round"]> }) {
  return (
    <>
      <p>
        Round {last.number}: {seatName(last.seat)} {last.announced ? `announced ${KINDS[last.announced]}` : "called counter-dragon"}
      </p>
      {last.shown.map((hand) => (
        <div key={hand.seat} class="row">
          <span>
            {seatName(hand.seat)}: {hand.dragon ? KINDS[hand.dragon] : "no dragon"}
          </span>
          {hand.cards.map((card) => (
            <div key={key(card)} class="card tiny">
              <CardDrawing card={card} />
            </div>
          ))}
        </div>
      ))}
    </>
  );
}

function Table({ view, picks }: TableProps<View>) {
  return (
    <div class="dancing-dragons">
      <Teams view={view} />
      <section class="centre" aria-label="The centre">
        <h3>
          Centre <span class="count">round {view.round} · target {view.options.target}</span>
        </h3>
        <div class="cards">
          <Pile count={view.deck_size} label="Deck" tint="#14532d" />
          {view.centre.map((card, place) => (
            <Spot key={place} picks={picks} target={`centre:${key(card)}`} label={cardName(card)} class="card">
              <CardDrawing card={card} />
            </Spot>
          ))}
          {view.phase === "drop" &&
            Array.from({ length: view.seats - view.to_move.length }, (_, index) => (
              <div key={index} class="card">
                <Back label="a dropped card, face down" tint="#14532d" />
              </div>
            ))}
        </div>
      </section>
      {view.hand && (
        <section class="hand" aria-label="Your hand">
          {view.hand.map((card, place) => (
            <Spot key={place} picks={picks} target={`hand:${key(card)}`} label={cardName(card)} class="card">
              <CardDrawing card={card} />
            </Spot>
          ))}
          {view.dropped && (
            <div class="card faded">
              <CardDrawing card={view.dropped} label={`dropped: ${cardName(view.dropped)}`} />
            </div>
          )}
        </section>
      )}
      <LastRound view={view} />
    </div>
  );
}

function facets(move: Move, view: View, told: Told): Facet[] {
  switch (move.type) {
    case "drop":
      return [{ key: `drop:${key(move.card)}`, label: say(move, view, told), target: `hand:${key(move.card)}` }];
    case "swap":
      return [
        { key: `give:${key(move.give)}`, label: `Swap the ${cardName(move.give)}`, target: `hand:${key(move.give)}` },
        { key: `take:${key(move.take)}`, label: `For the ${cardName(move.take)}`, target: `centre:${key(move.take)}` },
      ];
    case "announce":
      return [
        { key: "announce", label: "Announce your partner's dragon" },
        { key: `kind:${move.dragon}`, label: KINDS[move.dragon] },
      ];
    case "signal":
      return [
        { key: "signal", label: "Make a sign" },
        { key: `sign:${move.gesture}`, label: words(move.gesture) },
      ];
    case "counter_dragon":
    case "ask_no_dragon":
    case "no_dragon":
    case "stay_silent":
      return [{ key: move.type, label: say(move, view, told) }];
    default:
      return unhandled(move);
  }
}

function say(move: Move, _: View, __: Told): string {
  switch (move.type) {
    case "drop":
      return `Drop the ${cardName(move.card)}`;
    case "swap":
      return `Swap the ${cardName(move.give)} for the ${cardName(move.take)}`;
    case "announce":
      return `Announce: “My partner has ${KINDS[move.dragon]}”`;
    case "counter_dragon":
      return "Call counter-dragon: “A rival has a dragon”";
    case "signal":
      return `Make a sign: ${words(move.gesture)}`;
    case "ask_no_dragon":
      return "Ask “No dragon?”";
    case "no_dragon":
      return "Answer “no dragon”";
    case "stay_silent":
      return "Stay silent";
    default:
      return unhandled(move);
  }
}

const several = (cards: readonly Card[]): string => listed(cards.map(cardName));

function tell(event: Event, _: View, __: Told): string {
  switch (event.type) {
    case "round_started":
      return `Round ${event.round}: all 52 cards are shuffled.`;
    case "hand_dealt":
      return `${seatName(event.seat)} is dealt ${event.cards ? several(event.cards) : "a hand"}.`;
    case "card_dropped":
      return `${seatName(event.seat)} drops ${event.card ? `the ${cardName(event.card)}` : "a card, face down"}.`;
    case "cards_turned_up":
      return `The dropped cards are turned up: ${several(event.cards)}.`;
    case "card_swapped":
      return `${seatName(event.seat)} gives the ${cardName(event.given)} and takes the ${cardName(event.taken)}.`;
    case "dragon_announced":
      return `${seatName(event.seat)} announces: “My partner has ${KINDS[event.dragon]}!”`;
    case "counter_dragon_called":
      return `${seatName(event.seat)} calls counter-dragon!`;
    case "signalled":
      return `${seatName(event.seat)} makes a sign: ${words(event.gesture)}.`;
    case "no_dragon_asked":
      return `${seatName(event.seat)} asks: “No dragon?”`;
    case "no_dragon_answered":
      return `${seatName(event.seat)} answers “no dragon”.`;
    case "stayed_silent":
      return `${seatName(event.seat)} stays silent: play goes on.`;
    case "card_dealt":
      return `${seatName(event.seat)} is dealt ${event.card ? `the ${cardName(event.card)}` : "one more card"}.`;
    case "hands_shown":
      return event.hands.map((hand) => `${seatName(hand.seat)} shows ${several(hand.cards)}: ${hand.dragon ? KINDS[hand.dragon] : "no dragon"}.`).join(" ");
    case "points_scored":
      return `Points: ${event.points.map((points, team) => `team ${team} has ${points} (+${event.gained[team]})`).join(", ")}.`;
    case "game_won":
      return `The game is over: ${seatsListed(event.winners)} won.`;
    default:
      return unhandled(event);
  }
}

const picture = (id: string) =>
  id in PAINT ? (
    <span class="fourfold">
      {PARTS.map((part) => (
        <CardDrawing key={part} card={{ color: id as Color, part }} />
      ))}
    </span>
  ) : null;

const emblem = () => (
  <Drawing box="0 0 100 80">
    <rect width="100" height="80" rx="8" fill="#123524" />
    {(["wings", "body", "head"] as const).map((part, index) => (
      <g key={part} transform={`translate(${[2, 30, 52][index]} ${[6, 2, 2][index]}) scale(0.5)`}>
        <path d={ART[part]} fill={PAINT[(["yellow", "teal", "red"] as const)[index] ?? "red"].fill} stroke="#08150e" stroke-width="3" />
      </g>
    ))}
    <path d="M8 70q12-8 24 0t24 0 24 0 16-2" fill="none" stroke="#f6cf2f" stroke-width="3" stroke-linecap="round" />
  </Drawing>
);

export const dancingDragons = define<View, Move, Event>({ Table, facets, say, tell, picture, emblem, scores: { team: null } });
