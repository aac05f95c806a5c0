import type { Word } from "./words";

/**
 * What the pieces and places of a table mean to a colour, as plain data: where a choice is, where a piece may be put and
 * what would come of it, what a click answers. Its texts are in the language of the table.
 */

/** A place on the table, and what putting something there would say. */
export interface BoardPlace {
  /** Its middle, and how wide and deep it is. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly across: number;
  readonly deep: number;
  readonly may: boolean;
  /** What would be answered. */
  readonly says: string;
  /** What it costs and risks; or why it may not be. */
  readonly more: string;
}

/** What somebody would like to know: about one of their choices by its key, a piece by its GUID, or a bare place. */
export interface Wonder {
  readonly colour: Word;
  /** The moment of the match; later it is no answer any more. */
  readonly at: number;
  /** Told with what comes of it, so that whoever asked knows it again. */
  readonly turn: number;
  readonly key: Word;
  readonly guid: string;
  readonly x: number;
  readonly z: number;
}

/** What came of it. */
export interface Looked {
  readonly turn: number;
  /** What a click there answers, and what may come of it; "" where it answers nothing. */
  readonly click: string;
  readonly more: string;
  /** Where a choice is: pieces by their GUIDs. */
  readonly pieces: readonly string[];
  /** Where a choice is, or where a piece may be put and where not. */
  readonly places: readonly BoardPlace[];
}

export const NOT_LOOKED: Looked = { turn: -1, click: "", more: "", pieces: [], places: [] };

/**
 * The controller's functions: one takes a `Wonder` and works it out when there is time, one tells `{ colour }` what was
 * worked out last, and one clicks at a `Wonder`'s piece or place, and tells whether that answers.
 */
export const WONDER = "outbreakWonder";
export const LOOKED = "outbreakLooked";
export const TOUCH = "outbreakTouch";
