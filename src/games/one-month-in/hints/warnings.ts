import type { Hint } from "../../../kernel/game";
import { joined, mapped } from "../../../kernel/list";
import type { Word } from "../../../kernel/words";
import { percentOf } from "../../../kernel/percent";
import { FARMS_TO_END, POINTS_TO_END } from "../content/limits";
import type { Ground, Holding } from "../odds/ground";
import { gainOf, holdsOf, workableFarms } from "../odds/reach";
import type { Threat } from "../odds/threat";
import { teamOf } from "../rules/teams";
import { about } from "./told";

/** What may end the game, and what may come from the others. */

const ofHolds = (ground: Ground): readonly Hint[] =>
  mapped(holdsOf(ground), ({ tile, counts }) =>
    about("", counts ? "held" : "notHeld", { tile: tile.tile, cell: tile.cell, seat: tile.owner }),
  );

const ofFarms = (ground: Ground, holding: Holding): readonly Hint[] => {
  const [farms, worked] = [holding.farms.length, workableFarms(ground, holding)];
  if (farms < FARMS_TO_END - 1 || teamOf(ground.state, holding.seat).out) return [];
  return [about("", worked >= FARMS_TO_END ? "farmsEnd" : "farms", { seat: holding.seat, farms, worked })];
};

/** Those who may have 50 points with their coming turn (OMI-END-03). */
const ofPoints = (ground: Ground, holding: Holding): readonly Hint[] => {
  const { seat, points } = holding;
  const { sure, lucky } = gainOf(ground, holding);
  if (points + lucky < POINTS_TO_END) return [];
  const isSure = points + sure >= POINTS_TO_END;
  return [about("", isSure ? "reaches" : "mayReach", { seat, points, most: points + (isSure ? sure : lucky) })];
};

/** Everything that could end the game within a round. */
export const ofEnds = (ground: Ground): readonly Hint[] => {
  let hints = ofHolds(ground);
  for (const holding of ground.holdings) {
    hints = joined(hints, ofFarms(ground, holding));
    hints = joined(hints, ofPoints(ground, holding));
  }
  return hints;
};

/** How each team's points come about, and how many are missing (OMI-VP-01 to OMI-VP-03). */
export const ofStandings = ({ state, holdings }: Ground, word: Word): readonly Hint[] =>
  mapped(holdings, ({ seat, points, land }) => {
    const { survivors, salvage } = teamOf(state, seat);
    const left = Math.max(POINTS_TO_END - points, 0);
    return about(word, "standing", {
      seat,
      points,
      left,
      survivors: survivors.length,
      salvage: salvage.length,
      land,
    });
  });

export const ofThreat = (word: Word, { cell, zone, own, seat, count, win }: Threat): Hint =>
  own === 0
    ? about(word, "threatToNobody", { cell, seat, count })
    : about(word, "threat", { cell, zone, own, seat, count, percent: percentOf(win) });
