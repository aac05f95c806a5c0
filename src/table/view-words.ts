import { has, withItem, withoutAll } from "../kernel/list";
import { wordText } from "../kernel/text";
import type { Word } from "../kernel/words";
import { type Choice, choiceTo } from "./choice";
import { dropWalk } from "./goes-on";
import { offersOf } from "./offers";
import { isBegun } from "./questions";
import type { Question, Table } from "./table";
import { chooseWord, sayOn, speak } from "./talk";
import { guidedWords } from "./teaching";
import { own } from "./voice";

/** A button for each word that may be said, and those that end it or take it back. */

/** All that has been said of an answer. */
export const saidText = ({ text }: Table, { said }: Question): string => {
  const words: string[] = [];
  for (const part of said) for (const word of part) words.push(wordText(text, word));
  return words.join(", ");
};

/** An answer without a choice that a person must still give. */
const confirmation = (table: Table, question: Question, colour: Word): Choice => {
  const { said } = question;
  const text = saidText(table, question);
  const confirm = choiceTo(question, ".yes", text === "" ? own(table, "table.goOn", {}) : text, () => {
    speak(table, question, (playing, now) => sayOn(playing, now, said, colour));
  });
  return { ...confirm, usual: true };
};

const dropping = (table: Table, question: Question, text: string): Choice =>
  choiceTo(question, ".drop", text, () => {
    dropWalk(table, question.ask.seat);
  });

/** What would lose something is done or dropped. */
export const doubtChoices = (table: Table, question: Question, colour: Word): readonly Choice[] => {
  const yes = confirmation(table, question, colour);
  return [
    { ...yes, text: own(table, "table.yes", {}), usual: false },
    dropping(table, question, own(table, "table.no", {})),
  ];
};

/** The words of a part: the usual ones first. */
export const wordChoices = (table: Table, question: Question, colour: Word): readonly Choice[] => {
  const { said, part, walk, usual: rest } = question;
  const { picked } = walk;
  if (part === "said") return [confirmation(table, question, colour)];
  const usual: Choice[] = [];
  const others: Choice[] = [];
  const guided = guidedWords(table, question.ask, said);
  const stands = guided === "none" ? part.usual : withoutAll(guided, picked);
  for (const { text, word, picked: isPicked } of offersOf(table.text, part, picked)) {
    const says = choiceTo(question, word, text, () => {
      speak(table, question, (playing, now) => {
        chooseWord(playing, now, word, colour);
      });
    });
    const isUsual = has(stands, word);
    (isUsual ? usual : others).push({ ...says, usual: isUsual, picked: isPicked, word });
  }
  const all: Choice[] = [];
  if (rest.length > said.length + 1 && guided === "none") {
    const takeRest = choiceTo(question, ".as-usual", own(table, "table.usual", {}), () => {
      speak(table, question, (playing, now) => sayOn(playing, now, rest, colour));
    });
    all.push({ ...takeRest, usual: true });
  }
  for (const each of usual) all.push(each);
  for (const each of others) all.push(each);
  if ((part.most > 1 || part.least === 0) && picked.length >= part.least) {
    const done = choiceTo(question, ".done", own(table, "table.done", {}), () => {
      speak(table, question, (playing, now) => sayOn(playing, now, withItem(now.said, now.walk.picked), colour));
    });
    all.push({ ...done, usual: stands.length === 0 && (guided !== "none" || part.least === 0) });
  }
  if (isBegun(question)) all.push(dropping(table, question, own(table, "table.cancel", {})));
  return all;
};
