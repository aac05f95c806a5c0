import { breathe } from "../kernel/breath";
import { has, joined, kept, mapped } from "../kernel/list";
import { seenOf, waitingOf } from "../kernel/match";
import { asUsual, carriedOn } from "../kernel/say";
import type { Hint } from "../kernel/game";
import { asItIs, type Shortened } from "../kernel/shortcut";
import type { OpenAsk, Part, Say, Seat, Step, Word } from "../kernel/words";
import type { Asked, Ground, Play, Playing, Question, Table } from "./table";
import { isGuided, noteMoment } from "./teaching";
import { walkFor } from "./walks";
import { botOf, speaksFor } from "./who-speaks";

/** What is asked of whom, worked out once after each answer for all who want to know: panel, hands, bots and pages. */

const NOTHING_ASKED: Shortened = { shortcuts: [], words: [] };

/** A guide explains word by word. */
const shortenedFor = (
  table: Playing,
  ask: OpenAsk,
  said: Say,
  part: Part | "said",
  picked: readonly Word[],
): Shortened => {
  if (part === "said") return NOTHING_ASKED;
  const { game, match, settings } = table;
  if (game.shortened === undefined || isGuided(table)) return asItIs(part);
  const shortened = game.shortened({ state: seenOf(match), ask, said, part, picked });
  // Who rolls and draws by hand takes pieces one by one: each of them has its word.
  return settings.chance === "hand" ? { ...shortened, words: part.of } : shortened;
};

const questionOf = (table: Playing, ask: OpenAsk, isWaitedFor: boolean): Question => {
  const { game, match } = table;
  const state = seenOf(match);
  const walk = walkFor(table, ask);
  const { said, part } = carriedOn(game, state, ask, walk.said);
  const rest = part === "said" ? "none" : asUsual(game, state, ask, said);
  const usual: Say = rest !== "none" && rest.part === "said" ? rest.said : [];
  const shortened = shortenedFor(table, ask, said, part, walk.picked);
  return { ask, said, part, walk, isWaitedFor, usual, shortened, hints: [] };
};

/** What the match waits for now; the questions are still to be worked out. */
export const noteWaiting = (table: Playing): Asked => {
  const asked: Asked = { waiting: waitingOf(table.match), questions: [], hints: [], isOld: false };
  table.asked = asked;
  return asked;
};

/** Works out all that is asked. */
export const ask = (table: Playing): Asked => {
  if (table.asked !== "none") table.asked.isOld = true;
  const waiting = waitingOf(table.match);
  const asks = waiting.for === "answers" && !table.match.paused ? waiting.asks : [];
  noteMoment(table);
  const ofPeople = kept(asks, ({ seat }) => botOf(table, seat) === "none");
  const questions = mapped(ofPeople, (each) => questionOf(table, each, each.step === asks[0]?.step));
  const asked: Asked = { waiting, questions, hints: [], isOld: false };
  table.asked = asked;
  return asked;
};

const hintsTo = ({ game, match }: Playing, step: Step, seat: Seat, said: Say): readonly Hint[] =>
  game.hints === undefined ? [] : game.hints(game.view(seenOf(match), seat), step, seat, said);

/** As much work as it mostly is to work out what one would like to know. */
const HINTS = 120;

/** What is known of a word is known of its shortcut, and that is long before it is asked for. */
const ofShortcuts = (table: Playing, { ask: of, shortened }: Question): readonly Hint[] => {
  const hints: Hint[] = [];
  for (const list of shortened.shortcuts) {
    const [first] = list;
    if (first !== undefined && first.word !== "") {
      breathe(HINTS);
      for (const hint of hintsTo(table, of.step, of.seat, first.after))
        for (const { key, word } of list) if (word === hint.about) hints.push({ ...hint, about: key });
    }
  }
  return hints;
};

/** Works out what those who are asked would like to know before they answer, or before what is due is rolled. */
export const findHints = (table: Playing): void => {
  const { asked, settings } = table;
  if (asked === "none" || settings.hints === "hidden") return;
  if (asked.waiting.for === "chance") asked.hints = hintsTo(table, asked.waiting.step, "", []);
  for (const question of asked.questions) {
    const { ask: of, said } = question;
    breathe(HINTS);
    question.hints = joined(hintsTo(table, of.step, of.seat, said), ofShortcuts(table, question));
  }
};

/** All that this colour may answer: a hand may speak for any of its seats. */
export const openTo = (table: Table, colour: Word): readonly Question[] => {
  const { asked, match } = table;
  if (asked === "none" || asked.isOld || match === "none" || match.paused) return [];
  return kept(asked.questions, ({ ask: { seat } }) => speaksFor(table, colour, seat));
};

/** Whether one question is put to two seats, and the same may be said to it. */
const isOneQuestion = (a: Question, b: Question): boolean => {
  if (a.ask.step !== b.ask.step) return false;
  return a.part === "said" || b.part === "said"
    ? a.part === b.part
    : a.part.ask === b.part.ask && a.part.of.join() === b.part.of.join();
};

/** What a panel asks this colour: the same question put to several of its seats is asked once. */
export const asksFor = (table: Table, colour: Word): readonly Question[] => {
  const asks: Question[] = [];
  for (const question of openTo(table, colour)) {
    let isAsked = false;
    for (const each of asks) if (isOneQuestion(each, question)) isAsked = true;
    if (!isAsked) asks.push(question);
  }
  return asks;
};

/** Those whose answer is waited for; what may be said meanwhile nobody waits for. */
export const waitedFor = ({ asked }: Play): readonly OpenAsk[] => {
  if (asked === "none" || asked.waiting.for !== "answers") return [];
  const { asks } = asked.waiting;
  return kept(asks, ({ step }) => step === asks[0]?.step);
};

/** Kept out of the way of the others: it only gives something up. */
export const isAside = ({ game }: Ground, { ask }: Question): boolean => has(game.aside ?? [], ask.step.do);

/** There is something to take back. */
export const isBegun = ({ walk }: Question): boolean => walk.said.length + walk.picked.length + walk.early.length > 0;
