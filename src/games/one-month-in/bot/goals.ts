import type { Word } from "../../../kernel/words";
import { layoutFor, ringOf } from "../content/layouts";
import { sizeOf } from "../../../kernel/pile";
import type { TileSeen } from "../vocabulary";
import { arrivalZone, faceOf, isFarm, isFog, isPrize, tilesOf } from "../rules/tiles";
import { againstRivals } from "./chances";
import { type Glance, isRivals, ownAt, rivalsAt } from "./glance";

/** What it is worth to go to a tile, in victory points, and how many survivors it wants. */
export interface Goal {
  readonly worth: number;
  readonly need: number;
}

/** A card that is searched for, and what a farm gives before the end, in victory points. */
export const ROOM = 0.65;
const FARM = 3;
/** A tile nobody has seen: next to a Base, and beyond. */
const NEAR_FOG: Goal = { worth: 3.2, need: 3 };
const FAR_FOG: Goal = { worth: 5, need: 5 };
/** Ending the game as the first. */
const VICTORY = 14;
/** Keeping another from it. */
const RESCUE = 16;

/** So many go against so many zombies. */
const FORCE: readonly number[] = [1, 1, 2, 3, 4, 5, 6, 7];

export const forceFor = (zombies: number): number => FORCE[zombies] ?? zombies;

/** Enough of them take a zone from so many most of the time. */
const ODDS = 0.75;

export const forceAgainst = (rivals: number): number => {
  let force = 1;
  while (againstRivals(force, rivals) < ODDS && force < 2 * rivals + 2) force++;
  return force;
};

/** Without a flag to spare a tile is worth what it is better than the worst one has (OMI-RUL-37). */
const landGain = (glance: Glance, worth: number): number => {
  if (glance.flags > 0) return worth;
  let least = worth;
  for (const { tile, cell } of tilesOf(glance.state, glance.seat))
    if (cell !== glance.team.base) least = Math.min(least, faceOf(tile).worth);
  return worth - least;
};

/** Whether one would lead with so much more: the tile that ends the game is for whoever does (OMI-END-04). */
export const wouldLead = ({ points, rival }: Glance, more: number): boolean => points + more > rival;

/** Points, rooms and food of a tile that is to be claimed. */
const spoils = (glance: Glance, tile: TileSeen): number => {
  const { worth, rooms } = faceOf(tile.tile);
  const cards = tile.reclaimed ? sizeOf(tile.stack) : rooms;
  if (isPrize(tile) && !wouldLead(glance, worth)) return 0;
  return landGain(glance, worth) + ROOM * cards + (isFarm(tile) ? FARM : 0) + (isPrize(tile) ? VICTORY : 0);
};

/** A rival that holds the tile that ends the game, and would win by it, is to be disturbed (OMI-RUL-48). */
export const isDanger = (glance: Glance, tile: TileSeen): boolean =>
  tile.hold === "held" && isRivals(glance, tile) && glance.rival >= glance.points;

const rivalGoal = (glance: Glance, tile: TileSeen, defenders: number): Goal => {
  const { worth, claim } = faceOf(tile.tile);
  const taken = worth * glance.spite + defenders * glance.spite;
  if (isDanger(glance, tile)) return { worth: RESCUE, need: 1 };
  const need = Math.max(claim, defenders === 0 ? 1 : forceAgainst(defenders) + defenders);
  return { worth: spoils(glance, tile) + taken, need };
};

/** There is work, or something to search; more than one is safer. */
const ownGoal = (glance: Glance, tile: TileSeen): Goal => {
  const here = ownAt(glance, tile.cell, "in").length;
  if (tile.zombies > 0) return { worth: faceOf(tile.tile).worth, need: forceFor(tile.zombies) };
  if (tile.hold !== "none") return { worth: 4, need: 5 };
  const work = isFarm(tile) && here <= 1 ? FARM : 0;
  return { worth: ROOM * sizeOf(tile.stack) + work, need: work > 0 ? 1 : 2 };
};

export const goalAt = (glance: Glance, tile: TileSeen): Goal => {
  if (isFog(tile)) return isNearBase(glance, tile.cell) ? NEAR_FOG : FAR_FOG;
  if (tile.owner === glance.seat) return ownGoal(glance, tile);
  const defenders = rivalsAt(glance, tile.cell, "in") + rivalsAt(glance, tile.cell, "out");
  if (tile.owner !== "none" && tile.zombies === 0) return rivalGoal(glance, tile, defenders);
  const worth = spoils(glance, tile);
  const force = Math.max(forceFor(tile.zombies), Math.min(faceOf(tile.tile).claim, 5));
  return defenders === 0 ? { worth, need: force } : { worth: worth / 2, need: force + forceAgainst(defenders) };
};

const isNearBase = ({ state }: Glance, cell: Word): boolean => ringOf(layoutFor(state.seats.length), cell) >= 0;

/** Whether who goes there has to fight another team for it on the way in. */
export const defendersAt = (glance: Glance, tile: TileSeen): number => rivalsAt(glance, tile.cell, arrivalZone(tile));
