import { kept } from "../kernel/list";
import { sentence } from "../kernel/text";
import type { Word } from "../kernel/words";
import { type Choice, choice, type View } from "./choice";
import { open } from "./pages";
import { asksFor, isAside, isBegun } from "./questions";
import { slotsFor } from "./slots";
import type { Question, Table } from "./table";
import { wordChoices } from "./view-words";
import { own } from "./voice";

/** What may be said beside the question. */

/** What a question is about, where the title says something else. */
export const aboutOf = ({ text }: Table, { ask }: Question): string =>
  sentence(text, "step." + ask.step.do, slotsFor(ask)) + ": ";

/** The words of what may be said meanwhile, each naming what it is about; nobody has to end it. */
export const meanwhileChoices = (table: Table, question: Question, colour: Word): readonly Choice[] => {
  const { isWaitedFor } = question;
  const about = aboutOf(table, question);
  const choices: Choice[] = [];
  for (const each of wordChoices(table, question, colour)) {
    const mayStay = each.word !== "" || isWaitedFor || isBegun(question);
    if (mayStay) choices.push({ ...each, text: about + each.text });
  }
  return choices;
};

/** What only gives something up has a page of its own. */
const idle = (table: Table, asks: readonly Question[]): readonly Question[] =>
  kept(asks, (question) => !isBegun(question) && !isAside(table, question));

/** So many have room beside the question; whoever leads more seats than that finds them on a page of their own. */
const MEANWHILE_BESIDE = 2;

export const notBegun = (table: Table, asks: readonly Question[], colour: Word): readonly Choice[] => {
  const left = idle(table, asks);
  if (left.length > MEANWHILE_BESIDE) {
    return [
      choice("meanwhile", own(table, "table.meanwhile", {}), () => {
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
  for (const question of idle(table, asksFor(table, colour))) {
    for (const each of question.isWaitedFor ? [] : meanwhileChoices(table, question, colour)) {
      const chosen = (): void => {
        open(table, colour, "ask", 0);
        each.chosen();
      };
      choices.push({ ...each, chosen });
    }
  }
  return { title: own(table, "table.meanwhile", {}), prompt: "", choices };
};
