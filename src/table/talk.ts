import { has, joined, withItem, without } from "../kernel/list";
import { seenOf } from "../kernel/match";
import { refuse } from "../kernel/refusal";
import { asUsual, carriedOn, lookedThrough } from "../kernel/say";
import type { OpenAsk, Part, Say, Verdict, Word } from "../kernel/words";
import { begunBy, walkOf } from "./asked-of";
import { give } from "./goes-on";
import { refreshPanel } from "./panel";
import type { Table } from "./state";
import { refusalText, tell } from "./voice";

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
const withEarly = (table: Table, ask: OpenAsk, say: Say, early: readonly Word[]): Begun => {
  if (table.match === "none") return { said: say, part: "said", early };
  const state = seenOf(table.match);
  let walk = carriedOn(table.game, state, ask, say);
  let left = early;
  while (walk.part !== "said" && walk.part.most === 1) {
    const word = firstOf(left, walk.part);
    if (word === "") return { ...walk, early: left };
    left = without(left, word);
    walk = carriedOn(table.game, state, ask, withItem(walk.said, [word]));
  }
  return { ...walk, early: left };
};

/** Leaves the rest to what is usual, for a seat that wants to be asked no more than it must. */
const withUsual = (table: Table, ask: OpenAsk, begun: Begun): Begun => {
  if (table.match === "none" || table.asking[ask.seat] !== "few" || begun.part === "said") return begun;
  const { said, part } = asUsual(table.game, seenOf(table.match), ask, begun.said);
  return part === "said" ? { said, part, early: begun.early } : begun;
};

/** Keeps words for a part that is not asked yet. */
export const sayEarly = (table: Table, ask: OpenAsk, words: readonly Word[]): void => {
  const walk = begunBy(table, ask);
  table.walks = { ...table.walks, [ask.seat]: { ...walk, early: joined(walk.early, words) } };
  refreshPanel(table);
};

/** Goes on with a say: gives it when it is whole, keeps it when it is not. */
export const sayOn = (table: Table, ask: OpenAsk, say: Say, colour: Word): Verdict => {
  if (table.match === "none") return refuse("K-OVER");
  const { verdict } = lookedThrough(table.game, seenOf(table.match), ask, say);
  if (verdict !== "fine") {
    tell(colour, refusalText(table, verdict.rule));
    return verdict;
  }
  const walk = begunBy(table, ask);
  const { said, part, early } = withUsual(table, ask, withEarly(table, ask, say, walk.early));
  if (part === "said") {
    // What was laid out for it and not needed goes back.
    if (early.length > 0) table.touched = table.layout.kindNames;
    give(table, { at: walk.at, seat: ask.seat, to: ask.step.do, say: said }, colour);
    return "fine";
  }
  table.walks = { ...table.walks, [ask.seat]: { at: walk.at, to: walk.to, said, picked: [], early } };
  refreshPanel(table);
  return "fine";
};

/** Chooses a word of the part a seat is at. */
export const chooseWord = (table: Table, ask: OpenAsk, word: Word, colour: Word): void => {
  const { said, part, picked } = walkOf(table, ask);
  if (part === "said" || table.match === "none") return;
  if (part.most === 1) {
    sayOn(table, ask, withItem(said, [word]), colour);
    return;
  }
  const now = has(picked, word) ? without(picked, word) : withItem(picked, word);
  table.walks = { ...table.walks, [ask.seat]: { ...begunBy(table, ask), said, picked: now } };
  if (now.length === part.most) sayOn(table, ask, withItem(said, now), colour);
  else refreshPanel(table);
};

/** Ends a part that takes several words. */
export const endPart = (table: Table, ask: OpenAsk, colour: Word): void => {
  const { said, picked } = walkOf(table, ask);
  sayOn(table, ask, withItem(said, picked), colour);
};
