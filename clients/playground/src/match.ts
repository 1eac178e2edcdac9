import type { Problem } from "dancecard-client";
import { type AnyUi, type Event, type Move, type State, Told } from "./game";
import { uiOf } from "./games";
import { apply, describe, Refusal, replay, type SeatView, type Setup, start, type Transition } from "./service";

/** What can be given to `replay`, and which seats people play. */
export interface Transcript extends Setup {
  seed: string;
  rules_version?: number;
  moves: Move[];
}

/** After so many moves: the state, what each seat sees, and what each has been told. The last of each is for spectators. */
interface Step {
  state: State;
  views: SeatView[];
  log: Event[][];
}

/** Something that was refused. `move` is null if it was not a move of this table; `after` tells how many moves of a transcript were played. */
export interface Refused {
  problem: Problem;
  move: unknown;
  after?: number;
}

const PACE = 350; // milliseconds between the moves of random opponents
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** One game, as a back end and all its devices see it. The service remembers nothing, so all of it is here. */
export class Match {
  moves: Move[] = [];
  at = 0;
  refused: Refused | null = null;
  trouble: string | null = null;
  covered = false;
  curtain: boolean;
  private steps: (Step | undefined)[] = [];
  private turn = 0;
  private works = 0;
  private viewed: number | null;

  private constructor(
    readonly setup: Omit<Transcript, "moves">,
    readonly people: ReadonlySet<number>,
    readonly told: Told,
    readonly ui: AnyUi,
    private readonly tell: () => void,
  ) {
    this.viewed = [...people].sort((one, other) => one - other)[0] ?? null;
    this.curtain = people.size > 1;
  }

  /** Deal a new game. */
  static async begin(setup: Setup, people: ReadonlySet<number>, tell: () => void): Promise<Match> {
    const [description, dealt] = await Promise.all([describe(setup.game), start(setup)]);
    const { options, chance, rules_version } = dealt.state;
    const known = { ...setup, options: { ...options }, seed: chance.seed, rules_version };
    const match = new Match(known, people, new Told(description), uiOf(setup.game), tell);
    match.steps = [firstStep(dealt)];
    match.show();
    void match.working(() => match.opponents(match.turn));
    return match;
  }

  /** Play a transcript again. It stops at the first move that is refused. */
  static async load(transcript: Transcript, people: ReadonlySet<number>, tell: () => void): Promise<Match> {
    const { moves, ...setup } = transcript;
    const [description, replayed] = await Promise.all([describe(setup.game), replay(setup, moves)]);
    const { options, rules_version } = replayed.state;
    const known = { ...setup, options: { ...options }, rules_version };
    const match = new Match(known, people, new Told(description), uiOf(setup.game), tell);
    match.moves = moves.slice(0, replayed.applied);
    match.at = replayed.applied;
    match.steps[match.at] = firstStep(replayed);
    const { refused } = replayed;
    match.refused = refused && { problem: refused.problem, move: moves[refused.index], after: refused.index };
    match.show();
    return match;
  }

  get step(): Step {
    const step = this.steps[this.at];
    if (!step) throw new Error("a step that was not fetched");
    return step;
  }

  get seat(): number | null {
    return this.viewed;
  }

  /** What the seat that looks may see; of all else on this page nothing depends. */
  get seen(): SeatView {
    return this.step.views[this.place] as SeatView;
  }

  get log(): Event[] {
    return this.step.log[this.place] ?? [];
  }

  /** Is a move on its way, or are random opponents moving? */
  get busy(): boolean {
    return this.works > 0;
  }

  get atEnd(): boolean {
    return this.at === this.moves.length;
  }

  get transcript(): Transcript {
    return { ...this.setup, moves: this.moves };
  }

  /** Are there random seats that may act, while a person may as well? */
  get othersMayAct(): boolean {
    return this.atEnd && !this.busy && this.mayAct(this.step).length > 0;
  }

  look(seat: number | null): void {
    this.viewed = seat;
    this.covered = false;
    this.refused = null; // it may tell of another seat's hand
    this.tell();
  }

  uncover(): void {
    this.covered = false;
    this.tell();
  }

  forgive(): void {
    this.refused = null;
    this.trouble = null;
    this.tell();
  }

  /** Send a move, legal or not; then the random opponents move. */
  async play(move: unknown): Promise<void> {
    const turn = ++this.turn;
    await this.working(async () => {
      if (await this.carryOut(move, turn)) await this.opponents(turn);
    });
  }

