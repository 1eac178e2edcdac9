import type {
  QueenOf12Card as Card,
  QueenOf12Color as Color,
  QueenOf12Die as Die,
  QueenOf12Event as Event,
  QueenOf12Field as Field,
  QueenOf12Move as Move,
  QueenOf12TrayDie as TrayDie,
  QueenOf12View as View,
} from "dancecard-client";
import { unhandled } from "dancecard-client";
import { Back, Drawing, Lettering, Print, SeatHead, Sheet, Spot } from "../drawing";
import { define, type Facet, listed, plural, seatName, seatsListed, type TableProps, type Told, words } from "../game";

const LINE = 5;
const AREA = LINE * LINE;
const ROUNDS = 12;
const AREAS = ["left", "right"] as const;
const TRAYS = { mountain: "Mountains", jungle: "Jungle" } as const;
const PAINT: Record<Color, { fill: string; ink: string; pale: string }> = {
  red: { fill: "#c62f3b", ink: "#fff", pale: "#ffc9cc" },
  violet: { fill: "#6f3fc2", ink: "#fff", pale: "#ddccff" },
  yellow: { fill: "#f2c522", ink: "#33280a", pale: "#ffeeae" },
};
const isColor = (value: string): value is Color => value in PAINT;
const NUMBER = /^Number (\d+)\. /; // so a card's text begins

const GLYPHS: Record<Card, string> = {
  princess: "M26 80L20 44L38 60L50 36L62 60L80 44L74 80z",
  parasite: "M50 40q22 0 22 20t-22 24-22-24 22-20M30 52L16 40M28 64H12M32 76L18 90M70 52L84 40M72 64h16M68 76L82 90",
  knight: "M50 34L78 44Q78 76 50 92Q22 76 22 44zM50 46v32M36 58h28",
  machine: "M50 40l6 10 12-4-2 12 12 4-8 9 6 10-12 1 0 12-11-6-8 9-5-11-12 3 3-12-11-5 9-8-6-11 12-1 1-12 10 6z",
  druid: "M50 90V58M50 66Q24 66 26 40Q50 40 50 66Q50 34 78 36Q78 62 50 66",
  warlock: "M50 32L68 76H32zM22 80Q50 92 78 80M50 48l3 6 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z",
  mountain_guardian: "M14 88L40 42L54 66L64 52L88 88zM33 55l7 6 6-6",
  jungle_guardian: "M50 90V50M50 50Q30 30 16 46Q34 44 50 50M50 50Q70 30 84 46Q66 44 50 50M50 50Q40 28 50 22Q62 30 50 50",
  rogue: "M26 86L66 46L72 34L84 28L78 40L66 46M30 70l16 16",
  worker: "M28 88L62 54M48 40Q66 34 80 54L72 60Q62 48 52 50z",
  golem: "M34 40h32v14H34zM26 58h48v20H26zM30 82h14v10H30zM56 82h14v10H56zM42 46h2M56 46h2",
  alchemist: "M42 34h16M46 34v18L30 82q-2 8 6 8h28q8 0 6-8L54 52V34M36 72h28",
  patient_one: "M34 34h32M34 90h32M38 34q0 20 12 28q12-8 12-28M38 90q0-20 12-28q12 8 12 28",
  mirror_image: "M50 34q22 0 22 28t-22 28-22-28 22-28M50 90v8M40 52q6-8 12-8M40 62q10-14 18-14",
};

function CardDrawing({ card, told }: { card: Card; told: Told }) {
  const known = told.component(card);
  const number = NUMBER.exec(known?.text ?? "")?.[1];
  return (
    <Drawing label={told.title(card)}>
      <Sheet fill="#fbf3e2" edge="#5d3d12" />
      <rect x="5" y="106" width="90" height="29" rx="6" fill="#5d3d12" />
      <path d={GLYPHS[card]} fill="none" stroke="#5d3d12" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" />
      <Print x="17" y="25" text-anchor="middle" font-size="19" font-weight="800" fill="#5d3d12">
        {number}
      </Print>
      <Print x="84" y="24" text-anchor="middle" font-size="15" font-weight="700" fill="#8a5a12">
        {known?.value ?? ""}
      </Print>
      <Lettering x={50} y={125} size={12} fill="#fff" text={told.title(card)} width={78} />
    </Drawing>
  );
}

