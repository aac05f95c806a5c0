import type { Hint } from "../../../kernel/game";
import { joined, mapped } from "../../../kernel/list";
import type { Seat } from "../../../kernel/words";
import { FARMS_TO_END, POINTS_TO_END } from "../content/limits";
import type { Ground } from "../odds/ground";
import { farmingOf, gainOf, holdsOf } from "../odds/reach";
import type { Threat } from "../odds/threat";
import { landOf, pointsOf } from "../rules/points";
import { teamOf, teamsIn } from "../rules/teams";
import type { CitySeen } from "../vocabulary";
import { about, percent } from "./told";

/** What may end the game, and what may come from the others. */

const ofHolds = (ground: Ground): readonly Hint[] =>
  mapped(holdsOf(ground), ({ tile, counts }) =>
    about("", counts ? "held" : "notHeld", { tile: tile.tile, cell: tile.cell, seat: tile.owner }),
  );

const ofFarms = (ground: Ground, seat: Seat): readonly Hint[] => {
  const { farms, worked } = farmingOf(ground, seat);
  if (farms < FARMS_TO_END - 1) return [];
  return [about("", worked >= FARMS_TO_END ? "farmsEnd" : "farms", { seat, farms, worked })];
};

/** Those who may have 50 points with their coming turn (OMI-END-03). */
const ofPoints = (ground: Ground, seat: Seat): readonly Hint[] => {
  const points = pointsOf(ground.state, seat);
  const { sure, lucky } = gainOf(ground, seat);
  if (points + lucky < POINTS_TO_END) return [];
  const isSure = points + sure >= POINTS_TO_END;
  return [about("", isSure ? "reaches" : "mayReach", { seat, points, most: points + (isSure ? sure : lucky) })];
};

/** Everything that could end the game within a round. */
export const ofEnds = (ground: Ground): readonly Hint[] => {
  let hints = ofHolds(ground);
  for (const { seat } of teamsIn(ground.state)) {
    hints = joined(hints, ofFarms(ground, seat));
    hints = joined(hints, ofPoints(ground, seat));
  }
  return hints;
};

/** How a team's points come about, and how many are missing (OMI-VP-01 to OMI-VP-03). */
export const ofStanding = (state: CitySeen, word: string, seat: Seat): Hint => {
  const { survivors, salvage } = teamOf(state, seat);
  const points = pointsOf(state, seat);
  return about(word, "standing", {
    seat,
    points,
    survivors: survivors.length,
    salvage: salvage.length,
    land: landOf(state, seat),
    left: Math.max(POINTS_TO_END - points, 0),
  });
};

export const ofStandings = (state: CitySeen, word: string): readonly Hint[] =>
  mapped(teamsIn(state), ({ seat }) => ofStanding(state, word, seat));

export const ofThreat = (word: string, { cell, zone, own, seat, count, win }: Threat): Hint =>
  own === 0
    ? about(word, "threatToNobody", { cell, seat, count })
    : about(word, "threat", { cell, zone, own, seat, count, percent: percent(win) });
