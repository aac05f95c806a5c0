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
/** HP more for who begins (DUEL-RUL-37): as many as make it even, as many as the ledger has, or none, as is printed. */
export const CUSHIONS: Readonly<Record<string, number>> = { even: 7, on: 5, off: 0 };

/** How many of each the box holds for either player: what "printed limits only" goes up to. */
const COPIES_IN_BOX = 4;
export const WALKERS_IN_BOX = 6;
const COPIES = 3;

export type Limits = "ledger" | "printed";

/** Copies of a Survivor Deck card (DUEL-RUL-01); of cards marked SCR there is one (DUEL-RUL-02). */
export const copiesOfCard = (scr: boolean, limits: Limits): number => {
  if (scr) return 1;
  return limits === "printed" ? COPIES_IN_BOX : COPIES;
};

/** Copies of a zombie (DUEL-RUL-01); one Boss (DUEL-DECK-05). */
export const copiesOfZombie = (sort: Sort, limits: Limits): number => {
  if (sort === "boss") return 1;
  if (sort === "walker") return WALKERS_IN_BOX;
  return limits === "printed" ? COPIES_IN_BOX : COPIES;
};