function DieDrawing({ die }: { die: Die }) {
  const { fill, ink } = PAINT[die.color];
  return (
    <Drawing box="0 0 60 60" label={`${die.color} ${die.value}`} class="die">
      <path d="M30 3L53 17V43L30 57L7 43V17z" fill={fill} stroke="#1c1426" stroke-width="2" />
      <path d="M30 12L46 24L40 44H20L14 24zM30 3v9M53 17L46 24M53 43L40 44M30 57L20 44M30 57L40 44M7 43L20 44M7 17L14 24" fill="none" stroke={ink} stroke-width="1" opacity="0.55" />
      <Print x="30" y="38" text-anchor="middle" font-size="20" font-weight="800" fill={ink}>
        {die.value}
      </Print>
    </Drawing>
  );
}

const dieName = (die: Die): string => `${die.color} ${die.value}`;
const trayDieKey = (die: TrayDie): string => `${die.tray}:${die.color}:${die.value}`;
const dieKey = (die: Die): string => `${die.color}:${die.value}`;
const placeOf = (field: Field): number => (field.area === "left" ? 0 : AREA) + field.row * LINE + field.column;

function fieldsOf(view: View, told: Told, area: (typeof AREAS)[number]): string[] {
  return told.rows(`sheet_${view.options.sheet}_${area}`).slice(1).flatMap((row) => row.slice(1));
}

const fieldValue = (field: Field, view: View, told: Told): string =>
  fieldsOf(view, told, field.area)[field.row * LINE + field.column] ?? "";

const fieldName = (field: Field, view: View, told: Told): string =>
  `the ${fieldValue(field, view, told)} on the ${field.area} (row ${field.row + 1}, column ${field.column + 1})`;

function FieldBox(props: { value: string; crossed: boolean; place: number; picks: TableProps<View>["picks"]; own: boolean }) {
  const { value, crossed, place, picks, own } = props;
  const paint = isColor(value) ? PAINT[value] : null;
  return (
    <Spot picks={own ? picks : NO_PICKS} target={`field:${place}`} label={`Field ${value}`} class={`field ${paint ? value : ""} ${crossed ? "crossed" : ""}`}>
      <span aria-hidden="true">{paint ? value.charAt(0).toUpperCase() : value}</span>
    </Spot>
  );
}

const NO_PICKS: TableProps<View>["picks"] = { at: () => null, chosen: [] };

function SheetOf(props: TableProps<View> & { seat: number }) {
  const { view, told, seat, picks } = props;
  const crosses = view.crosses[seat] ?? [];
  return (
    <div class={`sheet ${seat === view.seat ? "own" : ""}`} role="group" aria-label={`${seatName(seat)}'s sheet, ${plural(crosses.length, "cross", "crosses")}`}>
      {AREAS.map((area, index) => (
        <div key={area} class={`area ${area}`}>
          {fieldsOf(view, told, area).map((value, field) => {
            const place = index * AREA + field;
            return <FieldBox key={place} value={value} crossed={crosses.includes(place)} place={place} picks={picks} own={seat === view.seat} />;
          })}
        </div>
      ))}
    </div>
  );
}

function Trays({ view, picks }: TableProps<View>) {
  return (
    <div class="trays">
      {(["mountain", "jungle"] as const).map((tray) => (
        <section key={tray} class={`tray ${tray}`} aria-label={TRAYS[tray]}>
          <h3>{TRAYS[tray]}</h3>
          <div class="dice">
            {view.trays
              .filter((die) => die.tray === tray)
              .map((die, index) => (
                <Spot key={index} picks={picks} target={`tray:${trayDieKey(die)}`} label={dieName(die)} class="die-spot">
                  <DieDrawing die={die} />
                </Spot>
              ))}
          </div>
        </section>
      ))}
      <p class="quiet">
        Round {view.round} of {ROUNDS}
        {view.number !== null && `, number ${view.number}`}
      </p>
    </div>
  );
}

function Dice({ dice, label, picks, own }: { dice: Die[]; label: string; picks: TableProps<View>["picks"]; own: boolean }) {
  return (
    <div class="dice held-dice">
      <span class="zone">{label}</span>
      {dice.length === 0 && <span class="quiet">none</span>}
      {dice.map((die, index) => (
        <Spot key={index} picks={own ? picks : NO_PICKS} target={`die:${dieKey(die)}`} label={dieName(die)} class="die-spot">
          <DieDrawing die={die} />
        </Spot>
      ))}
    </div>
  );
}

function Cards(props: { label: string; cards: Card[]; zone: string; own: boolean } & TableProps<View>) {
  const { cards, zone, own, picks, told } = props;
  return (
    <div class={`cards zone-${zone}`}>
      <span class="zone">{props.label}</span>
      {cards.map((card) => (
        <Spot key={card} picks={own ? picks : NO_PICKS} target={`${zone}:${card}`} label={told.title(card)} class={`card ${own ? "" : "tiny"} ${zone === "hand" ? "" : "tiny"}`}>
          <CardDrawing card={card} told={told} />
        </Spot>
      ))}
      {cards.length === 0 && <span class="quiet">none</span>}
    </div>
  );
}

