import { mapped, most } from "../../../kernel/list";
import type { Seat } from "../../../kernel/words";
import { SALVAGE_A_POINT } from "../content/limits";
import type { CitySeen, TeamSeen } from "../vocabulary";
import { isLastStanding } from "./options";
import { teamOf, teamsIn } from "./teams";
import { faceOf, tilesOf } from "./tiles";

/** Territory: the yellow numbers of what a team owns, infested or not (OMI-VP-03, OMI-RUL-55). */
export const landOf = (state: CitySeen, seat: Seat): number => {
  let worth = 0;
  for (const { tile } of tilesOf(state, seat)) worth += faceOf(tile).worth;
  return worth;
};

/** Victory points (OMI-VP-01 to OMI-VP-03), those of a team that is out among them (OMI-RUL-53). */
export const pointsOf = (state: CitySeen, seat: Seat): number => {
  const { survivors, salvage } = teamOf(state, seat);
  return survivors.length + Math.floor(salvage.length / SALVAGE_A_POINT) + landOf(state, seat);
};

/** Who may win: whoever has played, or whoever still does where the last team standing wins (OMI-RUL-53, OMI-RUL-58). */
export const contenders = (state: CitySeen): readonly TeamSeen[] =>
  isLastStanding(state) ? teamsIn(state) : state.teams;

/** Most points; tied, most tiles, then most survivors, then most food; still tied, all of them (OMI-RUL-52). */
const best = (state: CitySeen): readonly TeamSeen[] => {
  let teams = most(contenders(state), ({ seat }) => pointsOf(state, seat));
  teams = most(teams, ({ seat }) => tilesOf(state, seat).length);
  teams = most(teams, ({ survivors }) => survivors.length);
  return most(teams, ({ food }) => food);
};

/** Who wins as things stand (OMI-END-04). */
export const winners = (state: CitySeen): readonly Seat[] => mapped(best(state), ({ seat }) => seat);
