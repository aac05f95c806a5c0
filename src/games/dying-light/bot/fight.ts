import { mapped } from "../../../kernel/list";
import type { Word } from "../../../kernel/words";
import { INFECTED, INFECTED_TYPES } from "../content/infected";
import { weaponOf } from "../rules/attack-action";
import { boostsWith } from "../rules/boosts";
import { diceAt } from "../rules/dice";
import { typeOf } from "../rules/figures";
import { areaOf, areasWithin } from "../rules/ground";
import { skillOf } from "../rules/runners";
import type { AreaId } from "../vocabulary";
import { killChance } from "./chances";
import { crowdIn, withoutOne } from "./glance";
import type { Mind } from "./mind";
import { planOf } from "./plan";

/** A blow that could be struck, and what it is worth to have struck it. */
export interface Fight {
  readonly area: AreaId;
  readonly target: Word;
  readonly worth: number;
}

/** What one strikes with. */
interface Means {
  readonly dice: number;
  readonly range: number;
  /** Action Dice. */
  readonly cost: number;
}

export const SPEAR: Means = { dice: 2, range: 2, cost: 0 };

/** The best attack that costs no Fatigue. */
export const weaponInHand = ({ runner }: Mind): Means => {
  const { standard, special, range } = weaponOf(runner);
  const faces = mapped(diceAt(runner, "pool"), (die) => die.up);
  return { dice: boostsWith(runner, faces, "power") > 0 ? special : standard, range, cost: 1 };
};

interface Target {
  readonly area: AreaId;
  readonly target: Word;
  readonly chance: number;
}

/** Whoever is worst and likeliest to fall; who stands here counts twice. */
const bestTarget = (mind: Mind, { dice, range }: Means): Target | "none" => {
  const own = areaOf(mind.runner.zone);
  let best: Target | "none" = "none";
  let most = 0;
  const more = skillOf(mind.runner.runner) === "skill.heavy-hands" ? 1 : 0;
  for (const area of areasWithin(own, range)) {
    const crowd = crowdIn(mind.glance, area);
    for (const type of INFECTED_TYPES) {
      if (crowd[type] > 0) {
        const { toughness, attack, agile } = INFECTED[type];
        const chance = killChance(dice, toughness - more - (mind.glance.burning[area] === true ? 1 : 0));
        const weight = chance * (1 + 2 * attack + (agile ? 1 : 0)) * (area === own ? 2 : 1);
        if (weight > most) {
          best = { area, target: type, chance };
          most = weight;
        }
      }
    }
  }
  return best;
};

/** The best blow: the plan after it, hit or miss, against the plan without it. */
export const bestFight = (mind: Mind, means: Means, now: number): Fight | "none" => {
  const aim = bestTarget(mind, means);
  if (aim === "none") return "none";
  const { area, target, chance } = aim;
  const after: Mind = { ...mind, pool: mind.pool - means.cost, tempo: mind.tempo + means.cost };
  const killed = planOf({ ...after, glance: withoutOne(mind.glance, area, typeOf(target)) }).worth;
  const missed = Math.min(now, now - means.cost * mind.wayWorth);
  return { area, target, worth: chance * killed + (1 - chance) * missed };
};
