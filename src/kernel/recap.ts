import { numberText } from "./number-text";
import { sentence, type Text } from "./text";
import type { Word } from "./words";

/** What has become of a seat since it last decided something: the figures that changed, and by how much. */

export interface Figure {
  /** Its sentence is `recap.<figure>`, with `{by}`. */
  readonly figure: Word;
  readonly is: number;
}

const before = (figures: readonly Figure[], name: Word): number => {
  for (const { figure, is } of figures) if (figure === name) return is;
  return 0;
};

const signed = (by: number): string => (by > 0 ? "+" : "") + numberText(by);

/** In words; "" where nothing has changed, or nothing was known then. */
export const recapOf = (text: Text, then: readonly Figure[], now: readonly Figure[]): string => {
  let told = "";
  if (then.length === 0) return told;
  for (const { figure, is } of now) {
    const by = is - before(then, figure);
    if (by !== 0) told += (told === "" ? "" : "; ") + sentence(text, "recap." + figure, { by: signed(by) });
  }
  return told;
};
