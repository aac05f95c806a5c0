import { has, withItem } from "../kernel/list";
import { wordText } from "../kernel/text";
import type { Word } from "../kernel/words";
import { type Choice, choice } from "./choice";
import { dropWalk } from "./goes-on";
import { offersOf } from "./offers";
import { isBegun } from "./questions";
import type { Question, Table } from "./table";
import { chooseWord, sayOn, speak } from "./talk";
import { own } from "./voice";

/** A button for each word that may be said, and those that end it or take it back. */

/** An answer without a choice that a person must still give. */
const confirmation = (table: Table, question: Question, colour: Word): Choice => {
  const { said } = question;
  const words: string[] = [];
  for (const part of said) for (const word of part) words.push(wordText(table.text, word));
  const text = words.length > 0 ? words.join(", ") : own(table, "table.goOn", {});
  const confirm = choice(text, () => {
    speak(table, question, (playing, now) => sayOn(playing, now, said, colour));
  });
  return { ...confirm, usual: true };
};

/** The words of a part: the usual ones first. */
export const wordChoices = (table: Table, question: Question, colour: Word): readonly Choice[] => {
  const { said, part, walk, usual: rest } = question;
  const { picked } = walk;
  if (part === "said") return [confirmation(table, question, colour)];
  const usual: Choice[] = [];
  const others: Choice[] = [];
  for (const { text, word } of offersOf(table.text, part, picked)) {
    const isUsual = has(part.usual, word);
    const made: Choice = {
      text,
      usual: isUsual,
      chosen: () => {
        speak(table, question, (playing, now) => {
          chooseWord(playing, now, word, colour);
        });
      },
      word,
    };
    if (isUsual) usual.push(made);
    else others.push(made);
  }
  const all: Choice[] = [];
  if (rest.length > said.length + 1) {
    const takeRest = choice(own(table, "table.usual", {}), () => {
      speak(table, question, (playing, now) => sayOn(playing, now, rest, colour));
    });
    all.push({ ...takeRest, usual: true });
  }
  for (const each of usual) all.push(each);
  for (const each of others) all.push(each);
  if ((part.most > 1 || part.least === 0) && picked.length >= part.least) {
    const done = choice(own(table, "table.done", {}), () => {
      speak(table, question, (playing, now) => sayOn(playing, now, withItem(now.said, now.walk.picked), colour));
    });
    all.push({ ...done, usual: part.usual.length === 0 && part.least === 0 });
  }
  if (isBegun(question)) {
    all.push(
      choice(own(table, "table.cancel", {}), () => {
        dropWalk(table);
      }),
    );
  }
  return all;
};
