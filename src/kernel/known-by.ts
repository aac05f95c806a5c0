import type { Word } from "./words";

/** How the pieces of a game are known on a table that somebody else has made. */

export type PieceForm = "figure" | "die" | "card" | "token" | "board" | "block";

export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Pieces that go by one name, whatever each of them shows. */
export interface Sort {
  readonly sort: Word;
  readonly form: PieceForm;
  /** As many as a set has; 0 where the book does not say. */
  readonly count: number;
  /** So many sets of that size there are, such as decks; 0 for any number, such as teams. */
  readonly sets: number;
  /**
   * What it is called, in several languages: small letters without accents, each word as far as it is the same in all its
   * forms. All words of a name must be there; the longest name wins.
   */
  readonly names: readonly string[];
  /** The tint that people give it, where the book has one. */
  readonly colour: Colour | "any";
  /** The kinds of ours it may be, each with the names that tell it from the others. One kind needs no names. */
  readonly kinds: readonly SortKind[];
}

export interface SortKind {
  readonly kind: Word;
  readonly names: readonly string[];
}

/** A board as it lies on our own table: what is within its edges is on it. */
export interface OwnBoard {
  readonly board: Word;
  readonly x: number;
  /** Its top. */
  readonly y: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
  readonly facing: number;
}

/** A board, a player's area or a tracker, and how it is known elsewhere. */
export interface KnownBoard extends OwnBoard {
  /** The sort of its pieces; "none" where the table itself is meant. */
  readonly sort: Word;
  /** How wide a card is beside it. */
  readonly card: number;
  /** Pieces that lie side by side, and how far from each other: by them the table is measured sooner than by its cards. */
  readonly beside?: { readonly sort: Word; readonly far: number };
}
