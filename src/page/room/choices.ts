import { withItem } from "../../kernel/list";
import { asUsual, carriedOn } from "../../kernel/say";
import { sentence, wordText } from "../../kernel/text";
import type { Nouns, OpenAsk, Part, Say, Word } from "../../kernel/words";
import { type Moment, oddsAfter } from "./odds";
import type { Panel } from "./panel";
import type { ChoiceOdds, OddsLine } from "./wire";

/**
 * Which words a panel's buttons are, and what may come of each. What was said so far belongs to the table's script and is
 * not kept; it is found again by what the panel asks and offers.
 */

const DEEPEST = 5;
const MOST_TRIED = 400;
/** More ways that look alike than this are not told apart. */
const MOST_ALIKE = 6;

interface Walk<N extends Nouns> {
  readonly ask: OpenAsk<N>;
  readonly said: Say;
  readonly part: Part;
}

const offered = (
  moment: { readonly text: Readonly<Record<Word, string>> },
  part: Part,
  panel: Panel,
): readonly Word[] => part.of.filter((word) => panel.choices.includes(wordText(moment.text, word)));

const promptOf = <N extends Nouns>({ text }: Moment<N>, { ask, part }: Walk<N>): string =>
  sentence(text, `part.${part.ask}`, { seat: ask.seat, ...(ask.step as unknown as Readonly<Record<string, unknown>>) });

/** The ways an ask can go on from here, the shortest first. */
const walksFrom = function* <N extends Nouns>({ game, view }: Moment<N>, ask: OpenAsk<N>): Generator<Walk<N>> {
  let here: readonly Say[] = [[]];
  for (let depth = 0; depth < DEEPEST && here.length > 0; depth++) {
    const next: Say[] = [];
    for (const before of here) {
      const { said, part } = carriedOn(game, view, ask, before);
      if (part === "said") continue;
      yield { ask, said, part };
      if (part.most === 1) for (const word of part.of) next.push(withItem(said, [word]));
      if (part.least === 0) next.push(withItem(said, []));
    }
    here = next.slice(0, MOST_TRIED);
  }
};

/** Every way that the panel may be showing: it does not say which. */
const walksShown = <N extends Nouns>(moment: Moment<N>, ask: OpenAsk<N>, panel: Panel): readonly Walk<N>[] => {
  const shown: Walk<N>[] = [];
  for (const walk of walksFrom(moment, ask)) {
    const all = walk.part.of.length <= panel.choices.length;
    const found = offered(moment, walk.part, panel).length;
    if (promptOf(moment, walk) === panel.prompt && found > 0 && (!all || found === walk.part.of.length))
      shown.push(walk);
    if (shown.length > MOST_ALIKE) return [];
  }
  return shown;
};

const oddsOfWord = <N extends Nouns>(
  moment: Moment<N>,
  { ask, said: before }: Walk<N>,
  word: Word,
): readonly OddsLine[] => {
  const { said, part } = asUsual(moment.game, moment.view, ask, withItem(before, [word]));
  if (part !== "said") return [];
  return oddsAfter(moment, { at: moment.match.at, seat: ask.seat, to: ask.step.do, say: said });
};

/** Odds that every choice has alike are none of the choice. */
const telling = (choices: readonly ChoiceOdds[]): readonly ChoiceOdds[] => {
  const same = agreed(choices.map(({ odds }) => odds));
  return choices.length > 1 && same.length > 0 ? [] : choices.filter(({ odds }) => odds.length > 0);
};

/** What is the same for all of them; nothing where they differ. */
const agreed = <T>(all: readonly (readonly T[])[]): readonly T[] => {
  const [first = []] = all;
  return all.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? first : [];
};

/** What all of them begin with. */
const begunAlike = (all: readonly (readonly string[])[]): readonly string[] => {
  const [first = []] = all;
  const differs = first.findIndex((each, i) => all.some((other) => other[i] !== each));
  return differs < 0 ? first : first.slice(0, differs);
};

export interface Choices {
  /** What has been said of the answer so far, in words. */
  readonly said: readonly string[];
  readonly choices: readonly ChoiceOdds[];
}

export const choicesOf = <N extends Nouns>(moment: Moment<N>, asks: readonly OpenAsk<N>[], panel: Panel): Choices => {
  const { text } = moment;
  const [ask] = asks;
  const walks = ask === undefined ? [] : walksShown(moment, ask, panel);
  const [walk] = walks;
  if (walk === undefined) return { said: [], choices: [] };
  const said = begunAlike(walks.map((each) => each.said.flat().map((word) => wordText(text, word))));
  if (walk.part.most !== 1) return { said, choices: [] };
  const choices = offered(moment, walk.part, panel).map((word) => ({
    choice: wordText(text, word),
    odds: agreed(walks.map((each) => oddsOfWord(moment, each, word))),
  }));
  return { said, choices: telling(choices) };
};
