/** What the player needs of every game. */
import type { Problem } from "dancecard-client";

export interface State {
  game: string;
  seats: number;
  options: object;
  outcome: { winners: number[] } | null;
}

export interface Move {
  seat: number;
}

export interface Answer<T> {
  data?: T;
  error?: Problem;
}

/** The calls of one game, and what this player thinks of its moves. */
export interface Game<S extends State, M extends Move> {
  /** What the rules forbid at the start. */
  readonly wrong: M;
  start(seed: string): Promise<Answer<{ state: S }>>;
  legalMoves(state: S): Promise<Answer<{ moves: M[] }>>;
  apply(state: S, move: M): Promise<Answer<{ state: S }>>;
  view(state: S, seat: number | null): Promise<Answer<{ view: { seed: string | null } }>>;
  weight(move: M): number;

  readonly seats: number;
  sealedStart(hashes: string[]): Promise<Answer<Stand & { token: string; keys: string[] | null }>>;
  sealedLegalMoves(token: string, key: string): Promise<Answer<Stand & { moves: M[] }>>;
  sealedApply(token: string, key: string, move: M): Promise<Answer<Stand & { token: string; view: SealedView }>>;
  sealedView(token: string, key: string | null): Promise<Answer<Stand & { view: SealedView }>>;
}

/** How far a sealed match is, and by which moves. */
export interface Stand {
  ply: number;
  digest: string;
  previous: string | null;
}

export interface SealedView {
  seed: string | null;
  outcome: { winners: number[] } | null;
}

/** The move that this number draws from a hat, in which each lies as often as it weighs. */
export function picked<S extends State, M extends Move>(game: Game<S, M>, moves: M[], number: number): M {
  const hat = moves.flatMap((move) => Array<M>(game.weight(move)).fill(move));
  const move = hat[number % hat.length];
  if (move === undefined) throw new Error("nothing in the hat");
  return move;
}

/** What was asked for, and no problem. */
export async function good<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { data, error } = await answer;
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}