function Played({ view, seat, told }: TableProps<View> & { seat: number }) {
  const cards = view.played[seat] ?? [];
  return (
    <div class="cards zone-played">
      <span class="zone">played</span>
      {cards.length === 0 && <span class="quiet">none</span>}
      {cards.map((card, index) => (
        <div key={index} class="card tiny">
          {card ? <CardDrawing card={card} told={told} /> : <Back label="a chosen card, face down" tint="#5d3d12" />}
        </div>
      ))}
    </div>
  );
}

function SeatPart(props: TableProps<View> & { seat: number }) {
  const { view, seat, picks } = props;
  const own = seat === view.seat;
  const parts = { ...props, own };
  return (
    <section class={`seat-part ${own ? "near" : ""}`} aria-label={seatName(seat)}>
      <Spot picks={own ? NO_PICKS : picks} target={`seat:${seat}`} label={`${seatName(seat)}'s dice`} class="wide">
        <SeatHead view={view} seat={seat}>
          {view.first_line.includes(seat) && <span class="badge">first line</span>}
        </SeatHead>
      </Spot>
      <div class="spread">
        <SheetOf {...props} />
        <div class="zones">
          <Dice dice={view.to_cross[seat] ?? []} label="to cross" picks={picks} own={own} />
          <Cards {...parts} label="hand" zone="hand" cards={view.hands[seat] ?? []} />
          <Played {...props} />
          <Cards {...parts} label="fan" zone="fan" cards={view.fans[seat] ?? []} />
          <Cards {...parts} label="discarded" zone="discard" cards={view.discards[seat] ?? []} />
        </div>
      </div>
    </section>
  );
}

function Table(props: TableProps<View>) {
  const { view } = props;
  const seats = view.hands.map((_, seat) => seat);
  const others = seats.filter((seat) => seat !== view.seat);
  return (
    <div class="queen-of-12">
      <Trays {...props} />
      {view.seat !== null && <SeatPart {...props} seat={view.seat} />}
      <div class="others">
        {others.map((seat) => (
          <SeatPart key={seat} {...props} seat={seat} />
        ))}
      </div>
    </div>
  );
}

/** Where a card of one's own lies that the Parasite returns: itself lies nowhere. */
function zoneOf(card: Card, seat: number, view: View): string {
  return view.hands[seat]?.includes(card) ? `hand:${card}` : `discard:${card}`;
}

function facets(move: Move, view: View, told: Told): Facet[] {
  const whole = say(move, view, told);
  switch (move.type) {
    case "play_card":
      return [{ key: `play:${move.card}`, label: whole, target: `hand:${move.card}` }];
    case "take_dice":
      return counted(move.dice);
    case "return_card":
      return [{ key: `return:${move.card}`, label: whole, target: zoneOf(move.card, move.seat, view) }];
    case "cross":
      return [
        { key: `die:${dieKey(move.die)}`, label: `Cross with the ${dieName(move.die)}`, target: `die:${dieKey(move.die)}` },
        crossing(move.field, view, told),
      ];
    case "cross_number":
      return [{ key: "number", label: "Cross a number field" }, crossing(move.field, view, told)];
    case "cross_any":
      return [{ key: "any", label: "Cross any field" }, crossing(move.field, view, told)];
    case "copy_dice":
      return [{ key: `copy:${move.source}`, label: whole, target: `seat:${move.source}` }];
    case "take_fan_card":
      return [
        { key: "fan", label: "Take a card of your fan" },
        { key: `fan:${move.card}`, label: told.title(move.card), target: `fan:${move.card}` },
      ];
    case "finish":
    case "take_back":
    case "decline":
      return [{ key: move.type, label: whole }];
    default:
      return unhandled(move);
  }
}

const crossing = (field: Field, view: View, told: Told): Facet => ({
  key: `field:${placeOf(field)}`,
  label: `Cross ${fieldName(field, view, told)}`,
  target: `field:${placeOf(field)}`,
});

/** Dice of one kind are alike: the second of them is a facet of its own. */
function counted(dice: TrayDie[]): Facet[] {
  return dice.map((die, index) => {
    const same = dice.slice(0, index).filter((other) => trayDieKey(other) === trayDieKey(die)).length;
    return {
      key: `take:${trayDieKey(die)}:${same}`,
      label: `Take ${same ? "another" : "the"} ${dieName(die)} of the ${TRAYS[die.tray]}`,
      ...(same ? {} : { target: `tray:${trayDieKey(die)}` }),
    };
  });
}

