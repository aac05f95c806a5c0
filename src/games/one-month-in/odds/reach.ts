import { kept } from "../../../kernel/list";
import { sizeOf } from "../../../kernel/pile";
import type { Seat } from "../../../kernel/words";
import { FARMS_TO_END } from "../content/limits";
import { SEARCH_CARDS } from "../content/search-cards";
import { flagsLeft, survivorsLeft, teamOf } from "../rules/teams";
import { faceOf, farmsOf, isFog, tileAt } from "../rules/tiles";
import { NOBODY, type TileSeen } from "../vocabulary";
import { approachesTo, barred, countAt, type Ground, holderOf } from "./ground";
import { mouthsOf } from "./food";

/** What could end the game when a team's next turn comes. */

/** A tile that ends the game if nobody comes before its owner's turn begins (OMI-RUL-48, OMI-RUL-49). */
export interface Hold {
  readonly tile: TileSeen;
  readonly counts: boolean;
}

export const holdsOf = (ground: Ground): readonly Hold[] => {
  const holds: Hold[] = [];
  for (const tile of kept(ground.state.tiles, ({ hold }) => hold !== "none")) {
    const { cell, owner, hold, zombies } = tile;
    const holders = [holderOf(ground, cell, "in"), holderOf(ground, cell, "out")];
    const alone = kept(holders, (seat) => seat !== NOBODY && seat !== owner).length === 0;
    holds.push({ tile, counts: hold === "held" && zombies === 0 && alone });
  }
  return holds;
};

/** Whether one of the team can work there in its next turn: who stands there, or is fed and comes from beside it. */
const workable = (ground: Ground, seat: Seat, { cell }: TileSeen, mouths: number): boolean => {
  if (countAt(ground, seat, cell, "in") > 0) return true;
  if (mouths === 0 || holderOf(ground, cell, "in") !== NOBODY) return false;
  for (const way of approachesTo(ground.state, cell, "in"))
    if (countAt(ground, seat, way.cell, way.zone) > 0 && !barred(ground, seat, way.border)) return true;
  return false;
};

export interface Farming {
  readonly farms: number;
  /** So many of them could be worked next turn. */
  readonly worked: number;
}

/** How far a team is from the end by farms (OMI-END-01). */
export const farmingOf = (ground: Ground, seat: Seat): Farming => {
  const farms = farmsOf(ground.state, seat);
  if (farms.length < FARMS_TO_END - 1) return { farms: farms.length, worked: 0 };
  const mouths = mouthsOf(ground.state, seat);
  return { farms: farms.length, worked: kept(farms, (farm) => workable(ground, seat, farm, mouths)).length };
};

const bestFind = (): number => {
  let most = 0;
  for (const { find, number } of SEARCH_CARDS) if (find === "survivors") most = Math.max(most, number);
  return most;
};

const BEST_FIND = bestFind();

/** What it costs to claim a tile for those inside (OMI-CLAIM-02, OMI-RUL-36); 0 if they cannot. */
export const claimPrice = (ground: Ground, seat: Seat, tile: TileSeen): number => {
  if (isFog(tile) || tile.owner === seat || tile.zombies > 0) return 0;
  const outside = holderOf(ground, tile.cell, "out");
  return outside === NOBODY || outside === seat ? faceOf(tile.tile).claim : 0;
};

/** What a team's next turn can add to its points where its survivors stand now. */
export interface Gain {
  /** By claiming (OMI-VP-03). */
  readonly sure: number;
  /** And if every card of the remaining searches were the best one (OMI-VP-01). */
  readonly lucky: number;
}

export const gainOf = (ground: Ground, seat: Seat): Gain => {
  const { state, stands } = ground;
  const { base } = teamOf(state, seat);
  let [sure, finds, flags, mouths] = [0, 0, flagsLeft(state, seat), mouthsOf(state, seat)];
  for (const stand of kept(stands, (each) => each.seat === seat && each.zone === "in")) {
    const tile = tileAt(state, stand.cell);
    const fed = Math.min(mouths, stand.count);
    const ap = stand.count + fed;
    const price = claimPrice(ground, seat, tile);
    if (price > 0 && ap >= price && (flags > 0 || stand.cell === base)) {
      sure += faceOf(tile.tile).worth;
      if (stand.cell !== base) flags--;
      mouths -= Math.max(price - stand.count, 0);
      finds += Math.min(ap - price, tile.reclaimed ? sizeOf(tile.stack) : faceOf(tile.tile).rooms);
    } else if (tile.owner === seat && tile.zombies === 0) finds += Math.min(ap, sizeOf(tile.stack));
  }
  return { sure, lucky: sure + Math.min(finds * BEST_FIND, survivorsLeft(state, seat)) };
};
