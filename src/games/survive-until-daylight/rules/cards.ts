import { fail } from "../../../kernel/fail";
import type { Word } from "../../../kernel/words";
import { COMBAT_CARDS, type CombatCard } from "../content/combat";
import { RUBBLE, type RubbleCard, type RubbleSort } from "../content/rubble";
import { type Weapon, WEAPONS } from "../content/weapons";

const rubbleOf: Record<Word, RubbleCard> = {};
for (const card of RUBBLE) rubbleOf[card.card] = card;

const weapons: Record<Word, Weapon> = {};
for (const weapon of WEAPONS) weapons[weapon.card] = weapon;

const combatCards: Record<Word, CombatCard> = {};
for (const card of COMBAT_CARDS) combatCards[card.card] = card;

/** A card that nobody has looked at has no sort. */
export const sortOf = (card: Word): RubbleSort | "unknown" => rubbleOf[card]?.sort ?? "unknown";

/** What it heals or costs. */
export const amountOf = (card: Word): number => rubbleOf[card]?.amount ?? 0;

export const weaponOf = (card: Word): Weapon => weapons[card] ?? fail("no such weapon: " + card);

export const isWeapon = (card: Word): boolean => weapons[card] !== undefined;

export const combatCard = (card: Word): CombatCard => combatCards[card] ?? fail("no such combat card: " + card);

export const isCombatCard = (card: Word): boolean => combatCards[card] !== undefined;
