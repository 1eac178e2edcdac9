import type {
  LetsDanceCard as Card,
  LetsDanceEvent as Event,
  LetsDanceMove as Move,
  LetsDanceSeenFloor as Floor,
  LetsDanceView as View,
} from "dancecard-client";
import { unhandled } from "dancecard-client";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Back, Drawing, Lettering, Person, Pile, Print, SeatHead, Sheet, Spot } from "../drawing";
import { define, type Facet, listed, plural, seatName, seatsListed, type TableProps, type Told } from "../game";

const TINTS: Record<string, string> = {
  basic: "#1f7a4d",
  floorwork: "#9a4a00",
  ymca: "#1a4fa3",
  spin: "#6a2fa0",
  conga_line: "#0f6f7a",
  euphoria: "#8a6200",
  dance_fever: "#b3182f",
  step_on_toes: "#3b3f46",
  partys_over: "#111318",
  first_player: "#5b2a86",
};

/** Poses, in a frame of 60 × 80: where the head is, and the limbs. */
const POSES: Record<string, [[number, number], string]> = {
  get_down: [[30, 22], "M30 34L28 54M29 38L8 46M29 38L52 28M28 54L10 60L8 76M28 54L48 58L46 76"],
  the_cowboy: [[30, 12], "M30 24V48M30 28L50 18L54 4M30 28L14 40L24 48M30 48L14 58L20 76M30 48L44 60L42 76"],
  the_robot: [[30, 12], "M30 24V50M30 26H50V10M30 26H10V44M30 50H18V76M30 50H42V76"],
  the_shuffle: [[34, 12], "M33 24L28 48M32 28L50 36L58 30M32 28L14 32L8 42M28 48L44 60L56 76M28 48L16 60L4 66"],
  backspin: [[14, 62], "M22 66L42 70M26 66L14 46M30 68L26 78M42 70L56 50L44 38M42 70L50 44L58 28"],
  the_worm: [[10, 52], "M18 56Q28 72 40 58T58 66M20 58L10 74M56 66L60 54"],
  kneeslide: [[26, 16], "M26 28L22 54M26 32L48 22M25 32L6 22M22 54L44 60L56 74M22 54L34 72L12 76"],
};

function Art({ id, ink }: { id: string; ink: string }) {
  const pose = POSES[id];
  if (pose) {
    return (
      <g transform="translate(18 22) scale(1.06)">
        <Person head={pose[0]} lines={pose[1]} stroke={ink} />
      </g>
    );
  }
  const line = { fill: "none", stroke: ink, "stroke-width": 6, "stroke-linecap": "round" as const, "stroke-linejoin": "round" as const };
  switch (id) {
    case "y":
    case "m":
    case "c":
    case "a":
      return (
        <Print x="50" y="92" text-anchor="middle" font-size="72" font-weight="900" fill={ink}>
          {id.toUpperCase()}
        </Print>
      );
    case "spin":
      return <path {...line} d="M50 62q6-6 0-12q-14-2-16 12q2 20 22 18q22-6 18-30q-10-24-36-18q-20 10-18 32" />;
    case "conga_line":
      return (
        <g>
          {[0, 1, 2].map((index) => (
            <g key={index} transform={`translate(${4 + index * 28} 28) scale(0.62 0.86)`}>
              <Person head={[30, 10]} lines="M30 22V46M30 28L66 24M30 46L18 72M30 46L46 70" stroke={ink} width={7} />
            </g>
          ))}
        </g>
      );
    case "euphoria":
      return (
        <g {...line}>
          <circle cx="50" cy="64" r="16" fill={ink} />
          <path d="M50 28v10M50 90v10M14 64h10M76 64h10M25 39l7 7M68 82l7 7M75 39l-7 7M32 82l-7 7" />
        </g>
      );
    case "dance_fever":
      return (
        <g>
          <path d="M50 24q4 20 18 30q12 12 8 28q-4 20-26 20t-26-20q-2-16 10-26q2 10 8 12q6-20 8-44z" fill={ink} />
          <Print x="50" y="94" text-anchor="middle" font-size="24" font-weight="900" fill="#fffaf2">
            ×2
          </Print>
        </g>
      );
    case "step_on_toes":
      return (
        <g fill={ink}>
          <path d="M22 84q2-30 20-40l14 14q4 12 24 18q8 4 6 14H22z" />
          <path d="M16 100h72" {...line} />
          <path d="M22 30l10 10M44 22l2 12M64 28l-6 10" {...line} />
        </g>
      );
    case "partys_over":
      return (
        <g {...line}>
          <circle cx="50" cy="62" r="32" />
          <path d="M50 42v22l16 8" />
        </g>
      );
    default:
      return <path d="M50 34l9 20 21 2-16 14 5 21-19-11-19 11 5-21-16-14 21-2z" fill={ink} />;
  }
}

