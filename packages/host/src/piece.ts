import type { ObjectState } from "../../../src/tts/save";

/** A place, a turn in degrees, or a size: `y` is up. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where something is put. Without `y` it is let go from the height at which hands carry. */
export interface Point {
  readonly x: number;
  readonly z: number;
  readonly y?: number;
}

/** An object on the table, as it is at this moment: what scripts and people do to it is seen here at once. */
export interface Piece {
  readonly guid: string;
  /** The name a player reads, and empty if it has none; what it is made as is `data.Name`. */
  readonly name: string;
  /** `Card`, `Deck`, `Bag`, `Dice`, `Board` …: what scripts get as `object.type`. */
  readonly type: string;
  readonly position: Vector;
  readonly rotation: Vector;
  readonly scale: Vector;
  /** How large it is, unturned. */
  readonly size: Vector;
  readonly tags: readonly string[];
  readonly locked: boolean;
  readonly faceDown: boolean;
  /** How many lie in a deck, bag or stack; -1 of anything else. */
  readonly count: number;
  /** What lies in a deck or bag, as it is saved. */
  readonly contained: readonly ObjectState[];
  /** What a die or its like shows; nothing where it has no values. */
  readonly shows: string | number | undefined;
  /** The labels of its buttons. */
  readonly labels: readonly string[];
  /** The colour of the hand that has lifted it. */
  readonly heldBy: string | undefined;
  /** Whether it has come to rest. */
  readonly resting: boolean;
  /** Whether it is off the table for good: destroyed, or put into something. */
  readonly gone: boolean;
  /** Everything else a save says of it. */
  readonly data: ObjectState;
}
