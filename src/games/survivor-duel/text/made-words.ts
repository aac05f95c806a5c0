import { numberText } from "../../../kernel/number-text";
import type { Text } from "../../../kernel/text";
import type { Word } from "../../../kernel/words";
import { ZOMBIE_DECK } from "../content/limits";
import type { CardName } from "../content/pool";
import { ZOMBIES } from "../content/zombies";
import { cardId } from "../rules/cards";

const addFaces = (all: Record<Word, string>): void => {
  for (const digit of ["1", "2", "3", "4", "5", "6"]) all["word." + digit] = digit;
};

/** Zombies of one name are told apart by their number; other cards of a name are alike. */
const addCards = (all: Record<Word, string>, names: Readonly<Record<CardName, string>>): void => {
  for (const name in names) all["word." + name] = names[name as CardName];
  for (const { card, sort } of ZOMBIES) {
    for (const seat of sort === "boss" ? [] : ["p1", "p2"]) {
      for (let copy = 1; copy <= ZOMBIE_DECK; copy++) {
        all["word." + cardId(seat, card, copy)] = names[card] + " " + numberText(copy);
      }
    }
  }
};

/** A language's words, with those that are made of the cards' names. */
export const withMadeWords = (words: Text, names: Readonly<Record<CardName, string>>): Text => {
  const all: Record<Word, string> = {};
  for (const key in words) all[key] = words[key] ?? key;
  addFaces(all);
  addCards(all, names);
  return all;
};
