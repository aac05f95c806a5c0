import { sizeOf } from "../../../kernel/pile";
import type { Seat, Word } from "../../../kernel/words";
import { weaponOf } from "../rules/cards";
import { fits, roomMakers, slotsUsed } from "../rules/inventory";
import { dangerTo, menaces } from "../rules/menace";
import { besides, playerOf, remainingHealth } from "../rules/players";
import { delayCost } from "../rules/wave";
import type { NightSeen } from "../vocabulary";
import { gainOf, worthOf } from "./worth";

const leastGain = (state: NightSeen, seat: Seat, card: Word): number => {
  let least = 10000;
  for (const other of roomMakers(playerOf(state, seat).inventory, card))
    least = Math.min(least, worthOf(state, seat, other));
  return least;
};

/** Keeps what is better than what would have to go; the words of the part about room are cards. */
export const scoreOfKeep = (state: NightSeen, seat: Seat, card: Word, word: Word): number => {
  const { inventory } = playerOf(state, seat);
  if (word === "discard") return 2;
  if (word !== "keep") return 1000 - worthOf(state, seat, word);
  const gain = gainOf(state, seat, card);
  if (fits(inventory, card)) return gain > 20 || slotsUsed(inventory) < 6 ? 3 : 1;
  return gain > leastGain(state, seat, card) ? 3 : 1;
};

/** Who could take the wave best. */
const strength = (state: NightSeen, seat: Seat): number => {
  const player = playerOf(state, seat);
  return remainingHealth(player) + 2 * player.saved + 2 * player.barricades + 2 * player.traps;
};

const strongestOther = (state: NightSeen, seat: Seat): number => {
  let most = 0;
  for (const other of state.seats) if (other !== seat) most = Math.max(most, strength(state, other));
  return most;
};

/** Fewer cards than this are not worth a wound. */
const PILE_TO_SEARCH = 8;

/** What an assault is feared to do to its holder, growing with the table; leftovers come on top. */
const fear = (state: NightSeen, seat: Seat): number =>
  5 + state.seats.length + Math.floor(dangerTo(state, menaces(state, seat), seat).expected / 100);

/** Delays for cards while one can bear it, and for somebody stronger while one cannot bear the wave. */
export const wantsDelay = (state: NightSeen, seat: Seat): boolean => {
  const cost = delayCost(state, seat);
  const mine = strength(state, seat);
  const left = remainingHealth(playerOf(state, seat)) - cost;
  if (left <= 1 || sizeOf(state.active) === 0) return false;
  if (cost === 0) return true;
  const weak = mine <= fear(state, seat);
  if (weak && strongestOther(state, seat) > mine + 1) return left > 2;
  return !weak && sizeOf(state.active) >= PILE_TO_SEARCH && left >= fear(state, seat) + 2;
};

export const takesOver = (state: NightSeen, seat: Seat): boolean =>
  strength(state, seat) > strength(state, state.holder) + 1;

/** A weapon for what one has. */
export const scoreOfWeapon = (state: NightSeen, seat: Seat, card: Word): number =>
  1000 + worthOf(state, seat, card) + (weaponOf(card).manner === "melee" ? 10 : 0) + besides(state, seat).length;
