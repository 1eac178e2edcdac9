import type {
  Component,
  DancingDragonsEvent,
  DancingDragonsMove,
  DancingDragonsState,
  DancingDragonsView,
  DancingQueenEvent,
  DancingQueenMove,
  DancingQueenState,
  DancingQueenView,
  Description,
  KingOfClubsEvent,
  KingOfClubsMove,
  KingOfClubsState,
  KingOfClubsView,
  LetsDanceEvent,
  LetsDanceMove,
  LetsDanceState,
  LetsDanceView,
  QueenOf12Event,
  QueenOf12Move,
  QueenOf12State,
  QueenOf12View,
} from "dancecard-client";
import type { ComponentChild } from "preact";

/** What the rows of every game are made of; each game's own file knows its own. */
export type State = DancingDragonsState | DancingQueenState | KingOfClubsState | LetsDanceState | QueenOf12State;
export type View = DancingDragonsView | DancingQueenView | KingOfClubsView | LetsDanceView | QueenOf12View;
export type Move = DancingDragonsMove | DancingQueenMove | KingOfClubsMove | LetsDanceMove | QueenOf12Move;
export type Event = DancingDragonsEvent | DancingQueenEvent | KingOfClubsEvent | LetsDanceEvent | QueenOf12Event;

/** One decision in a move. Moves are chosen facet by facet; `target` names the thing on the table that stands for it. */
export interface Facet {
  key: string;
  label: string;
  target?: string;
}

/** Something on the table that can be clicked now. */
export interface Pick {
  label: string;
  chosen: boolean;
  choose: () => void;
}

export interface Picks {
  /** What a click on a thing would choose; null if nothing. */
  at: (target: string) => Pick | null;
  /** The keys chosen so far. */
  chosen: readonly string[];
}

/** The game's own words, out of its description. */
export class Told {
  private readonly components: Map<string, Component>;

  constructor(readonly description: Description) {
    this.components = new Map(description.components.map((each) => [each.id, each]));
  }

  title(id: string): string {
    return this.components.get(id)?.title ?? words(id);
  }

  component(id: string): Component | undefined {
    return this.components.get(id);
  }

  rows(table: string): string[][] {
    return this.description.tables.find((each) => each.id === table)?.rows ?? [];
  }
}

export interface TableProps<V> {
  view: V;
  picks: Picks;
  told: Told;
}

/** How one game looks and speaks. */
export interface Ui<V, M, E> {
  Table: (props: TableProps<V>) => ComponentChild;
  /** A move, decision by decision. */
  facets: (move: M, view: V, told: Told) => Facet[];
  /** A move as an imperative. */
  say: (move: M, view: V, told: Told) => string;
  /** An event, as a sentence. */
  tell: (event: E, view: V, told: Told) => string;
  /** A drawing of a component, by its id in the description; null if it has none. */
  picture: (id: string, told: Told) => ComponentChild;
  /** Names of lines of the score that their own words do not give; null leaves one out. */
  scores?: Record<string, string | null>;
  /** A drawing for the whole game. */
  emblem: () => ComponentChild;
}

export type AnyUi = Ui<View, Move, Event>;

/** A game's own types are forgotten here: a view, its moves and its events always come from one game. */
export function define<V, M, E>(ui: Ui<V, M, E>): AnyUi {
  return ui as unknown as AnyUi;
}

export const seatName = (seat: number): string => `Seat ${seat}`;

/** `some_name` as words. */
export const words = (name: string): string => name.replaceAll("_", " ");

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** a, b and c */
export function listed(items: readonly string[], nothing = "nothing", last = "and"): string {
  if (items.length < 2) return items[0] ?? nothing;
  return `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;
}

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** 1st, 2nd, … */
export const ordinal = (count: number): string => `${count}${["th", "st", "nd", "rd"][count < 4 ? count : 0]}`;

export const seatsListed = (seats: readonly number[]): string => listed(seats.map(seatName), "nobody");
