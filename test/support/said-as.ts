import { type Match, seenOf } from "../../src/kernel/match";
import { asUsual, carriedOn, partOf } from "../../src/kernel/say";
import type { Nouns, OpenAsk, Part, Say, Word } from "../../src/kernel/words";

const USUAL = "…";

const wordsOf = (part: string): readonly Word[] => (part === "" ? [] : part.split("+"));

const offered = (part: Part | "said", words: readonly Word[]): boolean =>
  part !== "said" && words.every((word) => part.of.includes(word));

const leavesNoChoice = (part: Part | "said"): part is Part => part !== "said" && part.of.length === part.least;

interface Reading {
  readonly said: Say;
  readonly part: Part | "said";
  readonly fine: boolean;
}

const reading = <N extends Nouns>(
  match: Match<N>,
  ask: OpenAsk<N>,
  terse: readonly string[],
  omits: boolean,
): Reading => {
  const { game } = match;
  const state = seenOf(match);
  let said: Say = [];
  for (const [at, text] of terse.entries()) {
    if (text === USUAL) return { ...asUsual(game, state, ask, said), fine: true };
    const words = wordsOf(text);
    let part = partOf(game, state, ask, said);
    while (omits && leavesNoChoice(part) && !offered(part, words)) {
      said = [...said, part.of];
      part = partOf(game, state, ask, said);
    }
    // What follows a word that is not offered cannot be walked: it is said as it is written.
    if (!offered(part, words)) return { said: [...said, ...terse.slice(at).map(wordsOf)], part, fine: false };
    said = [...said, words];
  }
  return { ...carriedOn(game, state, ask, said), fine: true };
};

/** A say as a test writes it: parts that leave no choice may be left out, and `…` answers the rest as usual. */
export const saidAs = <N extends Nouns>(
  match: Match<N>,
  ask: OpenAsk<N>,
  terse: readonly string[],
): { readonly said: Say; readonly part: Part | "said" } => {
  const written = reading(match, ask, terse, false);
  if (written.fine) return written;
  const omitting = reading(match, ask, terse, true);
  return omitting.fine ? omitting : written;
};
