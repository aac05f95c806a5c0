import { has, kept } from "../../../kernel/list";
import type { Word } from "../../../kernel/words";
import { isWeapon } from "../content/cards";
import { WEAPON_CARDS } from "../content/weapons";
import { weaponOf } from "../rules/attack-action";
import { diceAt } from "../rules/dice";
import { areaOf } from "../rules/ground";
import type { AreaId } from "../vocabulary";
import { dangerAt, exposureAt, woundWorth } from "./danger";
import { crowdIn, enemiesIn } from "./glance";
import { type Mind, painOf } from "./mind";

const own = (mind: Mind): AreaId => areaOf(mind.runner.zone);

/** A Focus item rolls for the enemies and the Fire around it. */
const focusPain = (mind: Mind): number =>
  painOf(mind, enemiesIn(mind.glance, own(mind)) + (mind.glance.burning[own(mind)] === true ? 1 : 0));

const strength = (weapon: Word): number => {
  for (const card of WEAPON_CARDS) {
    if (card.weapon === weapon) return 3 * card.standard + card.special + card.range + (card.cleave === "both" ? 2 : 0);
  }
  return 0;
};

/** What the Round's end would be like here with so many cards. */
const dangerHere = (mind: Mind, cards: number): number => dangerAt(mind, own(mind), cards, mind.pool);

/** Healing waits for what it can heal in full; a last life does not wait. */
const healing = (mind: Mind, times: number): number => {
  const { light, heavy } = mind.runner;
  const wounds = 2 * heavy.length + (light === "none" ? 0 : 1);
  return Math.min(times, wounds) * woundWorth(mind.policy, mind.runner) - focusPain(mind);
};

const flare = (mind: Mind): number => {
  const cards = exposureAt(mind.runner, mind.tempo + 1);
  const here = dangerHere(mind, cards);
  return here - 2 * mind.policy.wound;
};

const mask = (mind: Mind): number =>
  exposureAt(mind.runner, mind.tempo) > 0 || mind.pool <= 2
    ? dangerHere(mind, exposureAt(mind.runner, mind.tempo)) -
      dangerHere(mind, Math.max(0, exposureAt(mind.runner, mind.tempo) - 1)) -
      mind.policy.card
    : 0;

/** To lure those away who stand here. */
const decoy = (mind: Mind): number => {
  const { biter, viral, volatile } = crowdIn(mind.glance, own(mind));
  const lured = Math.min(3, biter + viral + volatile);
  return lured < 2 ? 0 : lured * mind.policy.company + volatile * mind.policy.wound;
};

/** What using an item now is worth; what is not above 0 is better kept. */
const worthOfItem = (mind: Mind, item: Word): number => {
  if (isWeapon(item)) return strength(item) > strength(weaponOf(mind.runner).weapon) ? 60 : 0;
  if (item === "item.bandage") return healing(mind, 1) - 50;
  if (item === "item.medkit") return healing(mind, 2) - 100;
  if (item === "item.adrenaline") return diceAt(mind.runner, "cooldown").length > 0 ? mind.wayWorth : 0;
  if (item === "item.drill-notes") return 50;
  if (item === "item.uv-flare") return flare(mind);
  if (item === "item.scent-mask") return mask(mind);
  return item === "item.decoy" ? decoy(mind) : 0;
};

/** The item that helps most, of those that can be used. */
export const bestItem = (mind: Mind, usable: readonly Word[]): { readonly item: Word; readonly worth: number } => {
  let best = { item: "none", worth: 0 };
  for (const item of kept(mind.runner.items, (each) => has(usable, each))) {
    const worth = worthOfItem(mind, item);
    if (worth > best.worth) best = { item, worth };
  }
  return best;
};
