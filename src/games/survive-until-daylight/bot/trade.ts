import { countOf, distinct, withoutAll } from "../../../kernel/list";
import type { Say, Seat, Word } from "../../../kernel/words";
import { amountOf, isWeapon, sortOf, weaponOf } from "../rules/cards";
import { fits, ofSort } from "../rules/inventory";
import { playerOf, remainingHealth } from "../rules/players";
import { wordAt } from "../../../kernel/talk";
import type { NightSeen } from "../vocabulary";
import { gainOf, worthOf } from "./worth";

/** A gift must be worth so much more to the other. */
const MARGIN = 60;

const weaponsOf = (state: NightSeen, seat: Seat): number => ofSort(playerOf(state, seat).inventory, "weapon").length;

/** Healing goes to whoever needs it, most of all to the holder. */
const worthOfHealing = (state: NightSeen, seat: Seat, card: Word): number => {
  const player = playerOf(state, seat);
  const healed = Math.min(player.damage, amountOf(card));
  const urgent = remainingHealth(player) <= 6 || seat === state.holder;
  return healed * (urgent ? 150 : 70);
};

/** So many shots a weapon without another for its ammo brings to bear, and what each is worth. */
const SHOTS = 4;
const SHOT = 60;

/** What a gun or bow opens up: all the ammo one has for it, but where another weapon shoots that already. */
const worthOfShots = (state: NightSeen, seat: Seat, weapon: Word, ammo: Word): number => {
  const { inventory } = playerOf(state, seat);
  let spare = 0;
  for (const other of inventory) {
    if (other !== weapon && isWeapon(other) && weaponOf(other).ammo === ammo)
      spare = Math.max(spare, weaponOf(other).base + weaponOf(other).splash);
  }
  const { base, splash } = weaponOf(weapon);
  const shots = Math.min(SHOTS, countOf(inventory, ammo));
  return spare > 0 ? Math.max(0, shots * 30 * (base + splash - spare)) : shots * SHOT * (base + splash);
};

const worthTo = (state: NightSeen, seat: Seat, card: Word): number => {
  if (sortOf(card) === "healing") return worthOfHealing(state, seat, card);
  if (card === "cheer" || card === "lucky") return 90;
  if (!isWeapon(card)) return worthOf(state, seat, card);
  const { ammo } = weaponOf(card);
  if (ammo !== "none") return worthOfShots(state, seat, card, ammo);
  return weaponsOf(state, seat) === 0 ? 200 : Math.floor(gainOf(state, seat, card) / 2);
};

/** What may be found for it yet. */
const HOPE = 50;

/** What the owner would miss: the last weapon more than anything, but a gun without ammo little. */
const worthOfKeeping = (state: NightSeen, seat: Seat, card: Word): number => {
  if (!isWeapon(card)) return worthTo(state, seat, card);
  const { ammo } = weaponOf(card);
  if (ammo !== "none") return HOPE + worthOfShots(state, seat, card, ammo);
  return weaponsOf(state, seat) <= 1 ? 1000 : 120 + Math.floor(worthOf(state, seat, card) / 2);
};

/** What a gift adds for both; of a settled card, to a settled player, or the best there is. */
const bestGift = (state: NightSeen, from: Seat, card: Word, to: Word): number => {
  const cards = card === "" ? distinct(playerOf(state, from).inventory) : [card];
  const others = to === "" ? withoutAll(state.seats, [from]) : [to];
  let best = 0;
  for (const each of cards) {
    const missed = worthOfKeeping(state, from, each);
    for (const other of others) {
      const gain = worthTo(state, other, each) - missed;
      if (gain > best && fits(playerOf(state, other).inventory, each)) best = gain;
    }
  }
  return best;
};

/** An item that heals all it can; "" if there is none. */
const wantedHealing = (state: NightSeen, seat: Seat): Word => {
  const { inventory, damage } = playerOf(state, seat);
  for (const card of ofSort(inventory, "healing")) if (damage >= amountOf(card)) return card;
  return "";
};

const scoreOfDeal = (state: NightSeen, seat: Seat, act: Word): number => {
  if (act === "done") return 1;
  if (act === "heal") return wantedHealing(state, seat) === "" ? 0 : 1000;
  if (act === "give") return bestGift(state, seat, "", "") > MARGIN ? 100 : 0;
  return act === "rummage" ? 10 : 0;
};

/** How much the bot likes a word in Trade. */
export const scoreOfTrade = (state: NightSeen, seat: Seat, said: Say, word: Word): number => {
  const act = wordAt(said, 0);
  if (act === "") return scoreOfDeal(state, seat, word);
  if (act === "heal") return word === wantedHealing(state, seat) ? 2 : 1;
  if (act !== "give") return 1;
  return 1 + (said.length === 1 ? bestGift(state, seat, word, "") : bestGift(state, seat, wordAt(said, 1), word));
};

/** Whatever is offered and fits is taken. */
export const scoreOfOffer = (state: NightSeen, seat: Seat, card: Word, word: Word): number => {
  if (word === "accept") return fits(playerOf(state, seat).inventory, card) ? 3 : 1;
  return word === "refuse" ? 2 : 1000 - worthOf(state, seat, word);
};
