import { kept } from "../../../kernel/list";
import { sizeOf } from "../../../kernel/pile";
import type { Seat } from "../../../kernel/words";
import { bordersOf } from "../content/city-map";
import { FARMS_TO_END, FLAGS } from "../content/limits";
import { SEARCH_CARDS } from "../content/search-cards";
import { survivorsLeft, teamOf } from "../rules/teams";
import { faceOf, isFog, tileAt } from "../rules/tiles";
import { NOBODY, type TileSeen } from "../vocabulary";
import { barred, type Ground, type Holding, holderOf } from "./ground";

/** What could end the game when a team's next turn comes. */

/** A tile that ends the game if nobody comes before its owner's turn begins (OMI-RUL-48, OMI-RUL-49). */
export interface Hold {
  readonly tile: TileSeen;
  readonly counts: boolean;
}

const isRival = (seat: Seat, owner: Seat): boolean => seat !== NOBODY && seat !== owner;

export const holdsOf = (ground: Ground): readonly Hold[] => {
  const holds: Hold[] = [];
  for (const tile of ground.state.tiles) {
    const { cell, owner, hold, zombies } = tile;
    if (hold !== "none") {
      const isEntered = isRival(holderOf(ground, cell, "in"), owner) || isRival(holderOf(ground, cell, "out"), owner);
      holds.push({ tile, counts: hold === "held" && zombies === 0 && !isEntered });
    }
  }
  return holds;
};

/** Whether one of the team can work there in its next turn: who stands there, or is fed and comes from beside it. */
const workable = (ground: Ground, { seat, mouths }: Holding, { cell }: TileSeen): boolean => {
  const holder = holderOf(ground, cell, "in");
  if (holder !== NOBODY || mouths === 0) return holder === seat;
  for (const { border, cell: one, beyond } of bordersOf(cell)) {
    const stand = ground.outdoors[one === cell ? beyond : one];
    if (stand?.seat === seat && !barred(ground, seat, border)) return true;
  }
  return false;
};

/** How many of its farms a team could work next turn (OMI-END-01); not counted while they are too few. */
export const workableFarms = (ground: Ground, holding: Holding): number => {
  if (holding.farms.length < FARMS_TO_END) return 0;
  let count = 0;
  for (const farm of holding.farms) if (workable(ground, holding, farm)) count++;
  return count;
};

const bestFind = (): number => {
  let most = 0;
  for (const { find, number } of SEARCH_CARDS) if (find === "survivors") most = Math.max(most, number);
  return most;
};

const BEST_FIND = bestFind();

/** What it costs to claim a tile for those inside (OMI-CLAIM-02, OMI-RUL-36); 0 if they cannot. */
const claimPrice = (ground: Ground, seat: Seat, tile: TileSeen): number => {
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

export const gainOf = (ground: Ground, { seat, tiles, mouths: fed }: Holding): Gain => {
  const { state, stands } = ground;
  const { base } = teamOf(state, seat);
  const placed = kept(tiles, ({ cell }) => cell !== base).length;
  let [sure, finds, mouths, flags] = [0, 0, fed, FLAGS - placed];
  for (const stand of stands) {
    if (stand.seat === seat && stand.zone === "in") {
      const tile = tileAt(state, stand.cell);
      const ap = stand.count + Math.min(mouths, stand.count);
      const price = claimPrice(ground, seat, tile);
      if (price > 0 && ap >= price && (flags > 0 || stand.cell === base)) {
        sure += faceOf(tile.tile).worth;
        flags--;
        mouths -= Math.max(price - stand.count, 0);
        finds += Math.min(ap - price, tile.reclaimed ? sizeOf(tile.stack) : faceOf(tile.tile).rooms);
      } else if (tile.owner === seat && tile.zombies === 0) finds += Math.min(ap, sizeOf(tile.stack));
    }
  }
  return { sure, lucky: sure + Math.min(finds * BEST_FIND, survivorsLeft(state, seat)) };
};
