import { FLOOR } from "../../src/check/pieces";
import type { Spot } from "../../src/kernel/scene";

/** Where things stand on the table of the check, on its floor. */

const spot = <H extends Spot["holds"]>(x: number, y: number, z: number, holds: H) => ({ x, y, z, facing: 0, holds });

const rowOf = (across: number, dx: number) => ({ as: "row", lines: 1, across, dx, dz: 0 }) as const;

export const SPOTS = {
  floor: spot(0, FLOOR - 0.2, 0, rowOf(1, 0)),
  numbered: spot(-15, FLOOR, -5, rowOf(8, 3)),
  spare: spot(12, FLOOR, 10.5, rowOf(2, 3)),
} as const satisfies Readonly<Record<string, Spot>>;
