import type { Word } from "../../../kernel/words";

export const INGREDIENTS = ["planks", "nails", "shards", "wires", "explosives"] as const;

export type Craft = "barricade" | "spear" | "trap" | "grenade";

export interface Recipe {
  readonly craft: Craft;
  readonly of: readonly [Word, Word];
  /** The row that says so. */
  readonly by: Word;
}

/** What two ingredients make (SUD-CRAFT-04 to SUD-CRAFT-07). */
export const RECIPES: readonly Recipe[] = [
  { craft: "barricade", of: ["planks", "nails"], by: "SUD-CRAFT-04" },
  { craft: "spear", of: ["planks", "shards"], by: "SUD-CRAFT-05" },
  { craft: "trap", of: ["wires", "explosives"], by: "SUD-CRAFT-06" },
  { craft: "grenade", of: ["nails", "explosives"], by: "SUD-CRAFT-07" },
];

/** What a Spear deals when it is placed, and a Trap when it springs (SUD-CRAFT-13, SUD-CRAFT-15). */
export const SPEAR_DAMAGE = 3;
export const TRAP_DAMAGE = 3;
