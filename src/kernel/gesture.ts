import type { Say, Seat, Word } from "./words";

/** What a hand did, in the game's words: a piece of a kind that stood at a place, and where it is now. */
export interface Gesture {
  readonly seat: Seat;
  readonly did: "moved" | "flipped" | "rolled" | "turned" | "clicked" | "drew";
  readonly kind: Word;
  readonly from: Word;
  /** The slot it had there. */
  readonly n: number;
  /** The spot it was put on; "nowhere" when it lies on none. */
  readonly to: Word;
  /** The slot of it that is nearest. */
  readonly slot: number;
  /** What it shows now: a die's face, a card's name. */
  readonly up: Word;
  /** Words this hand has brought already for parts that are not asked yet. */
  readonly early: readonly Word[];
}

/**
 * What it says. *words* go on with the say, part by part, as far as they go; *early* words wait until their part is
 * asked, such as the die that is paid before the figure is moved; a *fact* is what came of a draw; *nothing* is a gesture
 * the rules do not care about.
 */
export type Heard =
  | { readonly heard: "words"; readonly words: Say }
  | { readonly heard: "early"; readonly words: readonly Word[] }
  | { readonly heard: "refusal"; readonly rule: Word }
  | { readonly heard: "fact"; readonly with: Word; readonly came: Word }
  | { readonly heard: "nothing" };

export const NOTHING: Heard = { heard: "nothing" };

export const refusal = (rule: Word): Heard => ({ heard: "refusal", rule });

/** One word to each part. */
export const words = (said: readonly Word[]): Heard => {
  const parts: Word[][] = [];
  for (const word of said) parts.push([word]);
  return { heard: "words", words: parts };
};

/** `p1.track3` is `track3` of `p1`. */
export const headOf = (spot: Word): Word => spot.split(".")[0] ?? spot;
export const tailOf = (spot: Word): Word => spot.split(".")[1] ?? "";
