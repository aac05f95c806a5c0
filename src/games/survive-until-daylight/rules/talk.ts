import { numberText } from "../../../kernel/number-text";
import { mapped, range } from "../../../kernel/list";
import type { Part, Say, Word } from "../../../kernel/words";

/** A say read part by part: how far it has been read, and the first part it has no answer to. */
export interface Talk {
  readonly said: Say;
  at: number;
  asked: Part | "said";
}

export const talkFrom = (said: Say, at: number): Talk => ({ said, at, asked: "said" });

export const isOpen = ({ asked }: Talk): boolean => asked !== "said";

const one = (ask: Word, of: readonly Word[], usual: readonly Word[]): Part => ({ ask, of, least: 1, most: 1, usual });

/** The one word said to a part; "" while it is asked, and what follows it is not. */
export const wordTo = (talk: Talk, ask: Word, of: readonly Word[], usual: readonly Word[] = []): Word => {
  if (isOpen(talk)) return "";
  const words = talk.said[talk.at];
  talk.at++;
  if (words === undefined) talk.asked = one(ask, of, usual);
  return (words ?? [])[0] ?? "";
};

/** The one word of a part; "" where nothing was said. Lua forgets the default of a list within a list. */
export const wordAt = (say: Say, at: number): Word => (say[at] ?? [])[0] ?? "";

export const NO: Word = "no";
export const YES_NO: readonly Word[] = ["yes", NO];

/** Numbers as words, both ends among them. */
export const numbers = (from: number, to: number): readonly Word[] => mapped(range(from, to), numberText);

/** A cost that kills is confirmed (SUD-RULING-22). */
export const sureOf = (talk: Talk, lethal: boolean): void => {
  if (lethal) wordTo(talk, "sure", YES_NO);
};

/** Whether the last thing said was a no to being sure. */
export const tookBack = (say: Say): boolean => wordAt(say, say.length - 1) === NO;
