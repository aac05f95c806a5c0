import type { Word } from "../../../kernel/words";

export interface Copies {
  readonly n: number;
  readonly of: Word;
}

/** A Survivor Deck and the Survivor it is made for (DUEL-PROTO-08). */
export interface SurvivorDeck {
  readonly deck: Word;
  readonly survivor: Word;
  readonly cards: readonly Copies[];
}

export interface ZombieDeck {
  readonly horde: Word;
  readonly zombies: readonly Copies[];
}

export const SURVIVOR_DECKS: readonly SurvivorDeck[] = [
  {
    deck: "hold-the-line",
    survivor: "SV1",
    cards: [
      { n: 3, of: "W02" },
      { n: 3, of: "W03" },
      { n: 3, of: "W04" },
      { n: 2, of: "W05" },
      { n: 2, of: "I01" },
      { n: 3, of: "I02" },
      { n: 2, of: "I03" },
      { n: 3, of: "I04" },
      { n: 2, of: "I07" },
      { n: 1, of: "I13" },
      { n: 1, of: "E02" },
      { n: 2, of: "E03" },
      { n: 3, of: "E04" },
      { n: 2, of: "E06" },
      { n: 3, of: "R02" },
      { n: 2, of: "R04" },
      { n: 2, of: "R01" },
      { n: 1, of: "R06" },
    ],
  },
  {
    deck: "overwatch",
    survivor: "SV2",
    cards: [
      { n: 3, of: "W08" },
      { n: 1, of: "W09" },
      { n: 2, of: "W10" },
      { n: 2, of: "W11" },
      { n: 3, of: "W12" },
      { n: 2, of: "I06" },
      { n: 2, of: "I11" },
      { n: 2, of: "I08" },
      { n: 2, of: "I09" },
      { n: 2, of: "I01" },
      { n: 1, of: "I05" },
      { n: 2, of: "E01" },
      { n: 2, of: "E09" },
      { n: 2, of: "E07" },
      { n: 2, of: "E05" },
      { n: 1, of: "E10" },
      { n: 2, of: "R03" },
      { n: 2, of: "R07" },
      { n: 2, of: "R01" },
      { n: 1, of: "R05" },
      { n: 2, of: "R09" },
    ],
  },
];

export const ZOMBIE_DECKS: readonly ZombieDeck[] = [
  {
    horde: "stampede",
    zombies: [
      { n: 5, of: "Z01" },
      { n: 3, of: "Z02" },
      { n: 2, of: "Z04" },
      { n: 4, of: "Z05" },
      { n: 1, of: "Z07" },
      { n: 2, of: "Z08" },
      { n: 2, of: "Z10" },
      { n: 1, of: "Z19" },
    ],
  },
  {
    horde: "heavy-metal",
    zombies: [
      { n: 4, of: "Z01" },
      { n: 1, of: "Z03" },
      { n: 3, of: "Z06" },
      { n: 3, of: "Z10" },
      { n: 2, of: "Z11" },
      { n: 2, of: "Z12" },
      { n: 1, of: "Z14" },
      { n: 2, of: "Z15" },
      { n: 1, of: "Z16" },
      { n: 1, of: "Z20" },
    ],
  },
];
