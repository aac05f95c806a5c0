import { TRACK_EXPOSURE } from "../content/dice";
import { INFECTED } from "../content/infected";
import type { AreaId, RunnerSeen } from "../vocabulary";
import { HEAVY_AT_MOST, woundsLeft } from "../rules/wounds";
import { type Glance, threatIn } from "./glance";
import type { Mind } from "./mind";
import type { Policy } from "./policy";

/** The Wounds that eliminate. */
const LIVES = 2 * (HEAVY_AT_MOST + 1);

/** What a Wound is worth to this Runner. */
export const woundWorth = (policy: Policy, runner: RunnerSeen): number =>
  (policy.wound * LIVES) / Math.max(1, woundsLeft(runner));

/** The Exposure Value with the last die on that slot. */
export const exposureAt = (runner: RunnerSeen, tempo: number): number => {
  const acted = TRACK_EXPOSURE[tempo - 1] ?? 0;
  const value = acted + (runner.token === "none" ? 0 : 1) + runner.chase.length;
  return Math.max(0, value - (runner.masked ? 1 : 0));
};

/** What other Runners of the Area draw, as a rule. */
const CARDS_OF_OTHERS = 2;
/** How much worse the last Wound is. */
const FATAL = 3;
/** How far chance reaches either way, in Wounds. */
const SPREAD = 1.6;

/** The Wounds to be expected where power and defence differ by so much. */
const expected = (excess: number): number => {
  if (excess <= -SPREAD) return 0;
  return excess >= SPREAD ? excess : ((excess + SPREAD) * (excess + SPREAD)) / (4 * SPREAD);
};

interface Attackers {
  readonly count: number;
  readonly power: number;
}

/** Those who stand there, and as many as the cards move in, the strongest first. */
const attackersOn = (glance: Glance, area: AreaId, cards: number): Attackers => {
  const { standing, entering, nestNear } = threatIn(glance, area);
  const { biter, viral, volatile } = standing;
  let count = biter + viral + volatile;
  let power = biter * INFECTED.biter.attack + viral * INFECTED.viral.attack + volatile * INFECTED.volatile.attack;
  let moves = cards * glance.moves;
  const come = (there: number, attack: number): void => {
    const coming = Math.min(there, moves);
    moves -= coming;
    count += coming;
    power += coming * attack;
  };
  if (glance.nightActs && entering.viral + entering.volatile > 0) moves += 1;
  come(entering.volatile, INFECTED.volatile.attack);
  come(entering.viral + (nestNear && glance.night ? cards * glance.spawns : 0), 1);
  come(entering.biter + (nestNear && !glance.night && glance.nests[area] === true ? cards * glance.spawns : 0), 1);
  return { count, power };
};

const bonus = (glance: Glance, count: number): number => {
  if (count <= 0) return 0;
  return Math.min(count, 5) / 6 + (glance.night ? 1 / 3 : 0);
};

/** What it costs a Runner to be there in the Exposure Phase, with that value and so much to defend with. */
export const dangerAt = (
  { glance, policy, runner, wound }: Mind,
  area: AreaId,
  cards: number,
  defence: number,
): number => {
  if (glance.lit[area] === true) return 0;
  const { howlerNear } = threatIn(glance, area);
  const howl = howlerNear && glance.nightActs && runner.token === "none" ? policy.token : 0;
  const others = glance.others[area] ?? 0;
  if (cards === 0 && others === 0) return howl;
  const { count, power } = attackersOn(glance, area, cards + others * CARDS_OF_OTHERS);
  const shared = 1 + others;
  const wounds = count > 0 ? expected((power + bonus(glance, count)) / shared - defence) : 0;
  const fatal = Math.max(0, wounds + 1 - woundsLeft(runner)) * FATAL * wound;
  return howl + wounds * wound + fatal + cards * policy.card + (count / shared) * policy.company;
};
