import { breathe } from "./breath";
import { kept } from "./list";
import { refuse } from "./refusal";
import type { Choice, Verdict, Word } from "./words";

/** As much work as finding out is, mostly, whether a word may be said. */
const A_GUARD = 10;

/** How a rule says what may be said: once, for what is offered and for what is refused. */

/** Any one of these; anything else is against the rule. */
export const anyOf = (
  of: readonly Word[],
  against: Word | ((this: void, word: Word) => Word),
  usual: readonly Word[] = [],
): Choice => ({
  of,
  least: 1,
  most: 1,
  usual,
  whyNot: (word) => refuse(typeof against === "string" ? against : against(word)),
});

/** Any one of the candidates that nothing is against. */
export const allowed = (
  candidates: readonly Word[],
  whyNot: (this: void, word: Word) => Verdict,
  usual: readonly Word[] = [],
): Choice => ({
  of: kept(candidates, (word) => {
    breathe(A_GUARD);
    return whyNot(word) === "fine";
  }),
  least: 1,
  most: 1,
  usual,
  whyNot,
});

/** So many of a choice. */
export const several = (least: number, most: number, { of, usual, whyNot }: Choice): Choice => ({
  of,
  least,
  most,
  usual,
  whyNot,
});
