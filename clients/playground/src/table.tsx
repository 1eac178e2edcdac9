import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Choice } from "./facets";
import { capital, type Move, type Picks, plural, seatName, seatsListed, words } from "./game";
import type { Match } from "./match";
import { Places } from "./trouble";

/** The table, the choices of the seat that looks, and what has happened. */
export function TableScreen({ match }: { match: Match }) {
  return match.covered ? <Cover match={match} /> : <Table match={match} />;
}

function Table({ match }: { match: Match }) {
  const { seen, ui, told } = match;
  const [picked, pick] = useState<string[]>([]);
  useEffect(() => pick([]), [match.at, match.seat, match]);
  const moves = match.atEnd ? seen.legal_moves : NO_MOVES;
  const play = (move: Move): void => {
    pick([]);
    if (!match.busy) void match.play(move);
  };
  const choice = useMemo(() => new Choice(ui, seen.view, told, moves, picked, pick, play), [seen, moves, picked]);
  const picks: Picks = { at: choice.at, chosen: picked };
  return (
    <div class="match" aria-busy={match.busy}>
      <section class="surface" aria-label={match.seat === null ? "The table as a spectator sees it" : `The table as ${seatName(match.seat)} sees it`}>
        <h2 class="unseen">The table</h2>
        <ui.Table view={seen.view} picks={picks} told={told} />
      </section>
      <aside class="side-bar">
        <Choices match={match} choice={choice} picked={picked} pick={pick} />
        <Log match={match} />
      </aside>
      <Outcome match={match} />
    </div>
  );
}

const NO_MOVES: Move[] = [];

export function SeatSwitch({ match }: { match: Match }) {
  const { state } = match.step;
  const seats = [...Array.from({ length: state.seats }, (_, seat) => seat), null];
  return (
    <div class="seats" role="group" aria-label="Look from">
      {seats.map((seat) => (
        <button key={String(seat)} type="button" class={seat === null ? "" : `seat-${seat}`} aria-pressed={match.seat === seat} onClick={() => match.look(seat)}>
          {seat !== null && <span class="dot" aria-hidden="true" />}
          {seat === null ? "Spectator" : seatName(seat)}
          {seat !== null && !match.people.has(seat) && <small> random</small>}
          {seat !== null && state.to_move.includes(seat) && <span class="turn" title="to move" aria-label="to move">●</span>}
        </button>
      ))}
    </div>
  );
}

/** Between two people who share a device. */
function Cover({ match }: { match: Match }) {
  return (
    <div class="cover">
      <h2>{seatName(match.seat ?? 0)}, it is your turn</h2>
      <p>The others look away. Nothing of the table is on this page until you say so.</p>
      <button type="button" class="main" onClick={() => match.uncover()}>
        Show my table
      </button>
    </div>
  );
}

function Choices(props: { match: Match; choice: Choice; picked: string[]; pick: (keys: string[]) => void }) {
  const { match, choice, picked, pick } = props;
  const held = useFocusKept();
  return (
    <section class={`choices ${match.step.state.outcome ? "over" : ""}`} aria-label="Choices" ref={held}>
      <Refused match={match} />
      <h2 title={heading(match)}>{heading(match)}</h2>
      <p class="quiet about-phase">{explanation(match)}</p>
      {!match.atEnd && (
        <div class="bar">
          <button type="button" onClick={() => match.playOnFromHere()}>
            Play on from here
          </button>
          <button type="button" onClick={() => void match.goTo(match.moves.length)}>
            Back to the end
          </button>
        </div>
      )}
      {match.atEnd && (
        <ol>
          {choice.size > 0 &&
            choice.options.map((option, place) => (
              <li key={place}>
                <button type="button" class={`choice ${option.whole ? "whole" : ""}`} aria-disabled={match.busy} onClick={option.choose}>
                  {option.label}
                </button>
              </li>
            ))}
        </ol>
      )}
      <div class="bar foot">
        {picked.length > 0 && (
          <button type="button" onClick={() => pick(picked.slice(0, -1))}>
            Back
          </button>
        )}
        {match.othersMayAct && (
          <button type="button" onClick={() => void match.others()}>
            Let the others move
          </button>
        )}
      </div>
    </section>
  );
}

function heading(match: Match): string {
  const { state } = match.step;
  if (!match.atEnd) return `After move ${match.at} of ${match.moves.length}`;
  if (state.outcome) return "The game is over";
  if (match.seat === null) return "You watch";
  if (!state.to_move.includes(match.seat)) return `Waiting for ${seatsListed(state.to_move)}`;
  return `Your move: ${words(state.phase)}`;
}

function explanation(match: Match): string {
  const { state } = match.step;
  const phase = match.told.description.phases.find((each) => each.name === state.phase);
  return state.outcome || !phase ? "" : phase.text;
}

