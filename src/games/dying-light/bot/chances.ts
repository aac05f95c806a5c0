import { FACES } from "../content/dice";

/** How likely it is that this face is among so many Risk Dice. */
const AMONG_RISK: readonly number[] = [0, 1 / 6, 11 / 36, 91 / 216, 671 / 1296];

export const amongRisk = (dice: number): number => AMONG_RISK[dice] ?? 0;

/** By dice and damage: in how many of all ways that much or more comes up. */
const reach: number[][] = [[1]];
const SIDES = FACES.damage.length;
const MOST = 5;

const onceMore = (before: readonly number[]): number[] => {
  const now: number[] = [];
  for (let sum = 0; sum <= SIDES * MOST; sum++) {
    let ways = 0;
    for (let side = 1; side <= SIDES; side++) ways += sum - side < 0 ? 1 : (before[sum - side] ?? 0);
    now[sum] = ways / SIDES;
  }
  return now;
};

for (let dice = 1; dice <= MOST; dice++) reach[dice] = onceMore(reach[dice - 1] ?? []);

/** How likely so many Damage Dice kill. */
export const killChance = (dice: number, toughness: number): number => (reach[dice] ?? [])[toughness] ?? 0;
