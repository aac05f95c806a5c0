import { withItem } from "../../kernel/list";
import { asUsual, carriedOn, type OpenAsk } from "../../kernel/say";
import { sentence, wordText } from "../../kernel/text";
import type { Event, Part, Say, Step, Word } from "../../kernel/words";
import { type Moment, oddsAfter } from "./odds";
import type { Panel } from "./panel";
import type { ChoiceOdds } from "./wire";

/**
 * Which words a panel's buttons are, and what may come of each. What was said so far belongs to the table's script and is
 * not kept; it is found again by what the panel asks and offers.
 */

const DEEPEST = 5;
const MOST_TRIED = 400;

interface Walk<St> {
  readonly ask: OpenAsk<St>;
  readonly said: Say;
  readonly part: Part;
}

const offered = (
  moment: { readonly text: Readonly<Record<Word, string>> },
  part: Part,
  panel: Panel,
): readonly Word[] => part.of.filter((word) => panel.choices.includes(wordText(moment.text, word)));

const promptOf = <S, St extends Step, E extends Event>({ text }: Moment<S, St, E>, { ask, part }: Walk<St>): string =>
  sentence(text, `part.${part.ask}`, { seat: ask.seat, ...(ask.step as unknown as Readonly<Record<string, unknown>>) });

/** The ways an ask can go on from here, the shortest first. */
const walksFrom = function* <S, St extends Step, E extends Event>(
  { game, view }: Moment<S, St, E>,
  ask: OpenAsk<St>,
): Generator<Walk<St>> {
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

const walkShown = <S, St extends Step, E extends Event>(
  moment: Moment<S, St, E>,
  ask: OpenAsk<St>,
  panel: Panel,
): Walk<St> | undefined => {
  for (const walk of walksFrom(moment, ask)) {
    const all = walk.part.of.length <= panel.choices.length;
    const found = offered(moment, walk.part, panel).length;
    if (promptOf(moment, walk) === panel.prompt && found > 0 && (!all || found === walk.part.of.length)) return walk;
  }
  return undefined;
};

export const choiceOdds = <S, St extends Step, E extends Event>(
  moment: Moment<S, St, E>,
  asks: readonly OpenAsk<St>[],
  panel: Panel,
): readonly ChoiceOdds[] => {
  const { game, match, text, view } = moment;
  const [ask] = asks;
  const walk = ask === undefined ? undefined : walkShown(moment, ask, panel);
  if (ask === undefined || walk?.part.most !== 1) return [];
  const oddsOfWord = (word: Word): ChoiceOdds => {
    const { said, part } = asUsual(game, view, ask, withItem(walk.said, [word]));
    const input = { at: match.inputs.length, seat: ask.seat, to: ask.step.do, say: said };
    return { choice: wordText(text, word), odds: part === "said" ? oddsAfter(moment, input) : [] };
  };
  return offered(moment, walk.part, panel)
    .map(oddsOfWord)
    .filter(({ odds }) => odds.length > 0);
};