/** A choice that was made with the keyboard goes away; the focus stays with its neighbours. */
function useFocusKept() {
  const held = useRef<HTMLElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const note = (event: FocusEvent): void => {
      inside.current = held.current?.contains(event.target as Node) ?? false;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) {
      held.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    }
  });
  return held;
}

function Refused({ match }: { match: Match }) {
  const { trouble, refused } = match;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "center" }), [trouble, refused]);
  if (!trouble && !refused) return null;
  return (
    <div role="alert" class="refused" ref={place}>
      {refused ? <Reason match={match} refused={refused} /> : trouble}
    </div>
  );
}

function Reason({ match, refused: { problem, move, after } }: { match: Match; refused: NonNullable<Match["refused"]> }) {
  return (
    <>
      {after !== undefined && <p>Move {after + 1} was refused. All before it was played.</p>}
      <p>
        {problem.rule ? (
          <>
            <a href={`docs/games/${match.setup.game}#rule-${problem.rule.number}`}>Rule {problem.rule.number}</a> {problem.rule.text}
          </>
        ) : (
          <b>{problem.detail}</b>
        )}
      </p>
      <p class="small">
        Refused with {problem.status} <a href={problem.type.slice(1)}>{problem.code}</a>
      </p>
      {problem.code === "not_your_turn" && <p>Now it is the turn of {seatsListed(match.step.state.to_move)}.</p>}
      <Places places={[...(problem.errors ?? []), ...(problem.faults ?? [])]} />
      <code class="small">{JSON.stringify(move)}</code>
      <button type="button" onClick={() => match.forgive()}>
        Dismiss
      </button>
    </>
  );
}

function Log({ match }: { match: Match }) {
  const { log, seen, ui, told } = match;
  const lines = log.map((event) => ui.tell(event, seen.view, told));
  return (
    <section class="log" aria-label="What has happened">
      <h2>What has happened</h2>
      <p class="unseen" role="status">
        {lines.at(-1)}
      </p>
      <ol reversed tabIndex={0} aria-label="Events, the newest first">
        {lines.toReversed().map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

function Outcome({ match }: { match: Match }) {
  const { outcome } = match.step.state;
  if (!outcome) return null;
  const names = match.ui.scores ?? {};
  const rows = Object.keys(outcome.scores[0] ?? {}).filter((line) => line !== "seat" && line !== "total" && names[line] !== null);
  const line = (name: string): unknown[] => outcome.scores.map((score) => (score as unknown as Record<string, unknown>)[name]);
  return (
    <section class="outcome" aria-label="Outcome">
      <h2>{outcome.winners.length ? `${seatsListed(outcome.winners)} ${outcome.winners.length > 1 ? "win" : "wins"}` : "Nobody wins"}</h2>
      <p>
        {capital(match.told.title(outcome.reason))}, after {plural(match.step.state.ply, "move")}.
      </p>
      <div class="scores" tabIndex={0} role="region" aria-label="Scores">
        <table>
          <thead>
            <tr>
              <th scope="col">Score</th>
              {outcome.scores.map((score) => (
                <th key={score.seat} scope="col">
                  {seatName(score.seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows, "total"].map((name) => (
              <tr key={name}>
                <th scope="row">{names[name] ?? capital(words(name))}</th>
                {line(name).map((value, seat) => (
                  <td key={seat}>{String(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Send any move, to see what the service says of it. */
export function AnyMove({ match }: { match: Match }) {
  const legal = match.seen.legal_moves[0];
  const [text, write] = useState(JSON.stringify(legal ?? { seat: match.seat ?? 0, type: "" }));
  const [wrong, setWrong] = useState("");
  const send = (): void => {
    try {
      setWrong("");
      void match.play(JSON.parse(text));
    } catch {
      setWrong("This is not JSON.");
    }
  };
  const waiting = Array.from({ length: match.setup.seats }, (_, seat) => seat).find((seat) => !match.step.state.to_move.includes(seat));
  const again = match.moves.find((move) => move.seat === match.seat); // of another seat it may be a secret
  return (
    <div class="any-move">
      <label>
        Any move, as JSON
        <textarea rows={4} spellcheck={false} value={text} onInput={(event) => write(event.currentTarget.value)} />
      </label>
      <div class="bar">
        <button type="button" class="main" onClick={send}>
          Send it
        </button>
        {legal && (
          <button type="button" onClick={() => write(JSON.stringify(legal))}>
            A legal move
          </button>
        )}
        {legal && waiting !== undefined && (
          <button type="button" onClick={() => write(JSON.stringify({ ...legal, seat: waiting }))}>
            Out of turn
          </button>
        )}
        {again && (
          <button type="button" onClick={() => write(JSON.stringify(again))}>
            My first move again
          </button>
        )}
        <span role="status">{wrong}</span>
      </div>
    </div>
  );
}
