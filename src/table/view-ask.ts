import { joined, kept } from "../kernel/list";
import { sentence } from "../kernel/text";
import type { OpenAsk, Word } from "../kernel/words";
import { type Choice, choice, type View } from "./choice";
import { isStacked } from "./offers";
import { open } from "./pages";
import { asksFor, isBegun } from "./questions";
import { isRosterAsked, playLaid } from "./rosters";
import type { Question, Table } from "./table";
import { slotsOf, waitView } from "./view-wait";
import { wordChoices } from "./view-words";
import { own } from "./voice";

/** The question, and what may be said meanwhile. */

/** The words of what may be said meanwhile, each naming what it is about; nobody has to end it. */
const meanwhileChoices = (table: Table, question: Question, colour: Word): readonly Choice[] => {
  const { ask, isWaitedFor } = question;
  const about = sentence(table.text, "step." + ask.step.do, slotsFor(ask)) + ": ";
  const choices: Choice[] = [];
  for (const each of wordChoices(table, question, colour)) {
    const mayStay = each.word !== "" || isWaitedFor || isBegun(question);
    if (mayStay) choices.push({ ...each, text: about + each.text });
  }
  return choices;
};

const idle = (asks: readonly Question[]): readonly Question[] => kept(asks, (question) => !isBegun(question));

/** So many have room beside the question; whoever leads more seats than that finds them on a page of their own. */
const MEANWHILE_BESIDE = 2;

const notBegun = (table: Table, asks: readonly Question[], colour: Word): readonly Choice[] => {
  const left = idle(asks);
  if (left.length > MEANWHILE_BESIDE) {
    return [
      choice(own(table, "table.meanwhile", {}), () => {
        open(table, colour, "meanwhile", 0);
      }),
    ];
  }
  const choices: Choice[] = [];
  for (const ask of left) for (const each of meanwhileChoices(table, ask, colour)) choices.push(each);
  return choices;
};

/** Everything that may be said meanwhile; once something of it is begun, it goes on beside the question. */
export const meanwhileView = (table: Table, colour: Word): View => {
  const choices: Choice[] = [];
  for (const question of idle(asksFor(table, colour))) {
    for (const each of question.isWaitedFor ? [] : meanwhileChoices(table, question, colour)) {
      const chosen = (): void => {
        open(table, colour, "ask", 0);
        each.chosen();
      };
      choices.push({ ...each, chosen });
    }
  }
  if (choices.length === 0) return askView(table, asksFor(table, colour), colour);
  return { title: own(table, "table.meanwhile", {}), prompt: "", choices };
};

export const askView = (table: Table, asks: readonly Question[], colour: Word): View => {
  const first = asks[0];
  if (first === undefined) return waitView(table, colour);
  const isMain = first.isWaitedFor;
  const meanwhile = isMain ? asks.slice(1) : asks;
  const choices: Choice[] = [];
  for (const ask of meanwhile) {
    if (isBegun(ask)) for (const each of meanwhileChoices(table, ask, colour)) choices.push(each);
  }
  // The first question has the title to say what it is about.
  if (isMain) for (const each of wordChoices(table, first, colour)) choices.push(each);
  for (const each of notBegun(table, meanwhile, colour)) choices.push(each);
  if (isRosterAsked(table, colour)) {
    choices.push(
      choice(own(table, "table.playLaid", {}), () => {
        playLaid(table, colour);
      }),
    );
  }
  if (!isMain) {
    const wait = waitView(table, colour);
    return { ...wait, choices: joined(wait.choices, choices) };
  }
  const slots = slotsFor(first.ask);
  return {
    title: sentence(table.text, "step." + first.ask.step.do, slots),
    prompt: promptFor(table, first),
    choices,
  };
};

/** What the part asks; of a long list that is gone through page by page, how many have been picked too. */
const promptFor = (table: Table, { ask, part, walk }: Question): string => {
  if (part === "said") return "";
  const prompt = sentence(table.text, "part." + part.ask, slotsFor(ask));
  return isStacked(part) ? own(table, "table.picked", { prompt, n: walk.picked.length, most: part.most }) : prompt;
};

const slotsFor = ({ seat, step }: OpenAsk): Readonly<Record<string, unknown>> => ({
  seat,
  ...slotsOf(step),
});
