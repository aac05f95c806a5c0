import { place, type Place } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";

export type Places = Record<Word, Place[]>;

/** Adds a place of a kind. */
export type Put = (this: void, kind: Word, at: Word, n: number, up: Word) => void;

export const putInto =
  (places: Places): Put =>
  (kind, at, n, up) => {
    const list = places[kind];
    if (list === undefined) places[kind] = [place(at, n, up)];
    else list.push(place(at, n, up));
  };

export const putPile = (put: Put, pile: readonly (readonly Word[])[], at: Word): void => {
  for (let layer = 0; layer < pile.length; layer++) for (const card of pile[layer] ?? []) put(card, at, layer, "back");
};

export const putRow = (put: Put, cards: readonly Word[], at: Word, up: Word): void => {
  for (let n = 0; n < cards.length; n++) put(cards[n] ?? "", at, n, up);
};
