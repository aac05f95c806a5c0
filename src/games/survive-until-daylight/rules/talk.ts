import { numberText } from "../../../kernel/number-text";
import { mapped, range } from "../../../kernel/list";
import { NO, type Talk, wordAt, wordTo, YES_NO } from "../../../kernel/talk";
import type { Say, Word } from "../../../kernel/words";

/** Numbers as words, both ends among them. */
export const numbers = (from: number, to: number): readonly Word[] => mapped(range(from, to), numberText);

/** A cost that kills is confirmed (SUD-RULING-22). */
export const sureOf = (talk: Talk, lethal: boolean): void => {
  if (lethal) wordTo(talk, "sure", YES_NO);
};

/** Whether the last thing said was a no to being sure. */
export const tookBack = (say: Say): boolean => wordAt(say, say.length - 1) === NO;
