import type { Home } from "./component";
import type { Style } from "./style";

/** What an object of a stand-in truly is. */
export interface Truth {
  readonly path: string;
  readonly guid: string;
  readonly nickname: string;
  /** The rulebook's component. */
  readonly component: string;
  /** Which of those that differ: its place in the component's list. */
  readonly member: number;
  /** 0 the side it is made with. */
  readonly side: number;
  /** Pieces it stands for: a stack is one object, an infinite bag's template any number. */
  readonly pieces: number | "any";
}

/** A board as it lies on the stand-in's table: its corners clockwise from the north-west, and its zones' middles. */
export interface TrueBoard {
  readonly board: string;
  readonly corners: readonly [Home, Home, Home, Home];
  readonly zones: Readonly<Record<string, Home>>;
}

export interface StandIn {
  readonly game: string;
  readonly seed: number;
  /** Not looked at while something is tuned: it is tried last. */
  readonly heldBack: boolean;
  readonly style: Style;
  /** The save as it would lie in a file. */
  readonly text: string;
  readonly truth: readonly Truth[];
  readonly boards: readonly TrueBoard[];
  /** Components of which there is nothing. */
  readonly missing: readonly string[];
}
