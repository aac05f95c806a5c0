import { has, kept } from "../../../kernel/list";
import { type Boost, FACES } from "../content/dice";
import { GEAR, type GearToken } from "../content/runners";
import type { Face, RunnerSeen } from "../vocabulary";
import { boostsAmong } from "./dice";

/** The Gear Tokens in their slots; a damaged one still helps (DL-RULING-43). */
export const gearOf = (runner: RunnerSeen): readonly GearToken[] =>
  kept(GEAR, ({ set, slot }) => set === runner.set && runner.gear[slot] !== "gone");

const momentumFaces: readonly Face[] = FACES.momentum;

/** A die's own symbols, and with the Momentum Die those of Gear, one for each token (DL-GEAR-04). */
export const boostsOn = (runner: RunnerSeen, face: Face, boost: Boost): number => {
  const own = boostsAmong([face], boost);
  return has(momentumFaces, face) ? own + kept(gearOf(runner), (gear) => gear.boost === boost).length : own;
};

/** How often this Boost may be used with the dice spent. */
export const boostsWith = (runner: RunnerSeen, spent: readonly Face[], boost: Boost): number => {
  let count = 0;
  for (const face of spent) count += boostsOn(runner, face, boost);
  return count;
};
