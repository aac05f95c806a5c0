import type { Word } from "../../../kernel/words";
import type { HordeType } from "./horde";

/** How many of each type join the line with 1 … 6 players. */
export interface AssaultCard {
  readonly card: Word;
  readonly brings: Readonly<Record<HordeType, readonly number[]>>;
}

const NONE = [0, 0, 0, 0, 0, 0] as const;

/**
 * Prototype values, replaceable (SUD-PROTO-06), so that bots survive 35 to 55 nights of 100 with any number of players;
 * BRUTAL for 1 to 5 players is the book's.
 */
export const ASSAULT_CARDS = [
  {
    card: "brutal",
    brings: {
      wanderer: [1, 1, 2, 3, 4, 5],
      raider: [1, 1, 2, 3, 4, 5],
      brute: [2, 2, 4, 4, 6, 6],
      monster: NONE,
      survivor: [1, 1, 1, 1, 0, 0],
    },
  },
  {
    card: "stragglers",
    brings: {
      wanderer: [1, 3, 3, 5, 6, 6],
      raider: NONE,
      brute: NONE,
      monster: NONE,
      survivor: [1, 0, 0, 0, 1, 1],
    },
  },
  {
    card: "shamble",
    brings: {
      wanderer: [2, 4, 5, 7, 8, 8],
      raider: NONE,
      brute: [0, 0, 0, 0, 0, 1],
      monster: NONE,
      survivor: NONE,
    },
  },
  {
    card: "shakedown",
    brings: {
      wanderer: [0, 0, 1, 2, 2, 2],
      raider: [1, 2, 3, 4, 4, 5],
      brute: NONE,
      monster: NONE,
      survivor: [1, 0, 0, 0, 0, 1],
    },
  },
  {
    card: "ambush",
    brings: {
      wanderer: [0, 1, 1, 2, 2, 2],
      raider: [1, 1, 2, 2, 3, 3],
      brute: [0, 0, 0, 1, 1, 2],
      monster: NONE,
      survivor: NONE,
    },
  },
  {
    card: "knuckles",
    brings: {
      wanderer: [0, 0, 1, 2, 2, 2],
      raider: [0, 0, 1, 1, 1, 1],
      brute: [1, 2, 2, 3, 3, 4],
      monster: NONE,
      survivor: NONE,
    },
  },
  {
    card: "exodus",
    brings: {
      wanderer: [1, 3, 2, 3, 4, 4],
      raider: [0, 0, 1, 1, 1, 2],
      brute: [0, 0, 0, 0, 1, 1],
      monster: NONE,
      survivor: [1, 1, 2, 1, 2, 3],
    },
  },
  {
    card: "crossfire",
    brings: {
      wanderer: [1, 1, 2, 3, 3, 4],
      raider: [0, 1, 1, 2, 3, 3],
      brute: [0, 1, 1, 1, 2, 2],
      monster: NONE,
      survivor: [1, 1, 1, 1, 1, 1],
    },
  },
  {
    card: "goliath",
    brings: {
      wanderer: [0, 0, 1, 2, 2, 3],
      raider: NONE,
      brute: NONE,
      monster: [1, 1, 1, 1, 1, 1],
      survivor: [1, 1, 1, 1, 1, 1],
    },
  },
  {
    card: "nightmare",
    brings: {
      wanderer: [1, 1, 2, 2, 2, 3],
      raider: [0, 0, 1, 2, 2, 2],
      brute: [0, 0, 0, 1, 1, 1],
      monster: [0, 1, 1, 1, 1, 1],
      survivor: [1, 1, 1, 1, 1, 1],
    },
  },
] as const satisfies readonly AssaultCard[];

/** Six cards that use every type: the smaller deck of the option (SUD-PROTO-09). */
export const SIX_ASSAULTS: readonly Word[] = ["brutal", "stragglers", "shakedown", "exodus", "goliath", "nightmare"];
