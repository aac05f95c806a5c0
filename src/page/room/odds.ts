import { copy } from "../../kernel/copy";
import type { Game } from "../../kernel/game";
import { keptOf, matchOf } from "../../kernel/keep";
import { answer, type Match, waitingOf } from "../../kernel/match";
import { oddsOf } from "../../kernel/odds";
import { ruleOf } from "../../kernel/rule";
import { HIDDEN } from "../../kernel/shown";
import { type Text, wordText } from "../../kernel/text";
import type { Input, Nouns, Seen } from "../../kernel/words";
import type { OddsLine } from "./wire";

/** A match at one moment, and what one seat may know of it. */
export interface Moment<N extends Nouns> {
  readonly game: Game<N>;
  readonly match: Match<N>;
  readonly text: Text;
  readonly view: Seen<N["State"]>;
}

/** More ways than this are not counted while somebody looks on. */
const MOST_DRAWS = 8;
const LINES = 5;

/** The likeliest of them; none where that would be some of many that are as good as equal: they say less than an average. */
const worthTelling = (lines: readonly OddsLine[]): readonly OddsLine[] => {
  const [first, last] = [lines[0]?.share ?? 0, lines.at(-1)?.share ?? 0];
  return lines.length > LINES && first < 2 * last ? [] : lines.slice(0, LINES);
};

/** How likely what may come of the dice or cards of a step is, the likeliest first. */
export const chanceOdds = <N extends Nouns>({ game, text, view }: Moment<N>, step: N["Step"]): readonly OddsLine[] => {
  const rule = ruleOf(game, step);
  if (rule.kind !== "chance") return [];
  const draws = rule.draws(view, step);
  if (draws.length > MOST_DRAWS) return [];
  const lines = new Map<string, number>();
  for (const { what, ways, of } of oddsOf(draws, (came) => rule.read(view, step, came))) {
    // Equal cards are one line; what only another may know is none.
    const said = what === HIDDEN ? "" : wordText(text, what);
    if (said !== "") lines.set(said, (lines.get(said) ?? 0) + ways / of);
  }
  return worthTelling(
    [...lines].map(([what, share]) => ({ what, share })).sort((one, other) => other.share - one.share),
  );
};

/** What would be rolled or drawn right after an answer: tried on a copy that holds no more than the seat may know. */
export const oddsAfter = <N extends Nouns>(moment: Moment<N>, input: Input): readonly OddsLine[] => {
  const state = copy(moment.view) as unknown;
  const { match } = matchOf(moment.game, { ...keptOf(moment.match), state });
  if (match === "none" || answer(match, input).verdict !== "fine") return [];
  const waiting = waitingOf(match);
  if (waiting.for !== "chance") return [];
  return chanceOdds({ ...moment, view: match.state as Seen<N["State"]> }, waiting.step);
};
