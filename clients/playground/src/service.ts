import { createClient, type Description, type GameEntry, type Problem } from "dancecard-client";
import type { Event, Move, State, View } from "./game";

/** A request and its answer, as they went over the wire. */
export interface Exchange {
  id: number;
  method: string;
  path: string;
  request: string;
  status: number;
  response: string;
  milliseconds: number;
}

export interface Setup {
  game: string;
  seats: number;
  options: Record<string, string | number>;
  seed: string | null;
}

export interface SeatView {
  seat: number | null;
  view: View;
  events: Event[];
  legal_moves: Move[];
}

export interface Transition {
  state: State;
  views: SeatView[];
}

export interface Replayed extends Transition {
  applied: number;
  refused: { index: number; problem: Problem } | null;
}

/** The service has said no. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** The address of the service: the folder of the page. */
export const BASE = new URL(".", document.baseURI).href.replace(/\/$/, "");
const MOST_EXCHANGES = 30;
const PATIENCE = 20_000; // milliseconds that an answer may take
const NEEDS_A_KEY = 401;
let listener: () => void = () => undefined;
let count = 0;
let pending = 0;
let key = ""; // for this page alone: in no link, no file, no copy
let locked = false;
export const exchanges: Exchange[] = [];

/** Is an answer awaited? */
export const isWaiting = (): boolean => pending > 0;

/** Does the service want a key that this page has not? */
export const isLocked = (): boolean => locked;

export const hasKey = (): boolean => key !== "";

export function unlockWith(given: string): void {
  key = given;
}

/** Be told of every request, and of its answer. */
export function onExchange(tell: () => void): void {
  listener = tell;
}

async function recorded(request: Request): Promise<Response> {
  if (key) request.headers.set("Authorization", `Bearer ${key}`);
  const body = await request.clone().text();
  const begun = performance.now();
  const [response, text] = await awaited(request);
  exchanges.unshift({
    id: ++count,
    method: request.method,
    path: request.url.slice(BASE.length),
    request: body,
    status: response.status,
    response: text,
    milliseconds: performance.now() - begun,
  });
  exchanges.length = Math.min(exchanges.length, MOST_EXCHANGES);
  locked = response.status === NEEDS_A_KEY;
  listener();
  return response;
}

async function awaited(request: Request): Promise<[Response, string]> {
  pending++;
  listener();
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return [response, await response.clone().text()];
  } finally {
    pending--;
    listener();
  }
}

const client = createClient(BASE, { fetch: recorded });

interface Answer<T> {
  data?: T;
  error?: Problem;
  response: Response;
}

async function answered<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { data, error } = await asked;
  if (data !== undefined) return data;
  throw typeof error === "object" && "code" in error ? new Refusal(error) : new Error("The service gave an answer that nobody understands.");
}

/** One step of any game. The paths of all games have the same shape, so one of them stands for the others' types. */
function ask<T>(game: string, step: string, body: object): Promise<T> {
  const path = `/games/${game}/${step}` as "/games/dancing-queen/apply";
  return answered(client.POST(path, { body: body as never }) as unknown as Promise<Answer<T>>);
}

export const listGames = async (): Promise<GameEntry[]> => (await answered(client.GET("/games"))).games;

export const describe = (name: string): Promise<Description> =>
  answered(client.GET("/games/{name}", { params: { path: { name: name as "dancing-queen" } } }));

export const start = ({ game, ...setup }: Setup): Promise<Transition> =>
  ask(game, "new", { ...setup, include: ["views"] });

export const apply = (game: string, state: State, move: unknown): Promise<Transition> =>
  ask(game, "apply", { state, move, include: ["views"] });

export const replay = ({ game, ...setup }: Setup & { rules_version?: number }, moves: Move[]): Promise<Replayed> =>
  ask(game, "replay", { ...setup, moves, include: ["events", "views"] });
