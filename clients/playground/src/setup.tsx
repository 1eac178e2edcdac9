import type { Description, GameEntry } from "dancecard-client";
import { useEffect, useState } from "preact/hooks";
import { FileButton } from "./file";
import { capital, listed, seatName, words } from "./game";
import { uiOf } from "./games";
import { describe, hasKey, isLocked, listGames, type Setup, unlockWith } from "./service";
import { type Trouble, Troubled } from "./trouble";

const SEED_LETTERS = 8;

export const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_LETTERS / 2)), (byte) => byte.toString(16).padStart(2, "0")).join("");

interface Props {
  busy: boolean;
  trouble: Trouble | null;
  begin: (setup: Setup, people: Set<number>) => void;
  open: (file: File) => void;
  unlocked: () => void;
}

/** The first screen: which game, for how many, with what. It is there before the service has answered. */
export function SetupScreen({ busy, trouble, begin, open, unlocked }: Props) {
  const [games, setGames] = useState<GameEntry[] | null>(null);
  const [name, setName] = useState("");
  const [failed, setFailed] = useState(false);
  const load = (): void => {
    setFailed(false);
    listGames().then(
      (known) => {
        setGames(known);
        setName((chosen) => chosen || (known[0]?.name ?? ""));
      },
      () => setFailed(true),
    );
  };
  useEffect(load, []);
  const unlock = (key: string): void => {
    unlockWith(key);
    load();
    unlocked();
  };
  const game = games?.find((each) => each.name === name);
  return (
    <main class="setup">
      <p class="lead">
        Play tabletop games through the real API. Every click is a request, and you can see each of them.
      </p>
      {isLocked() ? <Key unlock={unlock} /> : <Troubled trouble={trouble} />}
      <fieldset class="games">
        <legend>Choose a game</legend>
        {failed && !isLocked() && (
          <p role="alert">
            The service does not answer. <button type="button" onClick={load}>Try again</button>
          </p>
        )}
        {games === null && !failed && [0, 1, 2, 3, 4].map((index) => <span key={index} class="game blank" />)}
        {games?.map((each) => (
          <label key={each.name} class="game">
            <input type="radio" name="game" value={each.name} checked={each.name === name} onChange={() => setName(each.name)} />
            {uiOf(each.name).emblem()}
            <b>{each.title}</b>
            <small>{listed(each.seats.map(String), "no", "or")} seats</small>
          </label>
        ))}
      </fieldset>
      <div class="form">{game && <Form key={game.name} game={game} busy={busy} begin={begin} />}</div>
      <p>
        <FileButton label="Open a transcript" open={open} />
      </p>
    </main>
  );
}

/** Where the service lets only those in who have a key. */
function Key({ unlock }: { unlock: (key: string) => void }) {
  const [key, setKey] = useState("");
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    unlock(key);
  };
  return (
    <form onSubmit={send}>
      <p role="alert">
        {hasKey() ? "The service does not know this key." : "This service is for those who have a key."} It is kept until you leave this page,
        and put into no link and no file.
      </p>
      <div class="fields">
        <label>
          Key
          <input type="password" required autocomplete="current-password" value={key} onInput={(event) => setKey(event.currentTarget.value)} />
        </label>
        <button type="submit">Use it</button>
      </div>
    </form>
  );
}

/** Words of the interface for what a game's description calls by its own names. */
function Form({ game, busy, begin }: { game: GameEntry; busy: boolean; begin: Props["begin"] }) {
  const [described, setDescribed] = useState<Description | null>(null);
  const [seats, setSeats] = useState(game.seats[0] ?? 2);
  const [people, setPeople] = useState<Set<number>>(new Set([0]));
  const [options, setOptions] = useState<Setup["options"]>({});
  const [seed, setSeed] = useState(randomSeed);
  useEffect(() => void describe(game.name).then(setDescribed, () => undefined), []);
  const start = (event: SubmitEvent): void => {
    event.preventDefault();
    begin({ game: game.name, seats, options, seed: seed || null }, new Set([...people].filter((seat) => seat < seats)));
  };
  const toggle = (seat: number): void => {
    const next = new Set(people);
    if (!next.delete(seat)) next.add(seat);
    setPeople(next);
  };
  return (
    <form onSubmit={start}>
      <p class="about">{described?.text}</p>
      <div class="fields">
        <label>
          Seats
          <select value={String(seats)} onChange={(event) => setSeats(Number(event.currentTarget.value))}>
            {game.seats.map((count) => (
              <option key={count} value={String(count)}>
                {count}
              </option>
            ))}
          </select>
        </label>
        {described?.options.map((option) => (
          <label key={option.name} title={option.text}>
            {capital(words(option.name))}
            {option.choices ? (
              <select value={String(options[option.name] ?? option.default)} onChange={(event) => setOptions({ ...options, [option.name]: event.currentTarget.value })}>
                {option.choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {words(choice)}
                  </option>
                ))}
              </select>
            ) : (
              <input
                type="number"
                min={option.minimum ?? undefined}
                max={option.maximum ?? undefined}
                value={String(options[option.name] ?? option.default)}
                onChange={(event) => setOptions({ ...options, [option.name]: Number(event.currentTarget.value) })}
              />
            )}
          </label>
        ))}
        <label>
          Seed
          <input value={seed} maxLength={64} onInput={(event) => setSeed(event.currentTarget.value)} />
        </label>
      </div>
      <fieldset class="people">
        <legend>Who plays? The others move at random.</legend>
        {Array.from({ length: seats }, (_, seat) => (
          <label key={seat}>
            <input type="checkbox" checked={people.has(seat)} onChange={() => toggle(seat)} />
            {seatName(seat)}
          </label>
        ))}
      </fieldset>
      <button type="submit" class="main" disabled={busy}>
        Deal
      </button>
    </form>
  );
}
