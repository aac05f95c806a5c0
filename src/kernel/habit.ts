import { fail } from "./fail";
import type { Bot } from "./foresight";
import type { Game } from "./game";
import { below, type Generator } from "./generator";
import { joined, most, without, withItem } from "./list";
import { carriedOn, type OpenAsk } from "./say";
import type { Event, Part, Say, Seen, Step, Word } from "./words";

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

/** A say with the words a bot likes best for the part it is at. */
export const saidOn = <S, St extends Step>(
  bot: Bot<S, St>,
  view: Seen<S>,
  { seat, step }: OpenAsk<St>,
  said: Say,
  part: Part,
  generator: Generator,
): Say => {
  const words = wordsFor(part, (word) => bot.score(view, step, seat, said, word), generator);
  if (words.length < part.least) fail("there are too few words to say: " + part.ask);
  return joined(said, [words]);
};

/** What a bot says without a thought: in each part what it likes best, ties by its own generator. */
export const habitualSay = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  bot: Bot<S, St>,
  view: Seen<S>,
  ask: OpenAsk<St>,
  generator: Generator,
): Say => {
  let walk = carriedOn(game, view, ask, []);
  while (walk.part !== "said") {
    walk = carriedOn(game, view, ask, saidOn(bot, view, ask, walk.said, walk.part, generator));
  }
  return walk.said;
};
