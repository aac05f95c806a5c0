import { joined, kept } from "../kernel/list";
import { sentence } from "../kernel/text";
import type { Word } from "../kernel/words";
import { type Choice, choice, type View } from "./choice";
import { isStacked } from "./offers";
import { isBegun } from "./questions";
import { isRosterAsked, playLaid } from "./rosters";
import { slotsFor } from "./slots";
import type { Question, Table } from "./table";
import { aboutOf, meanwhileChoices, notBegun } from "./view-meanwhile";
import { waitView } from "./view-wait";
import { doubtChoices, saidText, wordChoices } from "./view-words";
import { own } from "./voice";

/** The question. */

/** A whole answer that loses something: nothing else is asked until it is meant, or dropped. */
const doubtView = (table: Table, question: Question, colour: Word): View => ({
  title: own(table, "table.sure", {}),
  prompt: aboutOf(table, question) + saidText(table, question),
  choices: doubtChoices(table, question, colour),
});

export const askView = (table: Table, asks: readonly Question[], colour: Word): View => {
  const [doubted] = kept(asks, ({ walk }) => walk.doubted);
  if (doubted !== undefined) return doubtView(table, doubted, colour);
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
      choice("play-laid", own(table, "table.playLaid", {}), () => {
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
