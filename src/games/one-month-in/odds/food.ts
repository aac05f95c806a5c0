import type { Seat } from "../../../kernel/words";
import { FED_BY_ONE } from "../content/limits";
import { foodInBank, teamOf } from "../rules/teams";
import { farmsOf } from "../rules/tiles";
import type { CitySeen } from "../vocabulary";

/** What a team's farms will give when its next turn begins, as things stand (OMI-FARM-03, OMI-FARM-05, OMI-RUL-07). */
export const incomeOf = (state: CitySeen, seat: Seat): number => {
  let food = 0;
  for (const { workedBy } of farmsOf(state, seat)) food += workedBy === seat ? 2 : 1;
  return Math.min(food, foodInBank(state));
};

/** How many of its survivors a team can feed in its next turn. */
export const mouthsOf = (state: CitySeen, seat: Seat): number =>
  FED_BY_ONE * (teamOf(state, seat).food + incomeOf(state, seat));
