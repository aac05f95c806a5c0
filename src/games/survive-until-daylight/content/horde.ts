import type { Word } from "../../../kernel/words";

export type HordeType = "wanderer" | "raider" | "brute" | "monster" | "survivor";

export const HORDE_TYPES: readonly HordeType[] = ["wanderer", "raider", "brute", "monster", "survivor"];

/** What all cards of a type share, by the book (SUD-ENEMY-03 to SUD-ENEMY-12). */
export interface HordeKind {
  /** Discarded at so much damage. */
  readonly health: number;
  /** By this row. */
  readonly fallsBy: Word;
  readonly special: "none" | "steals" | "ignores-barricades" | "bolsters" | "shields";
}

export const HORDE: Readonly<Record<HordeType, HordeKind>> = {
  wanderer: { health: 2, fallsBy: "SUD-ENEMY-03", special: "none" },
  raider: { health: 3, fallsBy: "SUD-ENEMY-05", special: "steals" },
  brute: { health: 4, fallsBy: "SUD-ENEMY-07", special: "ignores-barricades" },
  monster: { health: 8, fallsBy: "SUD-ENEMY-09", special: "bolsters" },
  survivor: { health: 1, fallsBy: "SUD-ENEMY-11", special: "shields" },
};

export interface HordeCard {
  readonly card: Word;
  readonly type: HordeType;
  readonly base: number;
  readonly draws: number;
  readonly copies: number;
}

/** Prototype values: replaceable (SUD-PROTO-07). */
export const HORDE_CARDS = [
  { card: "shuffler", type: "wanderer", base: 0, draws: 1, copies: 8 },
  { card: "grabber", type: "wanderer", base: 1, draws: 0, copies: 6 },
  { card: "lookout", type: "raider", base: 0, draws: 1, copies: 4 },
  { card: "gunhand", type: "raider", base: 0, draws: 2, copies: 4 },
  { card: "robber", type: "raider", base: 1, draws: 0, copies: 4 },
  { card: "ripper", type: "brute", base: 1, draws: 1, copies: 6 },
  { card: "slab", type: "brute", base: 1, draws: 0, copies: 3 },
  { card: "thrasher", type: "brute", base: 0, draws: 2, copies: 3 },
  { card: "colossus", type: "monster", base: 2, draws: 1, copies: 2 },
  { card: "howler", type: "monster", base: 1, draws: 2, copies: 2 },
  { card: "bystander", type: "survivor", base: 0, draws: 0, copies: 6 },
] as const satisfies readonly HordeCard[];

/** All horde cards there are: no line is longer. */
export const HORDE_SIZE = 48;
