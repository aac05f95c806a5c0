import { countOf, has } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import { amountOf, isWeapon, sortOf, weaponOf } from "../rules/cards";
import { hasPerk, playerOf } from "../rules/players";
import type { NightSeen } from "../vocabulary";

/** What things are worth to a bot, in hundredths of a point of damage. */

const DRAWN = 75;

const weaponWorth = (state: NightSeen, seat: Seat, card: Word): number => {
  const { base, splash, draws, ammo, manner } = weaponOf(card);
  const { inventory } = playerOf(state, seat);
  const strength = 100 * base + 80 * splash + DRAWN * Math.min(2, draws);
  if (manner === "thrown") return 130;
  if (ammo === "none") return strength;
  return has(inventory, ammo) ? strength + DRAWN : strength - 60;
};

const hasWeaponFor = (state: NightSeen, seat: Seat, ammo: Word): boolean => {
  for (const card of playerOf(state, seat).inventory) if (isWeapon(card) && weaponOf(card).ammo === ammo) return true;
  return false;
};

/** The first of its kind opens recipes; more of it is only more. */
const ingredientWorth = (state: NightSeen, seat: Seat, card: Word): number =>
  has(playerOf(state, seat).inventory, card) ? 40 : 70;

const junkWorth = (state: NightSeen, seat: Seat): number => {
  if (hasPerk(state, seat, "anything-is-a-weapon")) return 60;
  // Junk is what one likes to lose to a Raider.
  return hasPerk(state, seat, "deal-maker") ? 50 : 12;
};

export const worthOf = (state: NightSeen, seat: Seat, card: Word): number => {
  switch (sortOf(card)) {
    case "healing":
      return 100 * amountOf(card);
    case "ammo":
      return hasWeaponFor(state, seat, card) ? 110 : 25;
    case "weapon":
      return weaponWorth(state, seat, card);
    case "ingredient":
      return ingredientWorth(state, seat, card);
    case "special":
      return 90;
    case "junk":
      return junkWorth(state, seat);
    default:
      return 0;
  }
};

/** The best weapon counts in full, another one little. */
const spareWeapons = (state: NightSeen, seat: Seat): number => {
  let weapons = 0;
  for (const card of playerOf(state, seat).inventory) if (isWeapon(card)) weapons++;
  return weapons;
};

/** What keeping it adds: a third weapon or a big stack adds less. */
export const gainOf = (state: NightSeen, seat: Seat, card: Word): number => {
  const worth = worthOf(state, seat, card);
  if (isWeapon(card) && spareWeapons(state, seat) >= 2) return Math.floor(worth / 3);
  const same = countOf(playerOf(state, seat).inventory, card);
  return sortOf(card) === "ammo" && same >= 3 ? Math.floor(worth / 2) : worth;
};
