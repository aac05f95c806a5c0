import { countOf, has, mapped } from "../../../kernel/list";
import { boostsWith } from "../rules/boosts";
import { isChasable } from "../rules/chasing";
import { diceAt, freeFatigueSlots, hasMomentum, tempoOf } from "../rules/dice";
import { ignoredEnemies } from "../rules/risk";
import type { CitySeen, RunnerSeen } from "../vocabulary";
import { amongRisk } from "./chances";
import { woundWorth } from "./danger";
import { type Errand, roundsLeft } from "./errands";
import type { Glance } from "./glance";
import type { Policy } from "./policy";
import { farFrom } from "./ways";

/** Everything a Runner's plan is made of, looked up once. */
export interface Mind {
  readonly glance: Glance;
  readonly policy: Policy;
  readonly runner: RunnerSeen;
  readonly errand: Errand;
  /** Dice of the pool, and where the Tempo is. */
  readonly pool: number;
  readonly tempo: number;
  /** Symbols on the dice of the pool. */
  readonly climbs: number;
  readonly jumps: number;
  readonly evades: number;
  readonly blocks: number;
  readonly momentum: boolean;
  /** Enemies that Light Feet ignores. */
  readonly ignored: number;
  /** Wounds that make Climbs dearer and Jumps riskier, and whether the Grapple is ready. */
  readonly torn: number;
  readonly twisted: number;
  readonly grapple: boolean;
  /** What a Wound is worth, and what so many Risk Dice may bring. */
  readonly wound: number;
  readonly pains: readonly number[];
  /** What one die of way is worth now. */
  readonly wayWorth: number;
}

/** What a Runner gets done in a Round, all in all. */
const DICE_A_ROUND = 4;

const wayWorth = (glance: Glance, policy: Policy, runner: RunnerSeen, errand: Errand): number => {
  const need = farFrom(runner.zone, errand.goal) + errand.after;
  const pressed = need / (DICE_A_ROUND * roundsLeft(glance.state));
  return policy.way + policy.haste * pressed * pressed;
};

/** The four bad faces of a Risk Die, each once however often it comes. */
const painsOf = (state: CitySeen, policy: Policy, runner: RunnerSeen): readonly number[] => {
  const wound = woundWorth(policy, runner);
  const again = isChasable(state, runner) ? policy.chase : 0;
  const exposure = runner.token === "none" ? policy.token : again;
  const fatigue = freeFatigueSlots(runner) === 0 ? wound : policy.fatigue;
  return mapped([0, 1, 2, 3, 4], (dice) => amongRisk(dice) * (exposure + fatigue + wound + policy.spawn));
};

export const mindOf = (glance: Glance, policy: Policy, runner: RunnerSeen, errand: Errand): Mind => {
  const pool = mapped(diceAt(runner, "pool"), (die) => die.up);
  const momentum = hasMomentum(runner);
  return {
    glance,
    policy,
    runner,
    errand,
    pool: pool.length,
    tempo: tempoOf(runner),
    climbs: boostsWith(runner, pool, "climb"),
    jumps: boostsWith(runner, pool, "jump"),
    evades: boostsWith(runner, pool, "evade"),
    blocks: boostsWith(runner, pool, "block"),
    momentum,
    ignored: ignoredEnemies(runner.runner, momentum),
    torn: countOf(runner.heavy, "wound.torn-grip"),
    twisted: countOf(runner.heavy, "wound.twisted-ankle"),
    grapple: has(runner.items, "item.grapple") && !runner.grappled,
    wound: woundWorth(policy, runner),
    pains: painsOf(glance.state, policy, runner),
    wayWorth: wayWorth(glance, policy, runner, errand),
  };
};

export const painOf = ({ pains }: Mind, dice: number): number => pains[Math.max(0, Math.min(4, dice))] ?? 0;
