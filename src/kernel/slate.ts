import type { Say, Seat, Word } from "./words";

/**
 * All that one colour is shown, as plain data: who asks a table's controller for it gets what its panel says, and what
 * the words on it mean. Its texts are in the language of the table, everything else is the same in all.
 */
export interface Slate {
  /** The game's own name. */
  readonly game: Word;
  /** How many inputs the match has had; -1 where no match is on. */
  readonly at: number;
  readonly title: string;
  readonly prompt: string;
  /** What has become of the seat that is asked while others had their turns; "" where nothing has. */
  readonly recap: string;
  readonly asks: readonly SlateAsk[];
  readonly choices: readonly SlateChoice[];
  /** What stands below them: to take back, to ask why, to set how it is played. */
  readonly doors: readonly SlateChoice[];
  /** About all that is asked, or is about to be rolled. */
  readonly hints: readonly SlateHint[];
  /** What the guide of a lesson says. */
  readonly guide: SlateGuide | "none";
  /** What stands in the field for an answer that is typed; "" where there is none. */
  readonly typed: string;
  readonly seats: readonly SlateSeat[];
  /** How the match ended: the sentence of a rule, and who won. */
  readonly over: SlateEnd | "not yet";
}

/** What a seat of this colour is asked. */
export interface SlateAsk {
  readonly seat: Seat;
  readonly step: Word;
  /** Whether the match waits for it; the others may be said meanwhile. */
  readonly isWaitedFor: boolean;
  /** Part by part, what was said so far. */
  readonly said: readonly (readonly SlateWord[])[];
  /** The part that is asked now, and how many words it takes; "" where only a yes is waited for. */
  readonly part: Word;
  readonly least: number;
  readonly most: number;
}

export interface SlateWord {
  readonly word: Word;
  readonly text: string;
}

export interface SlateChoice extends SlateWord {
  /** Names it among all that can be chosen: that is what the controller is told when somebody does. */
  readonly key: Word;
  readonly usual: boolean;
  readonly picked: boolean;
  /** Which of the asks its word answers; -1 where it is not the game that asks. */
  readonly ask: number;
  /** What choosing it adds to what was said: a word, or all words of a shortcut; none where it only picks or is no answer. */
  readonly says: Say;
  readonly hints: readonly SlateHint[];
}

/** A sentence worth knowing, and the figures it tells by their names: a chance in percent, for one. */
export interface SlateHint {
  readonly hint: Word;
  readonly text: string;
  readonly figures: readonly { readonly figure: Word; readonly is: number }[];
}

/** A lesson's guide: each of these may be empty. */
export interface SlateGuide {
  /** The chapter, and how far it is. */
  readonly title: string;
  /** What would come of an answer that the lesson does not take, or what came of the one before. */
  readonly came: string;
  /** What is asked, and why. */
  readonly says: string;
  readonly choose: string;
  /** The kinds of pieces and the spots that it speaks of. */
  readonly at: readonly Word[];
}

export interface SlateSeat {
  readonly seat: Seat;
  readonly name: string;
  /** The policy of the bot that plays it, or "none". */
  readonly bot: Word;
  /** Who has taken it. */
  readonly colours: readonly Word[];
  /** Whether this colour may speak for it now. */
  readonly isYours: boolean;
  readonly isWaitedFor: boolean;
}

export interface SlateEnd {
  readonly rule: Word;
  readonly text: string;
  readonly won: readonly Seat[];
}

/** A global of the controller's script: the name of its game. */
export const GAME = "outbreakGame";

/** What is chosen when something was typed. */
export const TYPED_KEY = "typed";

/** The controller's functions: one gives the slate for `{ colour }`, the other chooses from it, and tells whether it could. */
export const SLATE = "outbreakSlate";
export const CHOOSE = "outbreakChoose";

export interface Chosen {
  readonly colour: Word;
  /** The moment of the slate: an answer that comes too late comes to nothing. */
  readonly at: number;
  readonly key: Word;
  /** What was typed, where that is what was chosen. */
  readonly typed: string;
}
