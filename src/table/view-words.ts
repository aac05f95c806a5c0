import { has } from "../kernel/list";
import { seenOf } from "../kernel/match";
import { asUsual } from "../kernel/say";
import { wordText } from "../kernel/text";
import type { OpenAsk, Say, Word } from "../kernel/words";
import { walkOf } from "./asked-of";
import { type Choice, choice } from "./choice";
import { dropWalk } from "./goes-on";
import { offersOf } from "./offers";
import type { Table } from "./state";
import { chooseWord, endPart, sayOn } from "./talk";
import { own } from "./voice";

/** A button for each word that may be said, and those that end it or take it back. */

/** The whole say if everything from here on is answered as usual; nothing if that leaves something open. */
const restAsUsual = (table: Table, ask: OpenAsk, said: Say): Say => {
  if (table.match === "none") return [];
  const walk = asUsual(table.game, seenOf(table.match), ask, said);
  return walk.part === "said" ? walk.said : [];
};

/** An answer without a choice that a person must still give. */
const confirmation = (table: Table, ask: OpenAsk, said: Say, colour: Word): Choice => {
  const words: string[] = [];
  for (const part of said) for (const word of part) words.push(wordText(table.text, word));
  const text = words.length > 0 ? words.join(", ") : own(table, "table.goOn", {});
  const confirm = choice(text, () => {
    sayOn(table, ask, said, colour);
  });
  return { ...confirm, usual: true };
};

/** The words of a part: the usual ones first. */
export const wordChoices = (table: Table, ask: OpenAsk, colour: Word): readonly Choice[] => {
  const { said, part, picked, begun } = walkOf(table, ask);
  if (part === "said") return [confirmation(table, ask, said, colour)];
  const usual: Choice[] = [];
  const others: Choice[] = [];
  for (const { text, word } of offersOf(table.text, part, picked)) {
    const isUsual = has(part.usual, word);
    const made: Choice = {
      text,
      usual: isUsual,
      chosen: () => {
        chooseWord(table, ask, word, colour);
      },
      word,
    };
    if (isUsual) usual.push(made);
    else others.push(made);
  }
  const all: Choice[] = [];
  const rest = restAsUsual(table, ask, said);
  if (rest.length > said.length + 1) {
    const takeRest = choice(own(table, "table.usual", {}), () => {
      sayOn(table, ask, rest, colour);
    });
    all.push({ ...takeRest, usual: true });
  }
  for (const each of usual) all.push(each);
  for (const each of others) all.push(each);
  if ((part.most > 1 || part.least === 0) && picked.length >= part.least) {
    const done = choice(own(table, "table.done", {}), () => {
      endPart(table, ask, colour);
    });
    all.push({ ...done, usual: part.usual.length === 0 && part.least === 0 });
  }
  if (begun) {
    all.push(
      choice(own(table, "table.cancel", {}), () => {
        dropWalk(table);
      }),
    );
  }
  return all;
};
