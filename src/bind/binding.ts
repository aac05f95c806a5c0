import type { Word } from "../kernel/words";

/** What ties a game to a table that somebody else has made. It is plain data: a text that can be copied and shipped. */
export interface Binding {
  /** The form of this document. */
  readonly binding: 1;
  readonly game: Word;
  readonly pieces: readonly BoundPiece[];
  /** The first is what everything that lies on no board is measured by. */
  readonly boards: readonly BoundBoard[];
  /** Only those that lie elsewhere than on our own table. */
  readonly spots: readonly BoundSpot[];
  readonly seats: readonly BoundSeat[];
  readonly without: readonly Without[];
  readonly content: Content | "none";
}

/** What can be said of a piece by looking at it. */
export const MARKS = [
  "type",
  "name",
  "description",
  "notes",
  "mesh",
  "image",
  "face",
  "back",
  "cell",
  "tint",
  "inside",
  "guid",
] as const;
export type Mark = (typeof MARKS)[number];

/** Texts by mark; what it has not is not there. */
export type Marks = Readonly<Partial<Record<Mark, string>>>;

/** All pieces with these marks are of a kind. */
export interface BoundPiece {
  readonly sort: Word;
  /** "" until somebody has said which of the sort's kinds it is. */
  readonly kind: Word;
  readonly by: Marks;
}

/** A point of the table, seen from above. */
export interface Point {
  readonly x: number;
  readonly z: number;
}

/** A board, a player's area or a tracker. */
export interface BoundBoard {
  readonly board: Word;
  /** As it is read: top left, top right, bottom right, bottom left. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** How high its top is. */
  readonly y: number;
  /** Nothing stands up from it: houses and walls are its picture. */
  readonly flat: boolean;
}

/** A spot in a board's own measure: 0, 0 is its top left corner and 1, 1 its bottom right one; it may lie beside it. */
export interface BoundSpot {
  readonly spot: Word;
  readonly board: Word;
  readonly across: number;
  readonly down: number;
  /** Degrees clockwise, beside how the board itself is turned. */
  readonly turn: number;
}

/** Whose hand zone a seat holds its cards in. */
export interface BoundSeat {
  readonly seat: Word;
  readonly colour: Word;
}

/** What is there instead of pieces that are missing: ours, a number on the panel, the panel's dice, or nothing. */
export const INSTEAD = ["our own", "counter", "panel", "nothing"] as const;

export interface Without {
  readonly sort: Word;
  readonly instead: (typeof INSTEAD)[number];
}

/** What another print says otherwise than ours; a match names it by its fingerprint. */
export interface Content {
  readonly fingerprint: Word;
  readonly of: Readonly<Record<Word, unknown>>;
}
