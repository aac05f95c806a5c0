import { breathe } from "./breath";
import type { Alike, Bot } from "./foresight";
import type { Game } from "./game";
import { has, joined, kept, mapped, most, without, withItem } from "./list";
import { sorted } from "./order";
import { partOf } from "./say";
import type { Nouns, OpenAsk, Part, Say, Seen, Word } from "./words";

/** More ways to answer than these are not thought about. */
const SAYS_AT_MOST = 24;

/** Of what follows the first word only so many ways are thought about: those liked best. */
const WAYS_AT_MOST = 4;

/** As much work as it mostly is to say how much a word is liked. */
const A_WORD = 12;

type Liking = (this: void, word: Word) => number;

/** The words liked best, as many as may be said and are liked at all. */
const favourites = (part: Part, liking: Liking): readonly Word[] => {
  let chosen: readonly Word[] = [];
  let left: readonly Word[] = part.of;
  while (chosen.length < part.most && left.length > 0) {
    const word = most(left, liking)[0] ?? "";
    if (chosen.length >= part.least && liking(word) <= 0) return chosen;
    chosen = withItem(chosen, word);
    left = without(left, word);
  }
  return chosen;
};

const distinctBy = (words: readonly Word[], keyOf: (this: void, word: Word) => Word): readonly Word[] => {
  const keys: Word[] = [];
  return kept(words, (word) => {
    const key = keyOf(word);
    if (has(keys, key)) return false;
    keys.push(key);
    return true;
  });
};

/** The ways to answer one part: each word where one is said, otherwise the favourites and each word alone. */
const waysOf = (part: Part, liking: Liking, keyOf: (this: void, word: Word) => Word): readonly (readonly Word[])[] => {
  const ways: (readonly Word[])[] = [];
  if (part.most > 1 || part.least !== 1) ways.push(favourites(part, liking));
  if (part.least <= 1) for (const word of distinctBy(part.of, keyOf)) ways.push([word]);
  return ways;
};

/** The ways that are liked best, of those that go on with what was said. */
const ahead = (ways: readonly (readonly Word[])[], liking: Liking, begun: boolean): readonly (readonly Word[])[] => {
  if (!begun || ways.length <= WAYS_AT_MOST) return ways;
  const likingOf = (way: readonly Word[]): number => liking(way[0] ?? "");
  return sorted(ways, (a, b) => likingOf(b) - likingOf(a)).slice(0, WAYS_AT_MOST);
};

/** The beginnings that follow this one by a part; none when all is said. */
const longerBy = <N extends Nouns>(
  bot: Bot<N>,
  alike: Alike<N>,
  state: Seen<N["State"]>,
  { seat, step }: OpenAsk<N>,
  said: Say,
  part: Part,
): readonly Say[] => {
  const liking: Liking = (word) => {
    breathe(A_WORD);
    return bot.score(state, step, seat, said, word);
  };
  const ways = waysOf(part, liking, (word) => alike(state, step, said, word));
  return mapped(ahead(ways, liking, said.length > 0), (words) => joined(said, [words]));
};

/** The whole says that are worth thinking about. */
export const saysOf = <N extends Nouns>(
  game: Game<N>,
  bot: Bot<N>,
  alike: Alike<N>,
  state: Seen<N["State"]>,
  ask: OpenAsk<N>,
): readonly Say[] => {
  const whole: Say[] = [];
  let open: readonly Say[] = [[]];
  while (open.length > 0 && whole.length < SAYS_AT_MOST) {
    const longer: Say[] = [];
    for (const said of open) {
      const part = partOf(game, state, ask, said);
      if (part === "said") whole.push(said);
      else for (const each of longerBy(bot, alike, state, ask, said, part)) longer.push(each);
    }
    open = longer;
  }
  return whole;
};

export const keyOf = (say: Say): Word => {
  let key = "";
  for (const words of say) key += "/" + words.join("+");
  return key;
};
