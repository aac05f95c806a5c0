import type { Seat, Word } from "../../../kernel/words";
import { BORDERS, bordersOf } from "../content/city-map";
import { TRADE_PRICE } from "../content/limits";
import { fencesOf } from "../rules/borders";
import { wallsLeft } from "../rules/teams";
import { faceOf, isUnited, tilesOf } from "../rules/tiles";
import type { CitySeen, TileSeen } from "../vocabulary";
import { againstRivals } from "./chances";
import { type Glance, movesBetween, ownOn, rivalsAt } from "./glance";
import { better, NO_PLAN, type Plan, URGENCY } from "./plan";

/** Two salvage cards (OMI-VP-02). */
const A_POINT = 1;

const END_OF_THE_CITY = -99;

/** A fence stands where a rival's Base is nearest. */
export const scoreOfFence = ({ teams }: CitySeen, seat: Seat, border: Word): number => {
  for (const { border: name, cell, beyond } of BORDERS) {
    if (name === border) {
      let near = 0;
      for (const { seat: other, base, out } of teams) {
        if (other !== seat && !out) {
          const far = beyond === "" ? END_OF_THE_CITY : Math.min(movesBetween(base, cell), movesBetween(base, beyond));
          near = Math.max(near, 20 - Math.max(far, -far));
        }
      }
      return 1 + near;
    }
  }
  return 1;
};

/** A tile that ends the game is worth much more than its points while nobody comes. */
const A_HOLD = 14;

/** Rivals who stand at the borders of a tile. */
const comersFrom = (glance: Glance, cell: Word): number => {
  const tile = glance.tiles[cell];
  if (tile === undefined) return 0;
  const out = rivalsAt(glance, cell, "out");
  return isUnited(tile) ? out + rivalsAt(glance, cell, "in") : out;
};

/** How much less likely a tile is lost over a border once there is a fence: one of them stays behind to tear it down. */
const savedBy = (glance: Glance, tile: TileSeen, comers: number): number => {
  if (comers === 0) return 0;
  // Whoever only sets foot on a tile that is held has disturbed it (OMI-RUL-48).
  const defenders = tile.hold === "none" ? ownOn(glance, tile.cell) : 0;
  const left = comers === 1 ? 0 : againstRivals(comers - 1, defenders);
  return againstRivals(comers, defenders) - left;
};

/** Two cards for a fence where they save more than the point that they are (OMI-TRADE-02, OMI-RUL-20). */
export const fenceOf = (glance: Glance): Plan => {
  const { state, seat, team } = glance;
  if (team.salvage.length < TRADE_PRICE || wallsLeft(state, seat) === 0) return NO_PLAN;
  const fences = fencesOf(state);
  let best = NO_PLAN;
  for (const tile of tilesOf(state, seat)) {
    const worth = faceOf(tile.tile).worth + (tile.hold === "none" ? ownOn(glance, tile.cell) : A_HOLD);
    for (const { border, cell, beyond } of bordersOf(tile.cell)) {
      const comers = fences[border] === undefined ? comersFrom(glance, cell === tile.cell ? beyond : cell) : 0;
      const gain = worth * savedBy(glance, tile, comers) - A_POINT;
      if (gain > 0) best = better(best, { say: [["trade"], ["fence"], [border]], worth: URGENCY.fence + gain });
    }
  }
  return best;
};
