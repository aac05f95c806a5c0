import type { Word } from "../kernel/words";

/** A button of a panel. */
export interface Choice {
  readonly text: string;
  readonly usual: boolean;
  readonly chosen: (this: void) => void;
  /** The word it says; "" where it is not the game that asks. */
  readonly word: Word;
}

export interface View {
  readonly title: string;
  readonly prompt: string;
  readonly choices: readonly Choice[];
}

export const choice = (text: string, chosen: (this: void) => void): Choice => ({
  text,
  usual: false,
  chosen,
  word: "",
});
