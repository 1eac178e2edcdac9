import { type RefObject, render } from "preact";
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
import { FileButton } from "./file";
import { fragmentOf, linkOf, transcriptOf } from "./link";
import { Match } from "./match";
import { Requests } from "./requests";
import { isWaiting, onExchange, type Setup } from "./service";
import { SetupScreen } from "./setup";
import { AnyMove, SeatSwitch, TableScreen } from "./table";
import { type Trouble, Troubled, troubleOf } from "./trouble";

type Panel = "requests" | "move" | null;

function Playground() {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [match, setMatch] = useState<Match | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [panel, setPanel] = useState<Panel>(null);

  const show = (next: Match | null): void => {
    setTrouble(null);
    setMatch((last) => {
      last?.stop();
      return next;
    });
  };
  const open = async (making: () => Promise<Match>): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      show(await making());
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setBusy(false);
    }
  };
  /** A game of its own in the history, so that Back leads to what was here before. */
  const add = (making: () => Promise<Match>): void =>
    void open(async () => {
      const made = await making();
      history.pushState(null, "", location.href);
      return made;
    });
  const begin = (setup: Setup, people: Set<number>): void => add(() => Match.begin(setup, people, () => redraw(0)));
  const load = (file: File): void => add(async () => Match.load(transcriptOf(await file.text()), new Set([0]), () => redraw(0)));
  const close = (): void => {
    show(null);
    setPanel(null);
  };
  const leave = (): void => {
    history.pushState(null, "", location.pathname);
    close();
  };
  const read = (fragment: string): void =>
    void open(async () => {
      const { transcript, people } = await linkOf(fragment);
      return Match.load(transcript, people, () => redraw(0));
    });
  useEffect(() => onExchange(() => redraw(0)), []);
  useAddress(match, read, close);
  const head = useFocusAtHead(match);
  const unlocked = (): void => {
    if (location.hash.length > 1) read(location.hash);
  };
  return (
    <>
      <Head match={match} leave={leave} panel={panel} setPanel={setPanel} head={head} />
      {isWaiting() && <Waiting />}
      {match ? (
        <main>
          <Troubled trouble={trouble} />
          <SeatSwitch match={match} />
          <TableScreen match={match} />
          <Controls match={match} load={load} />
          {panel === "move" && !match.covered && (
            <section class="panel" aria-label="Send any move">
              <h2>Send any move</h2>
              <AnyMove key={String(match.seat)} match={match} />
            </section>
          )}
          {panel === "requests" && !match.covered && (
            <section class="panel" aria-label="Requests">
              <h2>Requests</h2>
              <Requests />
            </section>
          )}
        </main>
      ) : (
        <SetupScreen busy={busy} trouble={trouble} begin={begin} open={load} unlocked={unlocked} />
      )}
    </>
  );
}

/** The address always holds the game, so that it can be sent to somebody, or opened again. */
function useAddress(match: Match | null, opened: (fragment: string) => void, closed: () => void): void {
  const own = useRef("");
  useEffect(() => {
    const read = (): void => {
      if (location.hash === own.current) return;
      own.current = location.hash;
      if (location.hash.length > 1) opened(location.hash);
      else closed();
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  const ply = match?.moves.length;
  const last = match?.moves.at(-1);
  useEffect(() => {
    let stale = false;
    if (!match) own.current = location.hash;
    else {
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

/** Where the focus goes when what had it is gone with a whole screen. */
function useFocusAtHead(match: Match | null) {
  const head = useRef<HTMLHeadingElement>(null);
  const last = useRef(match);
  useLayoutEffect(() => {
    if (match !== last.current && document.activeElement === document.body) head.current?.focus();
    last.current = match;
  });
  return head;
}

/** Seen only when an answer is long in coming. */
function Waiting() {
  return (
    <p class="waiting" role="status">
      Waiting for the service …
    </p>
  );
}

interface HeadProps {
  match: Match | null;
  leave: () => void;
  panel: Panel;
  setPanel: (panel: Panel) => void;
  head: RefObject<HTMLHeadingElement>;
}

function Head({ match, leave, panel, setPanel, head }: HeadProps) {
  const toggle = (name: Panel): void => setPanel(panel === name ? null : name);
  return (
    <header>
      <h1 ref={head} tabIndex={-1}>
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
    const text = JSON.stringify(match.transcript, null, 1);
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
      <button type="button" aria-disabled={match.at === 0} onClick={() => void (match.at > 0 && match.undo())}>
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
