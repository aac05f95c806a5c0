import type { Word } from "../../../kernel/words";
import { type Effect, effect, type Reach, THAT } from "./effect";

/** A Weapon (DUEL-PROTO-03). A `hit` of 0 is none printed: it hits by default. */
export interface WeaponCard {
  readonly card: Word;
  readonly kind: "weapon";
  readonly scr: boolean;
  readonly price: number;
  readonly reach: Reach;
  readonly hit: number;
  readonly damage: number;
  readonly durability: number;
  readonly effects: readonly Effect[];
}

const WEAPON = { kind: "weapon", scr: false, effects: [] } as const;

const crowbar: Effect = { ...effect("kill", { op: "draw", n: 1 }), once: "turn" };
const sledgehammer = effect("hit", { op: "stun", to: THAT });
const shotgun: Effect = {
  ...effect("hit", { op: "push", to: THAT }, { op: "hold", to: THAT }),
  when: [{ if: "stands", in: "threat" }],
};

export const WEAPONS = [
  { ...WEAPON, card: "W01", price: 1, reach: "melee", hit: 3, damage: 1, durability: 6 },
  { ...WEAPON, card: "W02", price: 1, reach: "melee", hit: 3, damage: 2, durability: 5 },
  { ...WEAPON, card: "W03", price: 1, reach: "melee", hit: 2, damage: 2, durability: 4 },
  { ...WEAPON, card: "W04", price: 2, reach: "melee", hit: 3, damage: 3, durability: 5 },
  { ...WEAPON, card: "W05", price: 2, reach: "melee", hit: 0, damage: 3, durability: 4 },
  { ...WEAPON, card: "W06", price: 1, reach: "melee", hit: 4, damage: 2, durability: 6, effects: [crowbar] },
  { ...WEAPON, card: "W07", price: 2, reach: "melee", hit: 4, damage: 4, durability: 5, effects: [sledgehammer] },
  { ...WEAPON, card: "W08", price: 1, reach: "ranged", hit: 4, damage: 2, durability: 6 },
  { ...WEAPON, card: "W09", price: 1, reach: "ranged", hit: 3, damage: 2, durability: 4 },
  { ...WEAPON, card: "W10", price: 2, reach: "ranged", hit: 4, damage: 3, durability: 4 },
  { ...WEAPON, card: "W11", price: 2, reach: "ranged", hit: 3, damage: 3, durability: 4, effects: [shotgun] },
  { ...WEAPON, card: "W12", price: 0, reach: "ranged", hit: 4, damage: 1, durability: 5 },
  { ...WEAPON, card: "W13", price: 2, reach: "ranged", hit: 2, damage: 3, durability: 6, scr: true },
] as const satisfies readonly WeaponCard[];
