import { joined, without } from "./list";
import type { Word } from "./words";

/** Layers, top first; within a layer the order is unknown to everybody, the program included. */
export type Pile = readonly (readonly Word[])[];

export const sizeOf = (pile: Pile): number => {
  let size = 0;
  for (const layer of pile) size += layer.length;
  return size;
};

/** What the top card can be. */
export const topOf = (pile: Pile): readonly Word[] => pile[0] ?? [];

export const cardsOf = (pile: Pile): Word[] => {
  let cards: Word[] = [];
  for (const layer of pile) cards = joined(cards, layer);
  return cards;
};

/** One unordered layer of these cards. */
export const shuffled = (cards: readonly Word[]): Pile => (cards.length === 0 ? [] : [cards.slice()]);

export const drawn = (pile: Pile, card: Word): Pile => {
  const top = without(topOf(pile), card);
  return top.length === 0 ? pile.slice(1) : joined([top], pile.slice(1));
};

export const putOnTop = (pile: Pile, card: Word): Pile => joined([[card]], pile);

export const putUnder = (pile: Pile, card: Word): Pile => joined(pile, [[card]]);