function CardDrawing({ id, told }: { id: string; told: Told }) {
  const tint = TINTS[told.component(id)?.group ?? ""] ?? "#333";
  const value = told.component(id)?.value;
  return (
    <Drawing label={told.title(id)}>
      <Sheet edge={tint} />
      <rect x="5" y="110" width="90" height="25" rx="6" fill={tint} />
      <Art id={id} ink={tint} />
      <Lettering x={50} y={126.5} size={Math.min(16, 126 / told.title(id).length)} fill="#fff" text={told.title(id)} width={150} />
      {value !== null && value !== undefined && (
        <Print x="15" y="24" text-anchor="middle" font-size="17" font-weight="800" fill={tint}>
          {value}
        </Print>
      )}
    </Drawing>
  );
}

/** One row, so that nothing below moves when a card is danced; what was danced last is in sight. */
function FloorRow({ floor, label, told }: { floor: Floor; label: string; told: Told }) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = row.current.scrollWidth;
  });
  const empty = floor.stops.length === 0 && floor.sequences.every((sequence) => sequence.length === 0);
  return (
    <div class="floor" ref={row} tabIndex={0} role="group" aria-label={label}>
      {empty && <p class="quiet">An empty floor</p>}
      {floor.sequences.map((sequence, index) => (
        <>
          {sequence.length > 0 && (
            <div class={`sequence ${index === floor.sequences.length - 1 ? "running" : ""}`}>
              {sequence.map((card, place) => (
                <div key={place} class="card small">
                  <CardDrawing id={card} told={told} />
                </div>
              ))}
            </div>
          )}
          {index < floor.stops.length && (
            <div class="card small stop">
              {floor.stops[index] ? (
                <>
                  <Back label={`face down: ${told.title(floor.stops[index])}`} tint="#3b3f46" />
                  <span class="under">{told.title(floor.stops[index])}</span>
                </>
              ) : (
                <Back tint="#3b3f46" />
              )}
            </div>
          )}
        </>
      ))}
    </div>
  );
}

