import { breathe } from "./breath";
import { fail } from "./fail";
import type { Bot } from "./foresight";
import type { Game } from "./game";
import { below, type Generator } from "./generator";
import { most, without, withItem } from "./list";
import { type Carried, saidOn, silent } from "./say";
import type { Answer } from "./talk";
import type { Nouns, OpenAsk, Part, Seen, Word } from "./words";

/** The best words of one part; a word that scores below 0 is said only if it must. */
const wordsFor = (part: Part, scored: (this: void, word: Word) => number, generator: Generator): readonly Word[] => {
  let chosen: readonly Word[] = [];
  let left: readonly Word[] = part.of;
  while (chosen.length < part.most && left.length > 0) {
    const best = most(left, scored);
    const word = best[below(generator, best.length)] ?? "";
    if (chosen.length >= part.least && scored(word) <= 0) return chosen;
    chosen = withItem(chosen, word);
    left = without(left, word);
  }
  return chosen;
};

/** As much work as it mostly is to say how good a word is. */
const A_WORD = 6;

/** Answers each part that has to be answered with the words a bot likes best. */
export const outOfHabit =
  <N extends Nouns>(bot: Bot<N>, view: Seen<N["State"]>, { seat, step }: OpenAsk<N>, generator: Generator): Answer =>
  (part, said) => {
    const only = silent(part, said);
    if (only !== "open") return only;
    const scored = (word: Word): number => {
      breathe(A_WORD);
      return bot.score(view, step, seat, said, word);
    };
    const words = wordsFor(part, scored, generator);
    if (words.length < part.least) fail("there are too few words to say: " + part.ask);
    return words;
  };

/** What a bot says without a thought: in each part what it likes best, ties by its own generator. */
export const habitualSay = <N extends Nouns>(
  game: Game<N>,
  bot: Bot<N>,
  view: Seen<N["State"]>,
  ask: OpenAsk<N>,
  generator: Generator,
): Carried => saidOn(game, view, ask, [], outOfHabit(bot, view, ask, generator));
