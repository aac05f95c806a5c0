import type { Seat, Word } from "./words";

/**
 * Where one piece of a kind should be. Which of the kind's pieces goes there is the table's business.
 * `n` is the slot at the spot, per kind; in a pile it is the layer. `up` is a card's side, a die's face, a token's
 * state; `turn` a quarter turn; `label` what is written on it; `seen` who may look at it.
 */
export interface Place {
  readonly at: Word;
  readonly n: number;
  readonly up: Word;
  readonly turn: number;
  readonly label: string;
  /** A seat, or "all". */
  readonly seen: Seat;
}

export type Scene = Readonly<Record<Word, readonly Place[]>>;

/** What a kind of piece is, as far as moving it goes, and how many there are. */
export interface Kind {
  readonly form: "figure" | "card" | "token" | "die" | "tile" | "board" | "label";
  readonly count: number;
  /** A match may want more of it than there are: twins of it come for that match, and go with it. */
  readonly lent?: boolean;
  /** What it can show: the first is how it is made. */
  readonly ups: readonly [Word, ...Word[]];
  /** Where it stands it is locked, and only the script moves it; a hand may take it out of what it lies in. */
  readonly fixed: boolean;
}

/**
 * A named position of the table. Slots of a row follow each other, `across` to a line, `lines` of them before it leaves
 * its room; a pile and a bag keep theirs inside.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Degrees about the upright axis. */
  readonly facing: number;
  readonly holds: Holds;
}

export type Holds =
  | { readonly as: "row"; readonly across: number; readonly lines: number; readonly dx: number; readonly dz: number }
  | { readonly as: "pile" }
  | { readonly as: "bag" }
  | { readonly as: "hand"; readonly seat: Seat };

export type Spots = Readonly<Record<Word, Spot>>;

export const place = (at: Word, n: number, up: Word): Place => ({ at, n, up, turn: 0, label: "", seen: "all" });

/** The table's top; TTS units are inches. */
export const TABLE = 0.96;

export const PILE: Holds = { as: "pile" };
export const BAG: Holds = { as: "bag" };
export const row = (across: number, dx: number, dz: number, lines = 1): Holds => ({ as: "row", across, lines, dx, dz });
export const ONE = row(1, 0, 0);

/** What is put there goes into something. */
export const liesIn = ({ holds: { as } }: Spot): boolean => as === "pile" || as === "bag";
