import type { Put } from "../../../kernel/places";
import { place, type Place } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";

export const FRONT: Word = "front";

/** Cards whose order is nobody's business: they need not be sorted. */
export const putHeap = (put: Put, cards: readonly Word[], at: Word, up: Word): void => {
  for (const card of cards) put(card, place(at, 0, up));
};

export const labelled = (at: Word, n: number, label: string): Place => ({ ...place(at, n, FRONT), label });
