import { AREAS, ZONES } from "../../../src/games/dying-light/content/board";

/** The houses of the board: one for every roof. */

const SQUARE = 2.4;
/** How high a storey is, in units of the table as all lengths here. */
export const STOREY = 1.5;
const GAP = 0.03;

export interface Block {
  readonly area: string;
  readonly level: number;
  readonly width: number;
  readonly depth: number;
}

export const blocks: readonly Block[] = ZONES.flatMap((zone) => {
  const level = AREAS.find(({ area }) => area === zone.area)?.level ?? 0;
  return level === 0
    ? []
    : [{ area: zone.area, level, width: zone.w * SQUARE - 2 * GAP, depth: zone.h * SQUARE - 2 * GAP }];
});

/** What varies from house to house. */
export const seedOf = ({ area }: Block): number => Number(area.slice(1));
