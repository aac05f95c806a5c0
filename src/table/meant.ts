import { breathe } from "../kernel/breath";
import type { Hint } from "../kernel/game";
import type { Gesture } from "../kernel/gesture";
import { type PartsAsked, rememberParts } from "../kernel/hearing";
import { joined, kept, mapped, withItem } from "../kernel/list";
import { seenOf } from "../kernel/match";
import { lookedThrough } from "../kernel/say";
import { sentence, wordText } from "../kernel/text";
import type { Say, Seen, Verdict, Word } from "../kernel/words";
import { heardAfter, onePicked } from "./hear";
import { openTo } from "./questions";
import { type Playing, type Question, type Table } from "./table";

/** What a gesture would say if a hand made it now: found out from what the seat may see, and nothing is done. */

/** As much work as it mostly is to hear a gesture and to look through what it says. */
const A_GESTURE = 10;

/** A question and what its seat may see, for as many gestures as are asked about. */
export interface Listening {
  readonly question: Question;
  readonly view: Seen<object>;
  readonly parts: PartsAsked;
}

export interface Meant {
  readonly to: Listening;
  /** What would be said, in words that go on with what was said. */
  readonly words: Say;
  /** Words for what is asked later. */
  readonly early: readonly Word[];
  readonly verdict: Verdict;
}

export const listening = (table: Playing, colour: Word): readonly Listening[] =>
  mapped(openTo(table, colour), (question) => ({
    question,
    // Of its own: a game without secrets gives the state itself.
    view: { ...table.game.view(seenOf(table.match), question.ask.seat) },
    parts: {},
  }));

const heardIn = ({ game }: Table, to: Listening, made: Gesture): Meant | "nothing" => {
  const { question, view } = to;
  const { ask, walk } = question;
  const after = heardAfter(question);
  breathe(A_GESTURE);
  rememberParts(view, to.parts);
  const gesture: Gesture = { ...made, seat: ask.seat, early: walk.early };
  const heard = game.hear(view, ask.step, after, gesture);
  if (heard.heard === "early") return { to, words: [], early: heard.words, verdict: "fine" };
  if (heard.heard === "refusal") return { to, words: [], early: [], verdict: { rule: heard.rule } };
  if (heard.heard !== "words" || heard.words.length === 0) return "nothing";
  if (onePicked(question.part, heard.words) !== "") return { to, words: heard.words, early: [], verdict: "fine" };
  const { verdict } = lookedThrough(game, view, ask, joined(after, heard.words));
  return { to, words: heard.words, early: [], verdict };
};

/** The first question that takes it; else the first that refuses it. */
export const meantBy = (table: Table, listening: readonly Listening[], made: Gesture): Meant | "nothing" => {
  let refused: Meant | "nothing" = "nothing";
  for (const each of listening) {
    const meant = heardIn(table, each, made);
    if (meant !== "nothing" && meant.verdict === "fine") return meant;
    if (refused === "nothing") refused = meant;
  }
  return refused;
};

/** Tells answers apart. */
export const answerOf = ({ words, early }: Meant): Word => {
  let key = "";
  for (const part of withItem(words, early)) key += part.join() + ";";
  return key;
};

export const saysOf = ({ text }: Table, { words, early }: Meant): string => {
  const all: string[] = [];
  for (const part of withItem(words, early)) for (const word of part) all.push(wordText(text, word));
  return all.join(" → ");
};

/** What is worth knowing of the words that lead somewhere, by those that were said before them. */
export type Known = Record<string, readonly Hint[]>;

/** What may come of it: what is worth knowing of the last word that is said. */
export const moreOf = (table: Table, { to, words }: Meant, known: Known): string => {
  const { question, view } = to;
  const last = (words[words.length - 1] ?? [])[0] ?? "";
  const { game, settings, text } = table;
  if (last === "" || game.hints === undefined || settings.hints === "hidden") return "";
  const { ask } = question;
  const before = joined(heardAfter(question), words.slice(0, words.length - 1));
  const key = ask.seat + " " + mapped(before, (part) => part.join()).join(" ");
  const hints = known[key] ?? game.hints(view, ask.step, ask.seat, before);
  known[key] = hints;
  const about = kept(hints, (hint) => hint.about === last);
  return mapped(about, ({ hint, slots }) => sentence(text, "hint." + hint, slots)).join(" ");
};
