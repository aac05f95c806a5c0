import type { Word } from "../../../kernel/words";

/** A weapon's Damage Dice, and what its attacks do besides (DL-PV-09). */
export interface Weapon {
  readonly weapon: Word;
  /** 0 is melee. */
  readonly range: number;
  readonly standard: number;
  readonly special: number;
  readonly cleave: "none" | "special" | "both";
  /** How many others a Special knocks down. */
  readonly knock: number;
}

export const WEAPON_CARDS = [
  { weapon: "weapon.machete", range: 0, standard: 2, special: 3, cleave: "special", knock: 0 },
  { weapon: "weapon.pipe", range: 0, standard: 2, special: 4, cleave: "none", knock: 0 },
  { weapon: "weapon.sledge", range: 0, standard: 2, special: 2, cleave: "none", knock: 2 },
  { weapon: "weapon.bow", range: 2, standard: 1, special: 3, cleave: "none", knock: 0 },
  { weapon: "item.hatchet", range: 0, standard: 2, special: 3, cleave: "none", knock: 0 },
  { weapon: "item.crossbow", range: 2, standard: 2, special: 4, cleave: "none", knock: 0 },
  { weapon: "item.long-blade", range: 0, standard: 3, special: 4, cleave: "both", knock: 0 },
] as const satisfies readonly Weapon[];
