import type { Hint } from "../../../kernel/game";
import type { Word } from "../../../kernel/words";

export const about = (word: Word, hint: Word, slots: Hint["slots"]): Hint => ({ about: word, hint, slots });

/** A chance in percent, as one rounds. */
export const percent = (chance: number): number => Math.floor(100 * chance + 0.5);

/** A number as a whole one and its tenths. */
export const decimal = (value: number) => {
  const tenths = Math.floor(10 * value + 0.5);
  return { whole: Math.floor(tenths / 10), tenth: tenths % 10 };
};