  /** Let the random opponents move once more, while a person could. */
  async others(): Promise<void> {
    const turn = ++this.turn;
    await this.working(() => this.opponents(turn));
  }

  stop(): void {
    this.turn++;
  }

  /** Back to the last decision of a person: an older state is all that it takes. */
  async undo(): Promise<void> {
    const own = this.moves.slice(0, this.at).findLastIndex((move) => this.people.has(move.seat));
    if (!(await this.goTo(own < 0 ? Math.max(0, this.at - 1) : own))) return;
    this.truncate(this.at);
    this.show();
  }

  playOnFromHere(): void {
    this.truncate(this.at);
    this.show();
    void this.others();
  }

  /** Look at the game as it was after so many moves, under the cover if there is one. Did it work? */
  async goTo(ply: number): Promise<boolean> {
    const turn = ++this.turn;
    try {
      this.steps[ply] ??= firstStep(await replay(this.setup, this.moves.slice(0, ply)));
      if (turn !== this.turn) return false;
      this.at = ply;
      this.refused = this.trouble = null;
      return true;
    } catch (error) {
      this.fail(error, null);
      return false;
    } finally {
      this.tell();
    }
  }

  private get place(): number {
    return this.viewed ?? this.setup.seats;
  }

  private truncate(ply: number): void {
    this.moves.length = Math.min(this.moves.length, ply);
    this.steps.length = Math.min(this.steps.length, ply + 1);
  }

  /** What is refused changes nothing: what came after this state stays, and so does whoever looks. */
  private async carryOut(move: unknown, turn: number): Promise<boolean> {
    const { state, log } = this.step;
    try {
      const after = await apply(this.setup.game, state, move);
      if (turn !== this.turn) return false;
      const step = { ...after, log: after.views.map((each, place) => [...(log[place] ?? []), ...each.events]) };
      this.truncate(this.at);
      this.moves.push(move as Move);
      this.steps.push(step);
      this.at++;
      this.refused = this.trouble = null;
      this.show();
      return true;
    } catch (error) {
      if (turn === this.turn) this.fail(error, move);
      return false;
    }
  }

  private async working(work: () => Promise<void>): Promise<void> {
    this.works++;
    this.tell();
    try {
      await work();
    } finally {
      this.works--;
      this.tell();
    }
  }

  private fail(error: unknown, move: unknown): void {
    const said = error instanceof Refusal;
    this.refused = said ? { problem: error.problem, move } : null;
    this.trouble = said ? null : "The service does not answer. Nothing is lost: try again.";
  }

  private mayAct({ views, state }: Step): number[] {
    return state.to_move.filter((seat) => !this.people.has(seat) && views[seat]?.legal_moves.length);
  }

  /** Random seats move while no person can, and once each beside a person. */
  private async opponents(turn: number): Promise<void> {
    const acted = new Set<number>();
    while (turn === this.turn && this.atEnd && !this.step.state.outcome) {
      const may = this.mayAct(this.step);
      const alone = !this.step.state.to_move.some((seat) => this.people.has(seat));
      if (alone && may.every((seat) => acted.has(seat))) acted.clear();
      const seat = may.find((each) => !acted.has(each));
      if (seat === undefined) return;
      acted.add(seat);
      await new Promise((go) => setTimeout(go, still.matches ? 0 : PACE));
      if (turn !== this.turn || !(await this.carryOut(this.randomMove(seat), turn))) return;
    }
  }

  private randomMove(seat: number): Move | undefined {
    const moves = this.step.views[seat]?.legal_moves ?? [];
    return moves[Math.floor(fraction(`${this.setup.seed} ${this.at}`) * moves.length)];
  }

  /** Whose turn is it to look? With several people at one device the table is covered between them. */
  private show(): void {
    const { to_move } = this.step.state;
    const next = to_move.find((seat) => this.people.has(seat));
    const own = this.viewed !== null && (to_move.includes(this.viewed) || !this.people.has(this.viewed));
    if (this.people.size > 1 && next !== undefined && this.viewed !== null && !own) {
      this.viewed = next;
      this.covered = this.curtain;
    }
    this.tell();
  }
}

function firstStep({ state, views }: Transition): Step {
  return { state, views, log: views.map(({ events }) => events) };
}

/** Between 0 and 1, always the same for the same text (FNV-1a, then mixed): the same seed and clicks give the same game. */
function fraction(text: string): number {
  let mixed = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
