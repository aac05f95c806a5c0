import type { Word } from "../../../kernel/words";

/** A Boost symbol on a die or a Gear Token. */
export type Boost = "evade" | "jump" | "climb" | "push" | "power" | "block";

/** A die that pays for actions. */
export type DieType = "basic" | "parkour" | "combat" | "momentum";

type Faces = readonly [Word, Word, Word, Word, Word, Word];

/** Six faces each; where two read the same, the outcome is the same (DL-PV-01). */
export const FACES = {
  basic: ["basic.1", "basic.2", "basic.3", "basic.4", "basic.5", "basic.6"],
  parkour: ["parkour.1", "parkour.2", "parkour.3", "parkour.4", "parkour.5", "parkour.6"],
  combat: ["combat.1", "combat.2", "combat.3", "combat.4", "combat.5", "combat.6"],
  momentum: ["momentum.1", "momentum.2", "momentum.3", "momentum.4", "momentum.5", "momentum.6"],
  damage: ["damage.1", "damage.2", "damage.3", "damage.4", "damage.5", "damage.crit"],
  risk: ["risk.safe", "risk.safe", "risk.exposure", "risk.fatigue", "risk.wound", "risk.spawn"],
} as const satisfies Record<Word, Faces>;

/** The Boosts of the faces that have any. */
export const BOOSTS: Readonly<Record<Word, readonly Boost[]>> = {
  "basic.3": ["evade"],
  "basic.4": ["climb"],
  "basic.5": ["block"],
  "basic.6": ["push"],
  "parkour.2": ["evade"],
  "parkour.3": ["jump"],
  "parkour.4": ["climb"],
  "parkour.5": ["evade", "jump"],
  "parkour.6": ["jump", "climb"],
  "combat.2": ["power"],
  "combat.3": ["block"],
  "combat.4": ["push"],
  "combat.5": ["power", "block"],
  "combat.6": ["power", "push"],
  "momentum.1": ["evade"],
  "momentum.2": ["power"],
  "momentum.3": ["jump", "climb"],
  "momentum.4": ["block", "push"],
  "momentum.5": ["evade", "power"],
  "momentum.6": ["evade", "jump"],
};

/** The dice of every Runner (DL-SETUP-28). */
export const OWN_DICE: readonly { readonly die: Word; readonly type: DieType }[] = [
  { die: "basic1", type: "basic" },
  { die: "basic2", type: "basic" },
  { die: "basic3", type: "basic" },
  { die: "combat1", type: "combat" },
  { die: "parkour1", type: "parkour" },
  { die: "momentum1", type: "momentum" },
];

/** The Exposure printed above the slots of the Action Track; the last die placed tells which counts (DL-PV-02). */
export const TRACK_EXPOSURE = [1, 1, 2, 2, 3, 3] as const;
export const TRACK_SLOTS = TRACK_EXPOSURE.length;
export const MOMENTUM_SLOT = 4;
export const FATIGUE_SLOTS = 2;
/** Of Combat and of Parkour Dice, for upgrades (DL-COMP-03, DL-COMP-04). */
export const SPARE_DICE = 2;
export const RISK_DICE = 4;
export const DAMAGE_DICE = 4;
