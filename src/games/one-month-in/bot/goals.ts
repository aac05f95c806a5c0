import type { Word } from "../../../kernel/words";
import { ringOf } from "../content/layouts";
import { sizeOf } from "../../../kernel/pile";
import { FARMS_TO_END, FED_BY_ONE } from "../content/limits";
import type { TileSeen } from "../vocabulary";
import { cityOf, faceOf, isFarm, isFog, isPrize, tilesOf } from "../rules/tiles";
import { againstRivals, lossAgainst } from "./chances";
import { type Glance, isRivals, ownAt, rivalsAt } from "./glance";

/** What it is worth to go to a tile, in victory points, and how many survivors it wants. */
export interface Goal {
  readonly worth: number;
  readonly need: number;
}

/** A card that is searched for, and what a farm gives before the end, in victory points. */
const ROOM = 0.65;
const FARM = 3;
/** Meals that are enough for some time. */
const MEALS = 2;
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

/** So many may well take a zone from so many. */
const forceAgainst = ({ caution }: Glance, rivals: number): number => {
  let force = 1;
  while (againstRivals(force, rivals) < caution && force < 2 * rivals + 2) force++;
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

/** Whether more food would only lie there. */
export const isFull = ({ team }: Glance): boolean => team.food * FED_BY_ONE > MEALS * team.survivors.length;

/** The nearer to five farms, the more another is worth to who would win by them (OMI-END-01). */
const TOWARDS_FIVE: readonly number[] = [0, 0, 1, 3, 6];

/** Who has five farms and leads only has to work them. */
export const canFarmOut = (glance: Glance): boolean => glance.farms >= FARMS_TO_END && wouldLead(glance, 0);

const farmGain = (glance: Glance, tile: TileSeen): number => {
  if (!isFarm(tile)) return 0;
  const onTheWay = wouldLead(glance, faceOf(tile.tile).worth) ? (TOWARDS_FIVE[glance.farms] ?? 0) : 0;
  return onTheWay + (isFull(glance) ? 0 : FARM);
};

/** Points, rooms and food of a tile that is to be claimed. */
const spoils = (glance: Glance, tile: TileSeen): number => {
  const { worth, rooms } = faceOf(tile.tile);
  const cards = tile.reclaimed ? sizeOf(tile.stack) : rooms;
  if (isPrize(tile) && !wouldLead(glance, worth)) return 0;
  if (glance.flags === 0 && landGain(glance, worth) <= 0) return 0;
  return landGain(glance, worth) + ROOM * cards + farmGain(glance, tile) + (isPrize(tile) ? VICTORY : 0);
};

/** A rival that holds the tile that ends the game, and would win by it, is to be disturbed (OMI-RUL-48). */
export const isDanger = (glance: Glance, tile: TileSeen): boolean =>
  tile.hold === "held" && isRivals(glance, tile) && glance.rival >= glance.points;

/** Late in the month it is worth more that there are fewer of them. */
const HUNT = 0;

/** What it is worth to drive off so many, less who falls in it. */
const preyOf = ({ spite, haste }: Glance, defenders: number): number =>
  defenders * (spite + HUNT * haste) - lossAgainst(defenders);

const rivalGoal = (glance: Glance, tile: TileSeen, defenders: number): Goal => {
  const { worth, claim } = faceOf(tile.tile);
  if (isDanger(glance, tile)) return { worth: RESCUE, need: 1 };
  const gain = spoils(glance, tile);
  const taken = worth * glance.spite + preyOf(glance, defenders);
  const need = Math.max(claim, defenders === 0 ? 1 : forceAgainst(glance, defenders) + defenders);
  return { worth: gain + taken, need };
};

/** There is work, or something to search; more than one is safer. */
const ownGoal = (glance: Glance, tile: TileSeen, intruders: number): Goal => {
  if (intruders > 0)
    return { worth: 2 * faceOf(tile.tile).worth + preyOf(glance, intruders), need: forceAgainst(glance, intruders) };
  const here = ownAt(glance, tile.cell, "in").length;
  if (tile.zombies > 0) return { worth: faceOf(tile.tile).worth, need: forceFor(tile.zombies) };
  if (tile.hold !== "none") return { worth: 4, need: 5 };
  if (isFarm(tile) && here === 0 && canFarmOut(glance)) return { worth: VICTORY, need: 1 };
  const work = here <= 1 ? farmGain(glance, tile) : 0;
  return { worth: ROOM * sizeOf(tile.stack) + work, need: work > 0 ? 1 : 2 };
};

const goalFor = (glance: Glance, tile: TileSeen): Goal => {
  if (isFog(tile)) return isNearBase(glance, tile.cell) ? NEAR_FOG : FAR_FOG;
  const defenders = rivalsAt(glance, tile.cell, "in") + rivalsAt(glance, tile.cell, "out");
  if (tile.owner === glance.seat) return ownGoal(glance, tile, defenders);
  if (tile.owner !== "none" && tile.zombies === 0) return rivalGoal(glance, tile, defenders);
  const worth = spoils(glance, tile);
  const force = Math.max(forceFor(tile.zombies), Math.min(faceOf(tile.tile).claim, 5));
  if (defenders === 0) return { worth, need: force };
  return { worth: worth + preyOf(glance, defenders), need: force + forceAgainst(glance, defenders) };
};

/** With fewer survivors than it wants a goal is out of reach for now. */
const OUT_OF_REACH = 0.15;

export const goalAt = (glance: Glance, tile: TileSeen): Goal => {
  const goal = goalFor(glance, tile);
  return goal.need > glance.team.survivors.length ? { ...goal, worth: OUT_OF_REACH * goal.worth } : goal;
};

const isNearBase = ({ state }: Glance, cell: Word): boolean => ringOf(cityOf(state), cell) >= 0;
