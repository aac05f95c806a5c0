import { sizeOf } from "../../../kernel/pile";
import { FARMS_TO_END } from "../content/limits";
import type { TileSeen } from "../vocabulary";
import { faceOf, farmsOf, isFarm, isPrize, isUnited, tilesOf } from "../rules/tiles";
import { againstRivals, againstZombies } from "./chances";
import { actionsOf, type Glance, ownAt, rivalsAt, withAp } from "./glance";
import { goalAt, isFull, wouldLead } from "./goals";
import { better, NO_PLAN, type Plan, together, URGENCY } from "./plan";

/** What can be done on a tile where one stands. */

const isHeldByRivals = (glance: Glance, { cell }: TileSeen): boolean =>
  rivalsAt(glance, cell, "in") + rivalsAt(glance, cell, "out") > 0;

/** A tile is claimed as soon as it can be; the one that ends the game only by who would win. */
const claimOf = (glance: Glance, tile: TileSeen): Plan => {
  const { cell, owner, zombies } = tile;
  const { claim, worth } = faceOf(tile.tile);
  if (owner === glance.seat || zombies > 0 || isHeldByRivals(glance, tile)) return NO_PLAN;
  if (glance.flags === 0 && cell !== glance.team.base) return NO_PLAN;
  if (actionsOf(ownAt(glance, cell, "in")) < claim) return NO_PLAN;
  if (isPrize(tile) && !wouldLead(glance, worth)) return NO_PLAN;
  return { say: [["claim"], [cell]], worth: URGENCY.claim + worth };
};

/** Without a flag left the poorest tile gives its own to a better one. */
const liftFor = (glance: Glance, tile: TileSeen): Plan => {
  const { cell, owner, zombies } = tile;
  const { claim, worth } = faceOf(tile.tile);
  const isFree = owner !== glance.seat && zombies === 0 && !isHeldByRivals(glance, tile);
  if (glance.flags > 0 || !isFree || actionsOf(ownAt(glance, cell, "in")) < claim) return NO_PLAN;
  let least = worth;
  let poorest = "";
  for (const own of tilesOf(glance.state, glance.seat)) {
    const value = faceOf(own.tile).worth + (isFarm(own) ? 2 : 0);
    if (own.cell !== glance.team.base && value < least) {
      least = value;
      poorest = own.cell;
    }
  }
  return poorest === "" ? NO_PLAN : { say: [["lift"], [poorest]], worth: URGENCY.claim };
};

/** Farms that are worked this turn, and those where somebody still can. */
const workable = (glance: Glance): { readonly worked: number; readonly can: number } => {
  let [worked, can] = [0, 0];
  for (const { cell, workedBy } of farmsOf(glance.state, glance.seat)) {
    if (workedBy === glance.seat) worked++;
    else if (withAp(ownAt(glance, cell, "in")).length > 0) can++;
  }
  return { worked, can };
};

const workOf = (glance: Glance, tile: TileSeen): Plan => {
  const { seat } = glance;
  if (!isFarm(tile) || tile.owner !== seat || tile.workedBy === seat || tile.zombies > 0) return NO_PLAN;
  const { worked, can } = workable(glance);
  // The fifth farm that is worked ends the game: only who leads does that (OMI-END-01).
  if (worked + 1 >= FARMS_TO_END && !wouldLead(glance, 0)) return NO_PLAN;
  const endsIt = worked + can >= FARMS_TO_END && wouldLead(glance, 0);
  if (isFull(glance) && !endsIt) return NO_PLAN;
  const [worker] = withAp(ownAt(glance, tile.cell, "in"));
  return worker === undefined ? NO_PLAN : { say: [["work"], [worker.id]], worth: URGENCY.work };
};

/** The more stand there, the less zombies that are found do. */
const searchOf = (glance: Glance, tile: TileSeen): Plan => {
  if (tile.owner !== glance.seat || tile.zombies > 0 || sizeOf(tile.stack) === 0) return NO_PLAN;
  const here = ownAt(glance, tile.cell, "in");
  const [searcher] = withAp(here);
  if (searcher === undefined) return NO_PLAN;
  return { say: [["search"], [searcher.id]], worth: URGENCY.search + here.length };
};

/** What a fight brings on the average, less who falls in it, with so many. */
const gainOf = (worth: number, fighters: number, zombies: number): number => {
  const { won, lost } = againstZombies(fighters, zombies);
  return won * worth - lost;
};

/** What it costs that one more does nothing else. */
const HAND = 0.4;

/** So many go in that one more would not be worth it; none where it is not worth it at all. */
const fightersFor = (worth: number, most: number, zombies: number, least: number, caution: number): number => {
  let best = 0;
  let gain = 0;
  for (let n = Math.min(least, most); n <= most; n++) {
    const now = gainOf(worth, n, zombies) - HAND * (n - least);
    if (againstZombies(n, zombies).won >= caution && (best === 0 || now > gain)) {
      best = n;
      gain = now;
    }
  }
  return gain > 0 ? best : 0;
};

/** More are not waited for before one goes in to claim. */
const MANY = 4;

/** Into the building, against zombies, or to claim what is empty. */
const enterOf = (glance: Glance, tile: TileSeen): Plan => {
  if (isUnited(tile)) return NO_PLAN;
  const ready = withAp(ownAt(glance, tile.cell, "out"));
  const { worth } = goalAt(glance, tile);
  if (ready.length === 0 || worth <= 0) return NO_PLAN;
  const rivals = rivalsAt(glance, tile.cell, "in");
  if (rivals > 0) return againstRivals(ready.length, rivals) < glance.caution ? NO_PLAN : enter(tile, ready, worth);
  const missing = faceOf(tile.tile).claim - ownAt(glance, tile.cell, "in").length;
  if (tile.zombies === 0 && (missing <= 0 || ready.length < missing)) return NO_PLAN;
  const least = Math.max(1, Math.min(missing, MANY));
  const fighters = fightersFor(worth, ready.length, tile.zombies, least, glance.caution);
  return fighters === 0 ? NO_PLAN : enter(tile, ready.slice(0, fighters), worth);
};

const enter = ({ cell }: TileSeen, who: Parameters<typeof together>[1], worth: number): Plan => ({
  say: together(["enter", cell], who),
  worth: URGENCY.enter + worth,
});

/** The best of what can be done where one stands. */
export const deedOf = (glance: Glance): Plan => {
  let best = NO_PLAN;
  const seen: Record<string, boolean> = {};
  for (const { cell } of glance.own) {
    const tile = glance.tiles[cell];
    if (tile !== undefined && seen[cell] !== true) {
      seen[cell] = true;
      for (const deed of [claimOf, liftFor, workOf, searchOf, enterOf]) best = better(best, deed(glance, tile));
    }
  }
  return best;
};