function Table({ view, picks, told }: TableProps<View>) {
  const seats = view.hand_sizes.map((_, seat) => seat);
  const near = view.seat ?? 0;
  const round = [...seats.slice(near + 1), ...seats.slice(0, near + 1)];
  const theft = view.theft;
  return (
    <div class="lets-dance">
      <div class="middle">
        <Pile count={view.deck_size} label="Deck" />
        <figure class="pile">
          <div class="card">{view.discards.length > 0 ? <CardDrawing id={view.discards.at(-1) ?? ""} told={told} /> : <div class="gap"><span>empty</span></div>}</div>
          <figcaption>Discards · {view.discards.length}</figcaption>
        </figure>
        <div class="news">
          {view.final_round ? <p class="badge">Final round</p> : view.partys_over_shown ? <p class="badge">Party's Over has turned up</p> : null}
          {view.line > 0 && <p class="badge">A conga line of {view.line}</p>}
          {theft && (
            <div class="row">
              {theft.cards ? (
                theft.cards.map((card, index) => (
                  <Spot key={index} picks={picks} target={`taken:${card}`} label={told.title(card)} class="card">
                    <CardDrawing id={card} told={told} />
                  </Spot>
                ))
              ) : (
                <div class="card">
                  <Back label="cards taken, face down" />
                </div>
              )}
              <p>taken from {seatName(theft.target)}</p>
            </div>
          )}
        </div>
      </div>
      {round.map((seat) => (
        <section key={seat} aria-label={seatName(seat)}>
          <Spot picks={picks} target={`floor:${seat}`} label={`${seatName(seat)}'s floor`} class="wide">
            <SeatHead view={view} seat={seat}>
              <span class="count">{plural(view.hand_sizes[seat] ?? 0, "card")} in hand</span>
            </SeatHead>
          </Spot>
          <FloorRow floor={view.floors[seat] as Floor} label={`${seatName(seat)}'s floor`} told={told} />
        </section>
      ))}
      {view.hand && (
        <section class="hand" aria-label="Your hand">
          {view.hand.map((card, index) => (
            <Spot key={`${card}${index}`} picks={picks} target={`hand:${card}`} label={told.title(card)} class="card">
              <CardDrawing id={card} told={told} />
            </Spot>
          ))}
          {view.hand.length === 0 && <p class="quiet">Your hand is empty</p>}
        </section>
      )}
    </div>
  );
}

const PLACES = ["Play", "then", "then"];

function danced(cards: Card[], told: Told): Facet[] {
  return PLACES.map((first, place) => {
    const card = cards[place];
    const before = cards.slice(0, place).join("+");
    return card
      ? { key: `dance:${before}+${card}`, label: `${first} ${told.title(card)}`, target: `hand:${card}` }
      : { key: `dance:${before}.`, label: "and nothing more" };
  });
}

const titles = (cards: readonly Card[], told: Told): string => listed(cards.map((card) => told.title(card)));

function facets(move: Move, view: View, told: Told): Facet[] {
  switch (move.type) {
    case "dance":
      return danced(move.cards, told);
    case "step_on_toes":
      return [{ key: `toes:${move.target}`, label: say(move, view, told), target: `floor:${move.target}` }];
    case "renew":
      return [
        { key: "renew", label: "Renew your hand" },
        { key: `down:${move.face_down}`, label: `Put ${told.title(move.face_down)} face down`, target: `hand:${move.face_down}` },
        { key: `discard:${move.discard.join()}`, label: `Discard ${titles(move.discard, told)}` },
      ];
    case "sit_out":
      return [{ key: `out:${move.face_down}`, label: say(move, view, told), ...(move.face_down ? { target: `hand:${move.face_down}` } : {}) }];
    case "join_conga":
      return [{ key: "join", label: say(move, view, told), target: "hand:conga_line" }];
    case "keep":
      return [{ key: `keep:${move.card}`, label: say(move, view, told), target: `taken:${move.card}` }];
    case "replenish":
      return [{ key: "replenish", label: say(move, view, told) }];
    default:
      return unhandled(move);
  }
}

function say(move: Move, view: View, told: Told): string {
  switch (move.type) {
    case "dance":
      return `Play ${move.cards.map((card) => told.title(card)).join(", ")}`;
    case "step_on_toes":
      return `Step on ${seatName(move.target)}'s toes`;
    case "replenish":
      return view.final_round ? "Pass" : "Replenish your hand";
    case "renew":
      return `Renew: ${told.title(move.face_down)} face down, discard ${titles(move.discard, told)}`;
    case "join_conga":
      return "Join the conga line";
    case "sit_out":
      return move.face_down ? `Sit out, with ${told.title(move.face_down)} face down` : "Sit out";
    case "keep":
      return `Keep ${told.title(move.card)}`;
    default:
      return unhandled(move);
  }
}

const shown = (card: Card | null, told: Told): string => (card ? told.title(card) : "a card");

function tell(event: Event, _: View, told: Told): string {
  switch (event.type) {
    case "hand_dealt":
      return `${seatName(event.seat)} is dealt ${event.cards ? titles(event.cards, told) : "a hand"}.`;
    case "cards_danced":
      return `${seatName(event.seat)} dances ${titles(event.cards, told)}.`;
    case "spin_tried":
      return `${seatName(event.seat)} tries ${titles(event.cards, told)}.`;
    case "card_revealed":
      return `${told.title(event.card)} is revealed.`;
    case "spin_fell":
      return `${seatName(event.seat)} falls (${event.fall}): ${told.title(event.face_down)} lies face down.`;
    case "cards_discarded":
      return `${titles(event.cards, told)} discarded.`;
    case "card_drawn":
      return `${seatName(event.seat)} draws ${shown(event.card, told)}.`;
    case "partys_over_shown":
      return `${seatName(event.seat)} turns up Party's Over: this round is finished, then one more is played.`;
    case "final_round_started":
      return "The final round: nobody draws any more.";
    case "deck_rebuilt":
      return `The discards are shuffled into a deck of ${event.deck_size}.`;
    case "replenished":
      return `${seatName(event.seat)} plays nothing, to fill up its hand.`;
    case "renewed":
      return `${seatName(event.seat)} renews its hand: ${shown(event.face_down, told)} face down, ${titles(event.discarded, told)} discarded.`;
    case "toes_stepped_on":
      return `${seatName(event.seat)} steps on ${seatName(event.target)}'s toes.`;
    case "cards_taken":
      return `${seatName(event.seat)} takes ${event.cards ? titles(event.cards, told) : plural(event.count, "card")} from ${seatName(event.target)}.`;
    case "card_kept":
      return `${seatName(event.seat)} keeps ${shown(event.card, told)}.`;
    case "conga_line_opened":
      return `${seatName(event.seat)} opens a conga line.`;
    case "conga_line_joined":
      return `${seatName(event.seat)} joins: ${event.size} in line.`;
    case "sat_out":
      return `${seatName(event.seat)} sits out${event.stopped ? `, ${shown(event.face_down, told)} face down` : ""}.`;
    case "conga_line_ended":
      return `The conga line of ${seatsListed(event.seats)} ends.`;
    case "game_ended":
      return `The party is over: ${seatsListed(event.winners)} won.`;
    default:
      return unhandled(event);
  }
}

const emblem = () => (
  <Drawing box="0 0 100 80">
    <rect width="100" height="80" rx="8" fill="#14384a" />
    <path d="M0 58h100v22H0zM0 69h100M20 58l-8 22M44 58l-2 22M68 58l4 22M88 58l10 22" fill="#1f6a78" stroke="#9fe3ea" opacity="0.7" />
    {["the_cowboy", "get_down", "the_robot"].map((pose, index) => (
      <g key={pose} transform={`translate(${6 + index * 30} 16) scale(0.56)`}>
        <Person head={POSES[pose]?.[0] ?? [0, 0]} lines={POSES[pose]?.[1] ?? ""} stroke={["#ffd166", "#ff7eb6", "#8be9fd"][index] ?? ""} />
      </g>
    ))}
  </Drawing>
);

export const letsDance = define<View, Move, Event>({
  Table,
  facets,
  say,
  tell,
  picture: (id, told) => <CardDrawing id={id} told={told} />,
  emblem,
  scores: { ymca: "YMCA" },
});
