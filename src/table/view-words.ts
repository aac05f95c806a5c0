import { has, joined, withItem, withoutAll } from "../kernel/list";
import { sentence, wordText } from "../kernel/text";
import type { Part, Word } from "../kernel/words";
import { type Choice, choiceTo } from "./choice";
import { dropWalk } from "./goes-on";
import { offersOf } from "./offers";
import { CHOICES } from "./panel-xml";
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

/** What is left of the usual answer, where that is more than one word. */
const usualRest = (table: Table, question: Question, colour: Word): readonly Choice[] => {
  const { said, part, usual } = question;
  const says = usual.slice(said.length);
  let words = 0;
  for (const each of says) words += each.length;
  if (part === "said" || words <= 1 || question.walk.picked.length > 0) return [];
  const takeRest = choiceTo(question, ".as-usual", own(table, "table.usual", {}), () => {
    speak(table, question, (playing, now) => sayOn(playing, now, usual, colour));
  });
  return [{ ...takeRest, says, usual: true }];
};

/** A panel has room for so many choices: shortcuts of one list are offered as long as all of them find room. */
const shortcutChoices = (table: Table, question: Question, colour: Word, others: number): readonly Choice[] => {
  const { said, shortened } = question;
  const choices: Choice[] = [];
  let left = CHOICES - others;
  for (const list of shortened.shortcuts) {
    const fits = list.length <= left;
    if (fits) left -= list.length;
    for (const { key, short, slots, say } of fits ? list : []) {
      const text = sentence(table.text, "short." + short, slots);
      const says = choiceTo(question, key, text, () => {
        speak(table, question, (playing, now) => sayOn(playing, now, say, colour));
      });
      choices.push({ ...says, says: say.slice(said.length), about: key });
    }
  }
  return choices;
};

/** The words of a part that are offered: the usual ones first. */
const offeredWords = (
  table: Table,
  question: Question,
  part: Part,
  stands: readonly Word[],
  colour: Word,
): readonly Choice[] => {
  const usual: Choice[] = [];
  const others: Choice[] = [];
  for (const { text, word, picked } of offersOf(table.text, part, question.walk.picked)) {
    if (has(question.shortened.words, word)) {
      const says = choiceTo(question, word, text, () => {
        speak(table, question, (playing, now) => {
          chooseWord(playing, now, word, colour);
        });
      });
      const isUsual = has(stands, word);
      const whole = part.most === 1 ? [[word]] : [];
      (isUsual ? usual : others).push({ ...says, usual: isUsual, picked, word, about: word, says: whole });
    }
  }
  return joined(usual, others);
};

/** What ends a part that takes several words: those that were picked are all. */
const ending = (table: Table, question: Question, part: Part, isUsual: boolean, colour: Word): readonly Choice[] => {
  const { picked } = question.walk;
  if ((part.most <= 1 && part.least !== 0) || picked.length < part.least) return [];
  const done = choiceTo(question, ".done", own(table, "table.done", {}), () => {
    speak(table, question, (playing, now) => sayOn(playing, now, withItem(now.said, now.walk.picked), colour));
  });
  return [{ ...done, usual: isUsual, says: [picked] }];
};

/** All that may be said to a question: what is usual, words, their shortcuts, and what ends it or takes it back. */
export const wordChoices = (table: Table, question: Question, colour: Word): readonly Choice[] => {
  const { said, part } = question;
  if (part === "said") return [confirmation(table, question, colour)];
  const guided = guidedWords(table, question.ask, said);
  const stands = guided === "none" ? part.usual : withoutAll(guided, question.walk.picked);
  const rest = guided === "none" ? usualRest(table, question, colour) : [];
  const words = offeredWords(table, question, part, stands, colour);
  const endsUsually = stands.length === 0 && (guided !== "none" || part.least === 0);
  const last = joined(
    ending(table, question, part, endsUsually, colour),
    isBegun(question) ? [dropping(table, question, own(table, "table.cancel", {}))] : [],
  );
  const short = shortcutChoices(table, question, colour, rest.length + words.length + last.length);
  return joined(joined(rest, words), joined(short, last));
};
