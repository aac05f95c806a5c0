import { has } from "../../../kernel/list";
import { numberOf } from "../../../kernel/number-text";
import type { Say, Seat, Word } from "../../../kernel/words";
import { amountOf, sortOf } from "../rules/cards";
import { damageOfBlow } from "../rules/damage";
import { enemiesNextDoor, foeAt, healthOf, nextDoor } from "../rules/line";
import { hasPerk, playerOf, remainingHealth } from "../rules/players";
import type { Blow, NightSeen } from "../vocabulary";
import { bestBlow, NO_PLAN, type Plan } from "./blows";
import { bestCraft } from "./crafts";
import { fieldOf, worthOfDamage } from "./threat";

/** An action more costs a point of health where it is not given: it must be worth more than that. */
const WORTH_A_WOUND = 150;
const HEALTH_TO_SPARE = 5;

/** The state as it would be with one more action. */
const withAction = (state: NightSeen, melee: boolean): NightSeen =>
  melee ? { ...state, meleeActions: 1 } : { ...state, actions: 1 };

const wanted = (state: NightSeen, seat: Seat): readonly Word[] => {
  const { inventory, damage } = playerOf(state, seat);
  for (const card of inventory) {
    const full = sortOf(card) === "healing" && damage >= amountOf(card);
    if (full || (sortOf(card) === "healing" && damage > 0 && remainingHealth(playerOf(state, seat)) < HEALTH_TO_SPARE))
      return ["heal", card];
  }
  return [];
};

const spareHealth = (state: NightSeen, seat: Seat): boolean =>
  remainingHealth(playerOf(state, seat)) > (state.holder === seat ? 2 * HEALTH_TO_SPARE : HEALTH_TO_SPARE);

/** When the action is spent: another one for a wound? */
const encore = (state: NightSeen, seat: Seat): Plan => {
  if (state.actions + state.meleeActions > 0 || !spareHealth(state, seat)) return NO_PLAN;
  const field = fieldOf(state);
  if (has(playerOf(state, seat).inventory, "energy-shot")) {
    const { worth } = bestBlow(withAction(state, false), field, seat);
    if (worth > WORTH_A_WOUND) return { words: ["play", "energy-shot"], worth };
  }
  if (hasPerk(state, seat, "frenzy") && !state.frenzied) {
    const { worth } = bestBlow(withAction(state, true), field, seat);
    if (worth > WORTH_A_WOUND) return { words: ["frenzy"], worth };
  }
  return NO_PLAN;
};

/** Before an attack whose target has enemies on both sides. */
const preparation = (state: NightSeen, seat: Seat): readonly Word[] => {
  const { inventory, focus } = playerOf(state, seat);
  if (state.actions === 0) return [];
  if (has(inventory, "focus") && focus === 0 && state.line.length > 2) return ["play", "focus"];
  return has(inventory, "blood-lust") && spareHealth(state, seat) && state.line.length > 3
    ? ["play", "blood-lust"]
    : [];
};

/** What the bot would do next in its turn, in the words that say it. */
export const wish = (state: NightSeen, seat: Seat): readonly Word[] => {
  const healing = wanted(state, seat);
  if (healing.length > 0) return healing;
  const before = preparation(state, seat);
  if (before.length > 0) return before;
  const field = fieldOf(state);
  const blow = bestBlow(state, field, seat);
  const made = bestCraft(state, field, seat);
  if (made.worth > blow.worth) return made.words;
  if (blow.worth > 0) return blow.words;
  const more = encore(state, seat);
  return more.worth > 0 ? more.words : ["end", "yes"];
};

/** The word of a wish that comes next after what was said. */
export const scoreOfWish = (words: readonly Word[], said: Say, word: Word): number => {
  if (words[said.length] === word) return 10;
  return word === "no" ? 2 : 1;
};

export const isWorthCheering = (state: NightSeen, seat: Seat): boolean =>
  bestBlow(withAction(state, false), fieldOf(state), seat).worth > 80;

/** What the attack comes to with this card. */
export const scoreOfCard = (state: NightSeen, blow: Blow, card: Word): number => {
  if (card === "vitaly-pills") return state.flipped.length < 2 ? 60 : 0;
  const field = fieldOf(state);
  const { main, splash } = damageOfBlow(state, blow, card);
  let worth = worthOfDamage(state, field, blow.at, main);
  for (const at of splash > 0 ? nextDoor(state, blow.at) : []) worth += worthOfDamage(state, field, at, splash);
  return 1000 + worth;
};

/** Points go where they finish somebody, what the target does not need first. */
export const scoreOfPoints = (state: NightSeen, blow: Blow, left: number, said: Say, word: Word): number => {
  const field = fieldOf(state);
  const at = enemiesNextDoor(state, blow.at)[said.length] ?? blow.at;
  let rest = left;
  for (const part of said) rest -= numberOf(part[0] ?? "");
  const points = numberOf(word);
  const kept = Math.min(rest - points, healthOf(foeAt(state, blow.at)));
  return 1000 + worthOfDamage(state, field, at, points) + worthOfDamage(state, field, blow.at, kept);
};
