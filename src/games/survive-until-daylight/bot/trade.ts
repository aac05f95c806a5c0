import { distinct, withoutAll } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import { amountOf, isWeapon, sortOf } from "../rules/cards";
import { fits, ofSort } from "../rules/inventory";
import { hasPerk, playerOf, remainingHealth } from "../rules/players";
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

const worthTo = (state: NightSeen, seat: Seat, card: Word): number => {
  if (sortOf(card) === "healing") return worthOfHealing(state, seat, card);
  if (card === "cheer" || card === "lucky") return 90;
  if (isWeapon(card)) return weaponsOf(state, seat) === 0 ? 200 : Math.floor(gainOf(state, seat, card) / 2);
  return worthOf(state, seat, card);
};

/** What the owner would miss: the last weapon more than anything. */
const worthOfKeeping = (state: NightSeen, seat: Seat, card: Word): number => {
  if (!isWeapon(card)) return worthTo(state, seat, card);
  return weaponsOf(state, seat) <= 1 ? 1000 : 120 + Math.floor(worthOf(state, seat, card) / 2);
};

interface Gift {
  readonly words: readonly Word[];
  readonly gain: number;
}

const bestGift = (state: NightSeen, from: Seat): Gift => {
  let best: Gift = { words: [], gain: MARGIN };
  for (const card of distinct(playerOf(state, from).inventory)) {
    for (const to of withoutAll(state.seats, [from])) {
      const room = fits(playerOf(state, to).inventory, card);
      const gain = room ? worthTo(state, to, card) - worthOfKeeping(state, from, card) : 0;
      if (gain > best.gain) best = { words: ["give", card, to], gain };
    }
  }
  return best;
};

const healing = (state: NightSeen, seat: Seat): readonly Word[] => {
  const { inventory, damage } = playerOf(state, seat);
  for (const card of ofSort(inventory, "healing")) if (damage >= amountOf(card)) return ["heal", card];
  return [];
};

const mayGive = (state: NightSeen, seat: Seat): boolean =>
  playerOf(state, seat).given < (hasPerk(state, seat, "deal-maker") ? 2 : 1);

/** What the bot would do next in Trade, in the words that say it. */
export const wishInTrade = (state: NightSeen, seat: Seat): readonly Word[] => {
  const heal = healing(state, seat);
  if (heal.length > 0) return heal;
  const gift = mayGive(state, seat) ? bestGift(state, seat) : { words: [], gain: 0 };
  if (gift.words.length > 0) return gift.words;
  const [junk] = ofSort(playerOf(state, seat).inventory, "junk");
  const rummages = junk !== undefined && !state.rummaged && hasPerk(state, seat, "something-for-nothing");
  return rummages ? ["rummage", junk] : ["done"];
};

/** Whatever is offered and fits is taken. */
export const scoreOfOffer = (state: NightSeen, seat: Seat, card: Word, word: Word): number => {
  if (word === "accept") return fits(playerOf(state, seat).inventory, card) ? 3 : 1;
  return word === "refuse" ? 2 : 1000 - worthOf(state, seat, word);
};
