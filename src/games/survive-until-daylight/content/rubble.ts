import { joined } from "../../../kernel/list";
import type { Word } from "../../../kernel/words";
import { WEAPONS } from "./weapons";

export type RubbleSort = "junk" | "healing" | "special" | "weapon" | "ammo" | "ingredient" | "red";

export interface RubbleCard<Name extends Word = Word> {
  readonly card: Name;
  readonly sort: RubbleSort;
  /** What a healing item removes, what a red card or a special costs in damage. */
  readonly amount: number;
  /** How many copies are marked with the set of 1 … 6 players (SUD-SETUP-07). */
  readonly copies: readonly number[];
}

const card = <Name extends Word>(
  name: Name,
  sort: RubbleSort,
  amount: number,
  copies: readonly number[],
): RubbleCard<Name> => ({
  card: name,
  sort,
  amount,
  copies,
});

/** The red card that takes a random card instead of dealing damage. */
const CROW_ATTACK = "crow-attack";

/** Prototype values: replaceable (SUD-PROTO-03). */
const CARDS = [
  card("empty-chip-bag", "junk", 0, [2, 1, 0, 1, 1, 1]),
  card("dead-phone", "junk", 0, [2, 1, 1, 0, 1, 1]),
  card("bent-spoon", "junk", 0, [1, 1, 1, 1, 0, 1]),
  card("parking-ticket", "junk", 0, [1, 0, 1, 1, 1, 0]),
  card("granola-bar", "healing", 1, [3, 1, 1, 1, 1, 1]),
  card("bandage-roll", "healing", 2, [3, 1, 1, 1, 1, 1]),
  card("gluc-hose", "healing", 3, [1, 0, 0, 1, 0, 1]),
  card("bullets", "ammo", 0, [4, 2, 2, 2, 2, 2]),
  card("shells", "ammo", 0, [3, 1, 1, 1, 1, 1]),
  card("arrows", "ammo", 0, [3, 1, 1, 1, 1, 1]),
  card("planks", "ingredient", 0, [2, 1, 1, 1, 1, 1]),
  card("nails", "ingredient", 0, [3, 1, 1, 1, 1, 1]),
  card("shards", "ingredient", 0, [2, 1, 1, 1, 1, 1]),
  card("wires", "ingredient", 0, [2, 1, 1, 1, 1, 1]),
  card("explosives", "ingredient", 0, [3, 1, 1, 1, 1, 1]),
  card("rodent-attack-1", "red", 1, [2, 1, 1, 1, 1, 1]),
  card(CROW_ATTACK, "red", 0, [2, 1, 1, 1, 1, 1]),
  card("rodent-attack-2", "red", 2, [1, 0, 1, 0, 1, 0]),
  card("energy-shot", "special", 1, [1, 0, 0, 1, 0, 0]),
  card("focus", "special", 0, [1, 0, 1, 0, 0, 0]),
  card("cheer", "special", 0, [0, 1, 1, 1, 1, 1]),
  card("blood-lust", "special", 1, [1, 0, 0, 1, 0, 0]),
  card("vitaly-pills", "special", 0, [1, 0, 0, 0, 1, 0]),
  card("lucky", "special", 0, [1, 0, 1, 0, 0, 1]),
];

const weaponCards: RubbleCard[] = [];
for (const weapon of WEAPONS) weaponCards.push(card(weapon.card, "weapon", 0, weapon.copies));

/** Everything that can be in an inventory, and the red cards. */
export const RUBBLE: readonly RubbleCard[] = joined<RubbleCard>(CARDS, weaponCards);

export type RubbleName = (typeof CARDS | typeof WEAPONS)[number]["card"];

/** What each red card does. */
export const RED_ROWS: Readonly<Record<Word, Word>> = {
  "rodent-attack-1": "SUD-RED-01",
  "crow-attack": "SUD-RED-02",
  "rodent-attack-2": "SUD-RED-03",
};

/** It goes into every Active Rubble Pile, and is no rubble itself (SUD-WAVE-01). */
export const WAVE: Word = "wave";

/** New cards for the Active Rubble Pile with 1 … 6 players (SUD-SEARCH-02 to SUD-SEARCH-07). */
export const NEW_RUBBLE: readonly number[] = [7, 10, 12, 16, 20, 20];
/** The six-player count of the option (SUD-RULING-13). */
export const MORE_RUBBLE = 24;

/** Rounds that bring an assault card (SUD-ROUND-07). */
export const ROUNDS = 6;

/** What a character can carry (SUD-INV-01). */
export const SLOTS = 8;
