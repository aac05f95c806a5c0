import { AREAS, ZONES } from "../../../src/games/dying-light/content/board";
import type { ZoneData } from "../../../src/games/dying-light/content/board";

/** Pixels of a square. */
export const S = 256;
export const SQUARES = 12;

export const zoneAt = (x: number, y: number): ZoneData | undefined =>
  ZONES.find((zone) => x >= zone.x && x < zone.x + zone.w && y >= zone.y && y < zone.y + zone.h);

export const isRoof = (zone: ZoneData): boolean => (AREAS.find(({ area }) => area === zone.area)?.level ?? 0) > 0;
