import type { Word } from "../../../kernel/words";
import type { Boost, DieType } from "../content/dice";
import { gearOf } from "../rules/boosts";
import { boostsOf } from "../rules/dice";
import type { Face, RunnerSeen } from "../vocabulary";

/** What a symbol is worth to keep for later. */
const KEPT: Readonly<Record<Boost, number>> = { evade: 20, jump: 25, climb: 25, push: 15, power: 20, block: 30 };

const MOMENTUM = "momentum.";

/** How little a die will be missed that pays with this face; `wanted` are symbols that help now. */
export const easeOf = (runner: RunnerSeen, face: Face, wanted: Readonly<Partial<Record<Boost, number>>>): number => {
  let ease = 100;
  for (const boost of boostsOf(face)) ease += wanted[boost] ?? -KEPT[boost];
  // The Momentum Die brings the Gear along.
  if (face.slice(0, MOMENTUM.length) === MOMENTUM) {
    for (const { boost } of gearOf(runner)) ease += wanted[boost] ?? -KEPT[boost];
  }
  return ease;
};

const DEAR: Readonly<Record<DieType, number>> = { basic: 0, combat: 2, parkour: 3, momentum: 4 };
const TYPES: readonly DieType[] = ["basic", "combat", "parkour", "momentum"];

/** How little a die will be missed next Round: `basic.3`. */
export const plainness = (face: Face): number => {
  for (const type of TYPES) if (face.slice(0, type.length) === type) return 5 - DEAR[type];
  return 0;
};

/** Whether a word is what an Action Die shows. */
export const isFace = (word: Word): boolean => {
  for (const type of TYPES) if (word.slice(0, type.length + 1) === type + ".") return true;
  return false;
};
