import { Drawing, Star } from "../drawing";
import { capital, define, type Event, type Facet, type Move, type TableProps, type View, words } from "../game";

/** A game that has no drawings of its own yet: everything is shown as it stands in the view. */
type Members = Record<string, unknown>;
const COMMON = new Set(["type", "seat"]);

const shown = (value: unknown): string =>
  value === null ? "–" : typeof value === "object" ? JSON.stringify(value) : words(String(value));

const members = (record: object): [string, unknown][] => Object.entries(record as Members).filter(([name]) => !COMMON.has(name));

function Table({ view }: TableProps<View>) {
  return (
    <dl class="any">
      {members(view).map(([name, value]) => (
        <div key={name}>
          <dt>{capital(words(name))}</dt>
          <dd>{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function say(move: Move): string {
  return capital([words(move.type), ...members(move).map(([, value]) => shown(value))].join(" "));
}

function facets(move: Move): Facet[] {
  const first = { key: move.type, label: capital(words(move.type)) };
  return [first, ...members(move).map(([name, value]) => ({ key: `${name}:${JSON.stringify(value)}`, label: `${words(name)} ${shown(value)}` }))];
}

function tell(event: Event): string {
  return `${capital(words(event.type))}: ${Object.entries(event)
    .filter(([name]) => name !== "type")
    .map(([name, value]) => `${words(name)} ${shown(value)}`)
    .join(", ")}.`;
}

const emblem = () => (
  <Drawing box="0 0 100 80">
    <rect width="100" height="80" rx="8" fill="#2a2036" />
    <Star x={50} y={40} size={24} />
  </Drawing>
);

export const anyGame = define<View, Move, Event>({ Table, facets, say, tell, picture: () => null, emblem });
