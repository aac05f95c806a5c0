import { below, type Generator } from "./generator";
import type { Game } from "./game";
import { fail } from "./fail";
import { carriedOn, type OpenAsk } from "./say";
import { joined, most, without, withItem } from "./list";
import type { Event, Part, Say, Seen, Step, Word } from "./words";

/** The best words of one part; a word the game scores below 0 is said only if it must. */
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

const scoring = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  view: Seen<S>,
  ask: OpenAsk<St>,
  said: Say,
): ((this: void, word: Word) => number) => {
  return (word) => game.score(view, ask.step, ask.seat, said, word);
};

/** A say with the bot's words for the part it is at. */
export const saidOn = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  view: Seen<S>,
  ask: OpenAsk<St>,
  said: Say,
  part: Part,
  generator: Generator,
): Say => {
  const words = wordsFor(part, scoring(game, view, ask, said), generator);
  if (words.length < part.least) fail("there are too few words to say: " + part.ask);
  return joined(said, [words]);
};

/** What a bot says to an ask, by the game's scores, ties by its own generator. It is given a view, never the state. */
export const sayOfBot = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  view: Seen<S>,
  ask: OpenAsk<St>,
  generator: Generator,
): Say => {
  let walk = carriedOn(game, view, ask, []);
  while (walk.part !== "said") {
    walk = carriedOn(game, view, ask, saidOn(game, view, ask, walk.said, walk.part, generator));
  }
  return walk.said;
};
