import { has, mapped } from "../../../kernel/list";
import type { Word } from "../../../kernel/words";
import { INFECTED } from "../content/infected";
import { weaponOf } from "../rules/attack-action";
import { boostsWith } from "../rules/boosts";
import { diceAt } from "../rules/dice";
import { figuresIn, isDown, typeOf } from "../rules/figures";
import { areaOf, areasWithin } from "../rules/ground";
import { skillOf } from "../rules/runners";
import type { AreaId } from "../vocabulary";
import { killChance } from "./chances";
import { enemiesIn, type Glance, withoutOne } from "./glance";
import { type Mind, planOf } from "./plan";

/** A blow that could be struck, and what it is worth to have struck it. */
export interface Fight {
  readonly area: AreaId;
  readonly target: Word;
  readonly worth: number;
}

export const toughnessIn = (glance: Glance, area: AreaId, figure: Word): number =>
  INFECTED[typeOf(figure)].toughness - (glance.burning[area] === true ? 1 : 0);

/** The dice of the best attack that costs no Fatigue. */
const diceOf = ({ runner }: Mind): number => {
  const { standard, special } = weaponOf(runner);
  const faces = mapped(diceAt(runner, "pool"), (die) => die.up);
  return boostsWith(runner, faces, "power") > 0 ? special : standard;
};

/** The likeliest victim there that is worth it: the one whose death changes most. */
const targetIn = (mind: Mind, area: AreaId, dice: number): { readonly target: Word; readonly chance: number } => {
  let best = { target: "nobody", chance: 0 };
  let most = 0;
  const reroll = skillOf(mind.runner.runner) === "skill.heavy-hands" ? 1 : 0;
  for (const figure of figuresIn(mind.glance.state, area)) {
    if (!isDown(figure)) {
      const type = typeOf(figure);
      const chance = killChance(dice, toughnessIn(mind.glance, area, figure) - reroll);
      const weight = chance * (1 + 2 * INFECTED[type].attack + (INFECTED[type].agile ? 1 : 0));
      if (weight > most) {
        best = { target: figure, chance };
        most = weight;
      }
    }
  }
  return best;
};

/** A blow compares the plan after it, hit or miss, with the plan without it. */
export const fightIn = (mind: Mind, area: AreaId, dice: number, cost: number, now: number): Fight => {
  const { target, chance } = targetIn(mind, area, dice);
  if (target === "nobody") return { area, target, worth: 0 };
  const after: Mind = { ...mind, pool: mind.pool - cost, tempo: mind.tempo + cost };
  const killed = planOf({ ...after, glance: withoutOne(mind.glance, area, typeOf(target)) }).worth;
  const missed = now - cost * mind.wayWorth;
  return { area, target, worth: chance * killed + (1 - chance) * Math.min(now, missed) };
};

/** The best blow with the weapon in the slot. */
export const bestFight = (mind: Mind, now: number): Fight | "none" => {
  const own = areaOf(mind.runner.zone);
  let best: Fight | "none" = "none";
  for (const area of areasWithin(own, weaponOf(mind.runner).range)) {
    if (enemiesIn(mind.glance, area) > 0 && has(areasWithin(own, 1), area)) {
      const fight = fightIn(mind, area, diceOf(mind), 1, now);
      if (fight.target !== "nobody" && (best === "none" || fight.worth > best.worth)) best = fight;
    }
  }
  return best;
};
