import type { Figure } from "../../kernel/recap";
import type { Seat } from "../../kernel/words";
import { pointsOf } from "./rules/points";
import { flaggedBy, teamOf, teamsIn } from "./rules/teams";
import type { CitySeen } from "./vocabulary";

export type CityFigure = "survivors" | "tiles" | "food" | "salvage" | "others";

const named = (figure: CityFigure, is: number): Figure => ({ figure, is });

/** The points of whoever of the others has most. */
const bestOfOthers = (state: CitySeen, own: Seat): number => {
  let best = 0;
  for (const { seat } of teamsIn(state)) if (seat !== own) best = Math.max(best, pointsOf(state, seat));
  return best;
};

/** What a team has lost and won while the others had their turns. */
export const figures = (state: CitySeen, seat: Seat): readonly Figure[] => {
  if (state.round === 0) return [];
  const { survivors, food, salvage } = teamOf(state, seat);
  return [
    named("survivors", survivors.length),
    named("tiles", flaggedBy(state, seat).length),
    named("food", food),
    named("salvage", salvage.length),
    named("others", bestOfOthers(state, seat)),
  ];
};
