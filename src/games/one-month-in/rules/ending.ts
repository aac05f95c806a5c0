import type { Outcome } from "../../../kernel/game";
import { kept } from "../../../kernel/list";
import type { Word } from "../../../kernel/words";
import { FARMS_TO_END, POINTS_TO_END } from "../content/limits";
import type { CityGo, CitySeen, CityTell, Ending } from "../vocabulary";
import { askedBy } from "./closing";
import { isLastStanding } from "./options";
import { pointsOf, winners } from "./points";
import { teamOf, teamsIn } from "./teams";
import { farmsOf } from "./tiles";

/** A team without survivors could never act again (OMI-RUL-53, OMI-RUL-58); whether there was one. */
const leaveOut = ({ state, emit }: CityTell): boolean => {
  const gone = kept(teamsIn(state), ({ survivors }) => survivors.length === 0);
  for (const { seat } of gone) {
    emit({ was: "teamOut", seat });
    if (isLastStanding(state)) emit({ was: "teamCleared", seat });
  }
  return gone.length > 0;
};

/** Five farms worked in one and the same turn (OMI-END-01, OMI-RUL-50). */
const endByFarms = ({ state, emit }: CityTell): void => {
  const seat = state.active;
  const worked = kept(farmsOf(state, seat), ({ workedBy }) => workedBy === seat);
  if (worked.length >= FARMS_TO_END) emit({ was: "ended", ending: "farms", seat, by: "OMI-END-01" });
};

const endByPoints = ({ state, emit }: CityTell): void => {
  for (const { seat } of teamsIn(state))
    if (pointsOf(state, seat) >= POINTS_TO_END) emit({ was: "ended", ending: "points", seat, by: "OMI-END-03" });
};

/** Nobody is left, or one team: it is asked at once whether to stop and count (OMI-RUL-53, OMI-RUL-58). */
const endByLoss = ({ state, emit, next }: CityTell): void => {
  const [last, another] = teamsIn(state);
  if (last === undefined) emit({ was: "ended", ending: "nobody", seat: state.active, by: "OMI-RUL-53" });
  else if (another !== undefined) return;
  else if (isLastStanding(state)) emit({ was: "ended", ending: "last", seat: last.seat, by: "OMI-RUL-58" });
  else {
    emit({ was: "leftAlone", seat: last.seat });
    next(askedBy("OMI-RUL-53"));
  }
};

/** After every command with all its fights: who is out, and whether it is over (OMI-RUL-51, OMI-RUL-53). */
export const settle: CityGo<"settle"> = {
  kind: "go",
  run: (tell) => {
    const { state, next } = tell;
    if (leaveOut(tell)) endByLoss(tell);
    endByFarms(tell);
    endByPoints(tell);
    const seat = state.active;
    next(teamOf(state, seat).out ? { do: "endTurn", seat } : { do: "acting", seat });
  },
};

/** The rule by which each ending ends. */
const ENDED_BY: Readonly<Record<Exclude<Ending, "playing">, Word>> = {
  farms: "OMI-END-01",
  prize: "OMI-END-02",
  points: "OMI-END-03",
  month: "OMI-RUL-09",
  claimed: "OMI-RUL-59",
  last: "OMI-RUL-58",
  nobody: "OMI-RUL-53",
  closed: "OMI-RUL-54",
};

/** Whoever ended it has not won by that (OMI-END-04). */
export const over = (state: CitySeen): Outcome | "playing" =>
  state.ending === "playing" ? "playing" : { won: winners(state), rule: ENDED_BY[state.ending] };
