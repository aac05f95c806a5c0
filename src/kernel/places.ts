import { breathe } from "./breath";
import { place, type Place } from "./scene";
import type { Word } from "./words";

/** A scene in the making. */
export type Places = Record<Word, Place[]>;

/** Adds a place of a kind. */
export type Put = (this: void, kind: Word, where: Place) => void;

export const putAt = (places: Places, kind: Word, where: Place): void => {
  const list = places[kind];
  if (list === undefined) places[kind] = [where];
  else list.push(where);
};

export const putInto =
  (places: Places): Put =>
  (kind, where) => {
    breathe(2);
    putAt(places, kind, where);
  };

export const putPile = (put: Put, pile: readonly (readonly Word[])[], at: Word): void => {
  for (let layer = 0; layer < pile.length; layer++) {
    for (const card of pile[layer] ?? []) put(card, place(at, layer, "back"));
  }
};

export const putRow = (put: Put, cards: readonly Word[], at: Word, up: Word): void => {
  for (let n = 0; n < cards.length; n++) put(cards[n] ?? "", place(at, n, up));
};
