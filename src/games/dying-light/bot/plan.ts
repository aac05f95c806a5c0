import { breathe } from "../../../kernel/breath";
import { areaOf } from "../rules/ground";
import type { ZoneId } from "../vocabulary";
import { dangerAt, exposureAt } from "./danger";
import { enemiesIn } from "./glance";
import type { Mind } from "./mind";
import { type Stop, stopsOf } from "./stops";
import { type Way, diceTo } from "./ways";

/** The best place to go, by which move to begin, and what all that is worth. */
export interface Plan {
  readonly first: Way | "here";
  readonly worth: number;
}

const MOMENTUM_TEMPO = 4;
/** As much work as it is to weigh one. */
const A_STOP = 10;
/** Above everything else: to open the last door. */
const WIN = 5000;

const lootAt = ({ glance, policy }: Mind, zone: ZoneId): number => {
  const loot = glance.loot[zone];
  if (loot === undefined) return 0;
  return loot === "epic-loot" ? policy.epicLoot : policy.commonLoot;
};

/** What can be done there with the dice that are left. */
const chanceAt = (mind: Mind, zone: ZoneId): number => {
  const { errand, policy, glance } = mind;
  if (errand.acts && zone === errand.goal) return policy.arrival + (errand.after === 0 ? WIN : 0);
  return enemiesIn(glance, areaOf(zone)) === 0 ? lootAt(mind, zone) : 0;
};

/** What it is worth to spend the Round's end there. */
const worthOf = (mind: Mind, stop: Stop, far: Readonly<Record<ZoneId, number>>): number => {
  const { glance, policy, runner } = mind;
  const spare = mind.pool - stop.spent;
  const tempo = mind.tempo + stop.spent;
  const area = areaOf(stop.zone);
  const cards = glance.lit[area] === true ? 0 : exposureAt(runner, tempo);
  const defence = spare + Math.min(spare, mind.blocks);
  const momentum = tempo >= MOMENTUM_TEMPO ? policy.momentum : 0;
  const chance = spare > 0 ? chanceAt(mind, stop.zone) : 0;
  const way = (far[stop.zone] ?? 0) * mind.wayWorth;
  return momentum + chance - way - stop.pain - dangerAt(mind, area, cards, defence);
};

export const planOf = (mind: Mind): Plan => {
  const far = diceTo(mind.errand.goal);
  let plan: Plan = { first: "here", worth: 0 };
  let found = false;
  for (const stop of stopsOf(mind)) {
    breathe(A_STOP);
    const worth = worthOf(mind, stop, far);
    if (!found || worth > plan.worth) {
      plan = { first: stop.first, worth };
      found = true;
    }
  }
  return plan;
};
