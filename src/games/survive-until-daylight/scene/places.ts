import { place, type Place } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";

export type Places = Record<Word, Place[]>;

/** Adds a place of a kind. */
export type Put = (this: void, kind: Word, place: Place) => void;

export const putInto =
  (places: Places): Put =>
  (kind, at) => {
    const list = places[kind];
    if (list === undefined) places[kind] = [at];
    else list.push(at);
  };

export const FRONT: Word = "front";
export const BACK: Word = "back";

export const putPile = (put: Put, pile: readonly (readonly Word[])[], at: Word): void => {
  for (let layer = 0; layer < pile.length; layer++)
    for (const card of pile[layer] ?? []) put(card, place(at, layer, BACK));
};

export const putRow = (put: Put, cards: readonly Word[], at: Word, up: Word): void => {
  for (let n = 0; n < cards.length; n++) put(cards[n] ?? "", place(at, n, up));
};

/** Cards whose order is nobody's business: they need not be sorted. */
export const putHeap = (put: Put, cards: readonly Word[], at: Word, up: Word): void => {
  for (const card of cards) put(card, place(at, 0, up));
};

export const labelled = (at: Word, n: number, label: string): Place => ({ ...place(at, n, FRONT), label });
