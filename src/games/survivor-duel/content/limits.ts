import type { Sort } from "./effect";

export const SURVIVOR_DECK = 40;
export const ZOMBIE_DECK = 20;
export const HAND = 5;
/** Zombies that lie face up (DUEL-RUL-04). */
export const ROW = 4;

export const AP = 3;
export const TP = 2;
export const TP_RESERVE = 1;
export const TH = 4;
/** More than this decays (DUEL-TH-05). */
export const TH_KEPT = 6;
/** HP more for who begins (DUEL-RUL-37): none, as is printed; as many as make it even; or as a house rule had it once. */
export const CUSHIONS: Readonly<Record<string, number>> = { off: 0, even: 7, on: 5 };

/** How many of each the box holds for either player. */
const COPIES_IN_BOX = 4;
const WALKERS_IN_BOX = 6;
const COPIES = 3;

/** What is printed and nothing more; a house rule of 3 copies and 6 Walkers; what the box holds. */
export type Limits = "book" | "ledger" | "printed";

/** Copies of a Survivor Deck card (DUEL-RUL-01); of cards marked SCR there is one (DUEL-RUL-02). */
export const copiesOfCard = (scr: boolean, limits: Limits): number => {
  if (scr) return 1;
  if (limits === "book") return SURVIVOR_DECK;
  return limits === "printed" ? COPIES_IN_BOX : COPIES;
};

/** Copies of a zombie (DUEL-RUL-01); one Boss (DUEL-DECK-05). */
export const copiesOfZombie = (sort: Sort, limits: Limits): number => {
  if (sort === "boss") return 1;
  if (limits === "book") return ZOMBIE_DECK;
  if (sort === "walker") return WALKERS_IN_BOX;
  return limits === "printed" ? COPIES_IN_BOX : COPIES;
};
