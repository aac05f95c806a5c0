import type { Put } from "../../../kernel/places";
import { place, type Place } from "../../../kernel/scene";
import type { Seat, Word } from "../../../kernel/words";

export const FRONT: Word = "front";

/** All the places of teams there are; some of them may be nobody's. */
export const PLACES: readonly Seat[] = ["p1", "p2", "p3", "p4", "p5", "p6"];

/** Cards whose order is nobody's business: they need not be sorted. */
export const putHeap = (put: Put, cards: readonly Word[], at: Word, up: Word): void => {
  for (const card of cards) put(card, place(at, 0, up));
};

export const labelled = (at: Word, n: number, label: string): Place => ({ ...place(at, n, FRONT), label });
