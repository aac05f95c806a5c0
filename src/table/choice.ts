import type { Say, Word } from "../kernel/words";
import type { Question } from "./table";

/** A button of a panel. */
export interface Choice {
  /** Names it among all that can be chosen, the same in every language. */
  readonly key: Word;
  readonly text: string;
  readonly usual: boolean;
  /** Whether it has been picked already, or is what is shown. */
  readonly picked: boolean;
  readonly chosen: (this: void) => void;
  /** The word it says, and the question that is said to; "" and "none" where it is not the game that asks. */
  readonly word: Word;
  /** What hints about it are about. */
  readonly about: Word;
  /** What choosing it adds to what was said; nothing where it only picks, or is no answer. */
  readonly says: Say;
  readonly to: Question | "none";
}

export interface View {
  readonly title: string;
  readonly prompt: string;
  readonly choices: readonly Choice[];
}

export const choice = (key: Word, text: string, chosen: (this: void) => void): Choice => ({
  key,
  text,
  usual: false,
  picked: false,
  chosen,
  word: "",
  about: "",
  says: [],
  to: "none",
});

/** A choice of what a question asks. */
export const choiceTo = (to: Question, key: Word, text: string, chosen: (this: void) => void): Choice => {
  const { seat, step } = to.ask;
  const part = to.part === "said" ? "" : to.part.ask;
  return { ...choice([seat, step.do, part, key].join(" "), text, chosen), to };
};
