import { joined, kept } from "../kernel/list";
import { sentence } from "../kernel/text";
import type { OpenAsk, Word } from "../kernel/words";
import { waitingAt } from "./asked";
import { asksFor, walkOf } from "./asked-of";
import { type Choice, choice, type View } from "./choice";
import { isStacked } from "./offers";
import { open } from "./pages";
import { isRosterAsked, playLaid } from "./rosters";
import type { Table } from "./state";
import { slotsOf, waitView } from "./view-wait";
import { wordChoices } from "./view-words";
import { own } from "./voice";

/** The question, and what may be said meanwhile. */

/** Whether it is this that is waited for, and not something that may be said meanwhile. */
const isWaitedFor = (table: Table, { step }: OpenAsk): boolean => {
  const waiting = table.match === "none" ? "nothing" : waitingAt(table, table.match);
  return waiting !== "nothing" && waiting.for === "answers" && waiting.asks[0]?.step === step;
};

/** The words of what may be said meanwhile, each naming what it is about; nobody has to end it. */
const meanwhileChoices = (table: Table, ask: OpenAsk, colour: Word): readonly Choice[] => {
  const about = sentence(table.text, "step." + ask.step.do, slotsFor(ask)) + ": ";
  const choices: Choice[] = [];
  for (const each of wordChoices(table, ask, colour)) {
    const mayStay = each.word !== "" || isWaitedFor(table, ask) || walkOf(table, ask).begun;
    if (mayStay) choices.push({ ...each, text: about + each.text });
  }
  return choices;
};

const idle = (table: Table, asks: readonly OpenAsk[]): readonly OpenAsk[] =>
  kept(asks, (ask) => !walkOf(table, ask).begun);

/** So many have room beside the question; whoever leads more seats than that finds them on a page of their own. */
const MEANWHILE_BESIDE = 2;

const notBegun = (table: Table, asks: readonly OpenAsk[], colour: Word): readonly Choice[] => {
  const left = idle(table, asks);
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
  for (const ask of idle(table, asksFor(table, colour))) {
    for (const each of isWaitedFor(table, ask) ? [] : meanwhileChoices(table, ask, colour)) {
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

export const askView = (table: Table, asks: readonly OpenAsk[], colour: Word): View => {
  const first = asks[0];
  if (first === undefined) return waitView(table, colour);
  const isMain = isWaitedFor(table, first);
  const meanwhile = isMain ? asks.slice(1) : asks;
  const choices: Choice[] = [];
  for (const ask of meanwhile) {
    if (walkOf(table, ask).begun) for (const each of meanwhileChoices(table, ask, colour)) choices.push(each);
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
  const slots = slotsFor(first);
  return {
    title: sentence(table.text, "step." + first.step.do, slots),
    prompt: promptFor(table, first),
    choices,
  };
};

/** What the part asks; of a long list that is gone through page by page, how many have been picked too. */
const promptFor = (table: Table, ask: OpenAsk): string => {
  const { part, picked } = walkOf(table, ask);
  if (part === "said") return "";
  const prompt = sentence(table.text, "part." + part.ask, slotsFor(ask));
  return isStacked(part) ? own(table, "table.picked", { prompt, n: picked.length, most: part.most }) : prompt;
};

const slotsFor = ({ seat, step }: OpenAsk): Readonly<Record<string, unknown>> => ({
  seat,
  ...slotsOf(step),
});
