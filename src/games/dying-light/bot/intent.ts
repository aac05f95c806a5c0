import { partAsked } from "../../../kernel/hearing";
import { mapped } from "../../../kernel/list";
import type { Say, Seat, Word } from "../../../kernel/words";
import { areaOf } from "../rules/ground";
import { RULES } from "../rules/rules";
import { runnerOf } from "../rules/runners";
import { isObjective } from "../rules/scenario";
import type { CityNouns, CitySeen, CityStep, ZoneId } from "../vocabulary";
import { bestItem } from "./belongings";
import { errandOf } from "./errands";
import { bestFight, SPEAR, weaponInHand } from "./fight";
import { enemiesIn, glanceAt } from "./glance";
import { type Mind, mindOf, painOf } from "./mind";
import { type Plan, planOf } from "./plan";
import type { Policy } from "./policy";

export type Turn = Extract<CityStep, { readonly do: "turn" }>;

/** What a Runner means to do next: the first words of its say, and what it had in mind. */
export interface Intent {
  readonly mind: Mind;
  readonly plan: Plan;
  readonly words: readonly Word[];
}

interface Wish {
  readonly words: readonly Word[];
  readonly worth: number;
}

/** A fight must promise more than a little to be begun. */
const WORTH_A_FIGHT = 20;

const wordsOf = (state: CitySeen, asked: Turn, seat: Seat, said: Say): readonly Word[] => {
  const part = partAsked<CityNouns>(RULES, state, asked, said, seat);
  return part === "said" ? [] : part.of;
};

const stepOf = ({ first }: Plan): readonly Word[] => (first === "here" ? ["pass"] : [first.act, first.to]);

const hasFeature = (state: CitySeen, zone: ZoneId): boolean => {
  for (const feature of state.features) if (feature.zone === zone) return true;
  return false;
};

const riskHere = (mind: Mind): number => {
  const area = areaOf(mind.runner.zone);
  return painOf(mind, enemiesIn(mind.glance, area) + (mind.glance.burning[area] === true ? 1 : 0));
};

/** The spear goes where it does most; it costs no die. */
const spearThrown = (mind: Mind, now: number): Wish => {
  const fight = bestFight(mind, SPEAR, now);
  if (fight === "none") return { words: [], worth: 0 };
  return { words: ["interact", "spear", fight.area, fight.target], worth: fight.worth - now };
};

/** What there is to do in this Zone. */
const interacting = (state: CitySeen, asked: Turn, seat: Seat, mind: Mind, now: number): Wish => {
  let best: Wish = { words: [], worth: 0 };
  const { policy } = mind;
  for (const token of wordsOf(state, asked, seat, [["interact"]])) {
    let wish: Wish = { words: ["interact", token], worth: -riskHere(mind) };
    if (token === "spear") wish = spearThrown(mind, now);
    else if (isObjective(token)) wish = { ...wish, worth: wish.worth + 2 * policy.arrival + 3 * mind.wayWorth };
    else wish = { ...wish, worth: wish.worth + (token === "epic-loot" ? policy.epicLoot : policy.commonLoot) };
    if (wish.worth > best.worth) best = wish;
  }
  return best;
};

const using = (state: CitySeen, asked: Turn, seat: Seat, mind: Mind): Wish => {
  const { item, worth } = bestItem(mind, wordsOf(state, asked, seat, [["use"]]));
  return { words: ["use", item], worth };
};

/** Free actions come first, for the last die ends the activation (DL-RULING-12). */
export const intentOf = (state: CitySeen, asked: Turn, seat: Seat, policy: Policy): Intent => {
  const runner = runnerOf(state, asked.runner);
  const mind = mindOf(glanceAt(state, asked.runner), policy, runner, errandOf(state, asked.runner));
  const plan = planOf(mind);
  let best: Wish = { words: [], worth: 0 };
  if (hasFeature(state, runner.zone)) best = interacting(state, asked, seat, mind, plan.worth);
  if (runner.items.length > 0) {
    const wish = using(state, asked, seat, mind);
    if (wish.worth > best.worth) best = wish;
  }
  if (best.worth > 0) return { mind, plan, words: best.words };
  const fight = mind.pool > 0 ? bestFight(mind, weaponInHand(mind), plan.worth) : "none";
  if (fight !== "none" && fight.worth > plan.worth + WORTH_A_FIGHT) {
    return { mind, plan, words: ["attack", fight.area, fight.target] };
  }
  return { mind, plan, words: stepOf(plan) };
};

export const wordsIn = (say: Say): readonly Word[] => mapped(say, (part) => part[0] ?? "");
