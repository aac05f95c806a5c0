import { INFECTED, type InfectedType } from "../content/infected";
import { areaOf, areasWithin, levelOf } from "../rules/ground";
import { playing } from "../rules/runners";
import type { AreaId, CitySeen, ZoneId } from "../vocabulary";

/** Whom to be rid of first. */
export const scoreOfPush = (type: InfectedType): number =>
  10 + 10 * INFECTED[type].attack + (INFECTED[type].agile ? 5 : 0);

/** Down is good, for what cannot climb stays there; beside a Runner, or where one is going, is bad. */
export const scoreOfPushTo = (state: CitySeen, from: AreaId, to: AreaId, goal: ZoneId): number => {
  let score = 100 + 5 * (levelOf(from) - levelOf(to));
  for (const { zone } of playing(state)) {
    const area = areaOf(zone);
    if (area === to) score -= 60;
    else if (area !== from && areasWithin(to, 1).indexOf(area) >= 0) score -= 10;
  }
  if (goal !== "none") {
    const area = areaOf(goal);
    if (area === to) score -= 80;
    else if (areasWithin(to, 1).indexOf(area) >= 0) score -= 15;
  }
  return score;
};
