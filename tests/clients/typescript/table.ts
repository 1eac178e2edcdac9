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
}

/** What was asked for, and no problem. */
export async function good<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { data, error } = await answer;
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}
