import { render } from "preact";
import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { FileButton } from "./file";
import { fragmentOf, linkOf } from "./link";
import { Match, type Transcript } from "./match";
import { Requests } from "./requests";
import { onExchange, Refusal, type Setup } from "./service";
import { SetupScreen } from "./setup";
import { AnyMove, SeatSwitch, TableScreen } from "./table";

type Panel = "requests" | "move" | null;

function Playground() {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [match, setMatch] = useState<Match | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [panel, setPanel] = useState<Panel>(null);

  const open = async (making: () => Promise<Match | null>): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const made = await making();
      if (made) setMatch(made);
    } catch (error) {
      setTrouble(error instanceof Refusal ? error.problem.detail : "This cannot be opened: the service does not answer, or it is no transcript.");
    } finally {
      setBusy(false);
    }
  };
  const begin = (setup: Setup, people: Set<number>): void => void open(() => Match.begin(setup, people, () => redraw(0)));
  const load = (file: File): void =>
    void open(async () => {
      const { rules_version: _, ...transcript } = JSON.parse(await file.text()) as Transcript & { rules_version?: number };
      if (typeof transcript.game !== "string" || !Array.isArray(transcript.moves)) throw new Error("no transcript");
      return Match.load(transcript, new Set([0]), () => redraw(0));
    });
  const leave = (): void => {
    match?.stop();
    setMatch(null);
    setPanel(null);
    history.replaceState(null, "", location.pathname);
  };
  useEffect(() => onExchange(() => redraw(0)), []);
  useAddress(match, (fragment) =>
    void open(async () => {
      const link = await linkOf(fragment);
      return link && Match.load(link.transcript, link.people, () => redraw(0));
    }),
  );
  return (
    <>
      <Head match={match} leave={leave} panel={panel} setPanel={setPanel} />
      {match ? (
        <main>
          <SeatSwitch match={match} />
          <TableScreen match={match} />
          <Controls match={match} load={load} />
          {trouble && <p role="alert" class="refused">{trouble}</p>}
          {panel === "move" && !match.covered && (
            <section class="panel" aria-label="Send any move">
              <h2>Send any move</h2>
              <AnyMove match={match} />
            </section>
          )}
          {panel === "requests" && (
            <section class="panel" aria-label="Requests">
              <h2>Requests</h2>
              <Requests />
            </section>
          )}
        </main>
      ) : (
        <SetupScreen busy={busy} trouble={trouble} begin={begin} open={load} />
      )}
    </>
  );
}

/** The address always holds the game, so that it can be sent to somebody, or opened again. */
function useAddress(match: Match | null, opened: (fragment: string) => void): void {
  const own = useRef("");
  useEffect(() => {
    const read = (): void => {
      if (location.hash.length > 1 && location.hash !== own.current) opened(location.hash);
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  const ply = match?.moves.length;
  const last = match?.moves.at(-1);
  useEffect(() => {
    let stale = false;
    if (match) {
      void fragmentOf(match.transcript, match.people).then((fragment) => {
        if (stale) return;
        own.current = fragment;
        history.replaceState(null, "", fragment);
      });
    }
    return () => {
      stale = true;
    };
  }, [match, ply, last]);
}

function Head(props: { match: Match | null; leave: () => void; panel: Panel; setPanel: (panel: Panel) => void }) {
  const { match, leave, panel, setPanel } = props;
  const toggle = (name: Panel): void => setPanel(panel === name ? null : name);
  return (
    <header>
      <h1>
        Dancecard <span>{match ? match.told.description.title : "playground"}</span>
      </h1>
      <nav aria-label="Pages">
        {match && (
          <>
            <button type="button" onClick={leave}>
              New game
            </button>
            <button type="button" aria-expanded={panel === "move"} onClick={() => toggle("move")}>
              Any move
            </button>
            <button type="button" aria-expanded={panel === "requests"} onClick={() => toggle("requests")}>
              Requests
            </button>
            <a href={`docs/games/${match.setup.game}`}>Rules</a>
          </>
        )}
        <a href="docs/">API</a>
      </nav>
    </header>
  );
}

function Controls({ match, load }: { match: Match; load: (file: File) => void }) {
  const [copied, setCopied] = useState("");
  const save = (): void => {
    const { rules_version } = match.told.description;
    const text = JSON.stringify({ ...match.transcript, rules_version }, null, 1);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = `${match.setup.game}-${match.setup.seed}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href);
    setCopied("Copied. It holds the seed: whoever has it can know everything.");
  };
  return (
    <section class="controls" aria-label="The course of the game">
      <button type="button" disabled={match.at === 0} onClick={() => void match.undo()}>
        Undo
      </button>
      <label class="slider">
        Move {match.at} of {match.moves.length}
        <input
          type="range"
          min={0}
          max={match.moves.length}
          value={match.at}
          onInput={(event) => void match.goTo(Number(event.currentTarget.value))}
        />
      </label>
      <button type="button" onClick={save}>
        Export
      </button>
      <FileButton label="Import" open={load} />
      <button type="button" onClick={() => void copy().catch(() => setCopied("Copy it from the address bar."))}>
        Copy link
      </button>
      {match.people.size > 1 && (
        <label>
          <input type="checkbox" checked={match.curtain} onChange={(event) => (match.curtain = event.currentTarget.checked)} />
          Cover the table between seats
        </label>
      )}
      <span role="status">{copied}</span>
    </section>
  );
}

const place = document.getElementById("playground");
if (place) {
  place.replaceChildren();
  render(<Playground />, place);
}
