import { has, joined, withItem, without } from "../kernel/list";
import { seenOf } from "../kernel/match";
import { asUsual, carriedOn, lookedThrough } from "../kernel/say";
import type { OpenAsk, Part, Say, Verdict, Word } from "../kernel/words";
import { give, goOn } from "./goes-on";
import { isPlaying, type Playing, type Question, type Table } from "./table";
import { strayed } from "./straying";
import { inGuidesOrder, strays } from "./teaching";
import { touchKinds } from "./touched";
import { refusalText, tell } from "./voice";
import { begin, isBusy } from "./worker";

/** How people answer: word by word, early, or as usual. */

interface Begun {
  readonly said: Say;
  readonly part: Part | "said";
  readonly early: readonly Word[];
}

const firstOf = (words: readonly Word[], part: Part): Word => {
  for (const word of words) if (has(part.of, word)) return word;
  return "";
};

/** Goes on with a say by the words that were brought early for it. */
const withEarly = ({ game, match }: Playing, ask: OpenAsk, say: Say, early: readonly Word[]): Begun => {
  const state = seenOf(match);
  let walk = carriedOn(game, state, ask, say);
  let left = early;
  while (walk.part !== "said" && walk.part.most === 1) {
    const word = firstOf(left, walk.part);
    if (word === "") return { ...walk, early: left };
    left = without(left, word);
    walk = carriedOn(game, state, ask, withItem(walk.said, [word]));
  }
  return { ...walk, early: left };
};

/** Leaves the rest to what is usual, for a seat that wants to be asked no more than it must. */
const withUsual = ({ game, match, asking }: Playing, ask: OpenAsk, begun: Begun): Begun => {
  if (asking[ask.seat] !== "few" || begun.part === "said") return begun;
  const { said, part } = asUsual(game, seenOf(match), ask, begun.said);
  return part === "said" ? { said, part, early: begun.early } : begun;
};

/** Keeps words for a part that is not asked yet. */
export const sayEarly = (table: Playing, question: Question, words: readonly Word[]): void => {
  const { ask, walk } = question;
  table.walks = { ...table.walks, [ask.seat]: { ...walk, early: joined(walk.early, words) } };
};

/** Whether it has still to be asked whether this is meant. */
const isDoubtful = ({ game, match }: Playing, { ask: { step, seat }, walk }: Question, said: Say): boolean =>
  !walk.doubted && game.doubts?.(game.view(seenOf(match), seat), step, seat, said) === true;

/** Goes on with a say: gives it when it is whole, keeps it when it is not, or when people are asked once more. */
export const sayOn = (table: Playing, question: Question, say: Say, colour: Word): Verdict => {
  const { ask, walk } = question;
  const { verdict } = lookedThrough(table.game, seenOf(table.match), ask, say);
  if (verdict !== "fine") {
    tell(colour, refusalText(table, verdict.rule));
    return verdict;
  }
  const begun = withUsual(table, ask, withEarly(table, ask, say, walk.early));
  if (strays(table, ask, begun.said)) return strayed(table, question, begun.said, colour);
  const { part, early } = begun;
  const said = inGuidesOrder(table, begun.said);
  const doubted = part === "said" && isDoubtful(table, question, said);
  if (part === "said" && !doubted) {
    // What was laid out for it and not needed goes back.
    if (early.length > 0) touchKinds(table, table.layout.kindNames);
    give(table, { at: walk.at, seat: ask.seat, to: ask.step.do, say: said }, colour);
  } else table.walks = { ...table.walks, [ask.seat]: { ...walk, said, picked: [], early, doubted } };
  return "fine";
};

/** Chooses a word of the part a seat is at. */
export const chooseWord = (table: Playing, question: Question, word: Word, colour: Word): void => {
  const { said, part, walk } = question;
  if (part === "said") return;
  if (part.most === 1) {
    sayOn(table, question, withItem(said, [word]), colour);
    return;
  }
  const { picked } = walk;
  const now = has(picked, word) ? without(picked, word) : withItem(picked, word);
  if (now.length === part.most) sayOn(table, question, withItem(said, now), colour);
  else table.walks = { ...table.walks, [question.ask.seat]: { ...walk, said, picked: now } };
};

/** The question as it is now, if it still asks the same. */
const stillAsked = ({ asked }: Table, { ask, part }: Question): Question | "none" => {
  for (const now of asked === "none" ? [] : asked.questions) {
    const isSame = now.ask.seat === ask.seat && now.ask.step === ask.step;
    const isAtSame = now.part === "said" || part === "said" ? now.part === part : now.part.ask === part.ask;
    if (isSame && isAtSame) return now;
  }
  return "none";
};

type Says = (this: void, table: Playing, question: Question) => void;

/** Somebody answers on a panel: while pieces move nobody is listened to. Then the match goes on. */
export const speak = (table: Table, question: Question, says: Says): void => {
  if (isBusy(table)) return;
  begin(table, () => {
    const now = stillAsked(table, question);
    if (!isPlaying(table)) return;
    if (now !== "none") says(table, now);
    goOn(table);
  });
};