function say(move: Move, view: View, told: Told): string {
  switch (move.type) {
    case "play_card":
      return `Play ${told.title(move.card)}`;
    case "take_dice":
      return `Take ${listed(move.dice.map(dieName))}`;
    case "return_card":
      return `Return ${told.title(move.card)} to your fan`;
    case "cross_number":
      return `Cross ${fieldName(move.field, view, told)} with the ${told.title("alchemist")}`;
    case "cross":
      return `Cross ${fieldName(move.field, view, told)} with the ${dieName(move.die)}`;
    case "finish":
      return "Leave out the second cross";
    case "cross_any":
      return `Cross ${fieldName(move.field, view, told)}`;
    case "copy_dice":
      return `Copy the dice of ${seatName(move.source)}`;
    case "take_back":
      return "Take your discard pile into your hand";
    case "take_fan_card":
      return `Take ${told.title(move.card)} of your fan`;
    case "decline":
      return "Use no effect";
    default:
      return unhandled(move);
  }
}

function tell(event: Event, view: View, told: Told): string {
  const titles = (cards: readonly Card[]): string => listed(cards.map((card) => told.title(card)));
  const dice = (some: readonly Die[]): string => listed(some.map(dieName));
  switch (event.type) {
    case "fans_laid":
      return `Every fan holds ${titles(event.cards)}.`;
    case "round_started":
      return `Round ${event.round}: ${seatName(event.bag)} rolls ${dice(event.trays)}.`;
    case "cards_exchanged":
      return `${seatName(event.seat)} exchanges its hand for its discard pile.`;
    case "card_chosen":
      return `${seatName(event.seat)} has chosen ${event.card ? told.title(event.card) : "a card"}.`;
    case "cards_revealed":
      return `Revealed: ${event.played.map((cards, seat) => `${seatName(seat)} ${titles(cards)}`).join("; ")}.`;
    case "cards_negated":
      return `${titles(event.cards)} negate each other.`;
    case "dice_taken":
      return `${seatName(event.seat)} takes ${dice(event.dice)} with ${told.title(event.card)}.`;
    case "card_returned":
      return `${seatName(event.seat)} returns ${told.title(event.card)} to its fan.`;
    case "discards_taken":
      return `${seatName(event.seat)} takes back ${titles(event.cards)}.`;
    case "dice_copied":
      return `${seatName(event.seat)} copies ${dice(event.dice)} of ${seatName(event.source)}.`;
    case "field_crossed":
      return `${seatName(event.seat)} crosses ${fieldName(event.field, view, told)}${event.die ? ` with the ${dieName(event.die)}` : ""}.`;
    case "fan_card_taken":
      return `${seatName(event.seat)} takes ${told.title(event.card)} of its fan.`;
    case "card_discarded":
      return `${seatName(event.seat)} discards ${told.title(event.card)}.`;
    case "dice_lapsed":
      return `${seatName(event.seat)} has no field left for ${dice(event.dice)}.`;
    case "finished":
      return `${seatName(event.seat)} leaves out the second cross.`;
    case "declined":
      return `${seatName(event.seat)} uses no effect.`;
    case "first_line_completed":
      return `The first full lines: points for ${seatsListed(event.seats)}.`;
    case "game_ended":
      return `The twelfth round is over: ${seatsListed(event.winners)} won (${words(event.reason)}).`;
    default:
      return unhandled(event);
  }
}

function picture(id: string, told: Told) {
  if (id in GLYPHS) return <CardDrawing card={id as Card} told={told} />;
  const color = id.replace("die_", "");
  return isColor(color) ? <DieDrawing die={{ color, value: ROUNDS }} /> : null;
}

const emblem = () => (
  <Drawing box="0 0 100 80">
    <rect width="100" height="80" rx="8" fill="#4a2b12" />
    <path d="M22 34L16 10L36 22L50 4L64 22L84 10L78 34z" fill="#f2c522" stroke="#1c1426" stroke-width="1.5" />
    {(["red", "violet", "yellow"] as const).map((color, index) => (
      <g key={color} transform={`translate(${12 + index * 27} 40) scale(0.56)`}>
        <path d="M30 3L53 17V43L30 57L7 43V17z" fill={PAINT[color].fill} stroke="#1c1426" stroke-width="2" />
        <Print x="30" y="39" text-anchor="middle" font-size="22" font-weight="800" fill={PAINT[color].ink}>
          {[7, 12, 3][index]}
        </Print>
      </g>
    ))}
  </Drawing>
);

export const queenOf12 = define<View, Move, Event>({ Table, facets, say, tell, picture, emblem });
