import { has } from "../../../kernel/list";
import { numberOf } from "../../../kernel/number-text";
import type { Say, Seat, Word } from "../../../kernel/words";
import { amountOf } from "../rules/cards";
import { damageOfBlow } from "../rules/damage";
import { ofSort } from "../rules/inventory";
import { enemiesNextDoor, foeAt, healthOf, nextDoor } from "../rules/line";
import { playerOf, remainingHealth } from "../rules/players";
import { wordAt } from "../../../kernel/talk";
import type { Blow, NightSeen } from "../vocabulary";
import { bestBlow, OPEN } from "./blows";
import { bestCraft } from "./crafts";
import { fieldOf, worthOfDamage } from "./threat";

/** An action more costs a point of health where it is not given: it must be worth more than that. */
const WORTH_A_WOUND = 150;
const HEALTH_TO_SPARE = 5;

/** Healing comes first, then what prepares an attack, then the attack. */
const FIRST = 100000;
const BEFORE = 50000;

/** The state as it would be with one more action. */
const withAction = (state: NightSeen, melee: boolean): NightSeen =>
  melee ? { ...state, meleeActions: 1 } : { ...state, actions: 1 };

/** An item that would heal all it can, or any while health is low; "" if none is wanted. */
const wantedHealing = (state: NightSeen, seat: Seat): Word => {
  const player = playerOf(state, seat);
  const low = remainingHealth(player) < HEALTH_TO_SPARE;
  for (const card of ofSort(player.inventory, "healing")) if (low || player.damage >= amountOf(card)) return card;
  return "";
};

const spareHealth = (state: NightSeen, seat: Seat): boolean =>
  remainingHealth(playerOf(state, seat)) > (state.holder === seat ? 2 * HEALTH_TO_SPARE : HEALTH_TO_SPARE);

/** What one more attack would be worth beyond the wound it costs, once the action is spent. */
const encore = (state: NightSeen, seat: Seat, melee: boolean): number => {
  if (state.actions + state.meleeActions > 0 || !spareHealth(state, seat)) return 0;
  const worth = bestBlow(withAction(state, melee), fieldOf(state), seat, OPEN);
  return worth > WORTH_A_WOUND ? worth : 0;
};

/** A special that is worth playing now; "" if none is. */
const wantedSpecial = (state: NightSeen, seat: Seat): Word => {
  const { inventory, focus } = playerOf(state, seat);
  if (state.actions > 0) {
    if (has(inventory, "focus") && focus === 0 && state.line.length > 2) return "focus";
    const splashes = spareHealth(state, seat) && state.line.length > 3;
    return has(inventory, "blood-lust") && splashes ? "blood-lust" : "";
  }
  return has(inventory, "energy-shot") && encore(state, seat, false) > 0 ? "energy-shot" : "";
};

const scoreOfAct = (state: NightSeen, seat: Seat, act: Word): number => {
  switch (act) {
    case "heal":
      return wantedHealing(state, seat) === "" ? 0 : FIRST;
    case "play":
      return wantedSpecial(state, seat) === "" ? 0 : BEFORE;
    case "attack":
      return bestBlow(state, fieldOf(state), seat, OPEN);
    case "craft":
      return bestCraft(state, fieldOf(state), seat).worth;
    case "frenzy":
      return encore(state, seat, true);
    default:
      return act === "end" ? 1 : 0;
  }
};

const scoreOfAttack = (state: NightSeen, seat: Seat, said: Say, word: Word): number => {
  if (said.length === 1) return 1 + bestBlow(state, fieldOf(state), seat, { weapon: word, foe: "", ammo: "" });
  const weapon = wordAt(said, 1);
  if (said.length === 2) return 1 + bestBlow(state, fieldOf(state), seat, { weapon, foe: word, ammo: "" });
  if (numberOf(word) < 0) return word === "no" ? 2 : 1;
  return 1 + bestBlow(state, fieldOf(state), seat, { weapon, foe: wordAt(said, 2), ammo: word });
};

/** How much the bot likes a word in its turn. */
export const scoreOfTurn = (state: NightSeen, seat: Seat, said: Say, word: Word): number => {
  const act = wordAt(said, 0);
  if (act === "") return scoreOfAct(state, seat, word);
  if (act === "attack") return scoreOfAttack(state, seat, said, word);
  if (act === "craft") return bestCraft(state, fieldOf(state), seat).words[said.length] === word ? 2 : 1;
  if (act === "heal") return word === wantedHealing(state, seat) ? 2 : 1;
  if (act === "play") return word === wantedSpecial(state, seat) || word === "no" ? 2 : 1;
  return act === "end" && word === "yes" ? 2 : 1;
};

export const isWorthCheering = (state: NightSeen, seat: Seat): boolean =>
  bestBlow(withAction(state, false), fieldOf(state), seat, OPEN) > 80;

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
