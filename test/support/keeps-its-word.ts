import type { Match } from "../../src/kernel/match";
import { seenOf, waitingOf } from "../../src/kernel/match";
import { partOf } from "../../src/kernel/say";
import type { Nouns, OpenAsk, Part, Say, Word } from "../../src/kernel/words";
import { wrongWith } from "./every-game/says";

const must = (holds: boolean, otherwise: () => string): void => {
  if (!holds) throw new Error(otherwise());
};

/** Every word that stands in a state, whatever it is there. */
const wordsIn = (state: unknown, found: Set<Word>): void => {
  if (typeof state === "string") found.add(state);
  else if (typeof state === "object" && state !== null) for (const field of Object.values(state)) wordsIn(field, found);
};

const BEGINNINGS = 10;
const FOREIGN = 24;
const NO_SUCH_WORD: Word = "no-such-word";

/** Some words of a state, spread over all there are. */
const foreignIn = (state: unknown): readonly Word[] => {
  const found = new Set<Word>();
  wordsIn(state, found);
  const all = [...found].sort();
  const every = Math.max(1, Math.floor(all.length / FOREIGN));
  return [...all.filter((_, i) => i % every === 0), NO_SUCH_WORD];
};

/** Some ways to go on: single words, or as few or as many as may be. */
const someAnswers = ({ of, least, most }: Part): readonly (readonly Word[])[] =>
  most === 1 ? [...of.slice(0, 3), ...of.slice(-1)].map((word) => [word]) : [of.slice(0, least), of.slice(0, most)];

const heldTo = <N extends Nouns>(match: Match<N>, ask: OpenAsk<N>, foreign: readonly Word[]): void => {
  const { seat, step } = ask;
  const state = seenOf(match);
  const open: Say[] = [[]];
  for (let i = 0; i < open.length && i < BEGINNINGS; i++) {
    const said = open[i] ?? [];
    const part = partOf(match.game, state, ask, said);
    if (part === "said") continue;
    const { of } = part;
    const where = `${seat} ${[step.do, ...said.map((words) => words.join("+"))].join("/")}`;
    for (const word of foreign) {
      const isFine = !of.includes(word) && part.whyNot(word) === "fine";
      must(!isFine, () => `${where}: ${word} is not offered, and no rule is against it`);
    }
    must(wrongWith(part) === "", () => `${where}: ${wrongWith(part)}`);
    for (const words of someAnswers(part)) open.push([...said, words]);
  }
};

/** What holds of whatever is asked: all that is offered may be said, and nothing else. */
export const keepsItsWord = <N extends Nouns>(match: Match<N>, isMeant: (ask: OpenAsk<N>) => boolean): void => {
  const waiting = waitingOf(match);
  if (waiting.for !== "answers") return;
  const asks = waiting.asks.filter(isMeant);
  if (asks.length === 0) return;
  const foreign = foreignIn(match.state);
  for (const ask of asks) heldTo(match, ask, foreign);
};
