import type { Trial } from "./trial";

/** What is not known of the game. Its data say what the code means; `outbreak check` reads them without any Lua. */
export interface Question {
  readonly id: string;
  /** One sentence. */
  readonly asks: string;
  /** In the order of the code's digits. */
  readonly answers: readonly string[];
  /** Those of them that the headless table goes by; all of them where nothing of ours rests on it. */
  readonly assumed: readonly string[];
  /** The heading of DIVERGENCES.md that it stands under; "" where it stands under none. */
  readonly chosen: Heading | "";
  /** What has to be mended where it is otherwise: a file, and what of it. */
  readonly mend: readonly [file: string, what: string];
}

export type Heading = "The language" | "Time" | "Bodies" | "Events";

/** A question that a script settles. */
export interface ScriptQuestion extends Question {
  readonly attempt: (this: void, trial: Trial) => void;
}

/** A question that only somebody's eyes settle: `answers` are the two buttons. */
export interface EyeQuestion extends Question {
  /** What to look at and what to tell. */
  readonly look: string;
  /** What is done on the table before it is asked. */
  readonly prepare: (this: void) => void;
}
