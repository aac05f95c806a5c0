import type { Spot } from "../kernel/scene";

/** Where a piece stands: world units, y up, and degrees about the upright axis. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly facing: number;
}

/** The place of a slot. A row is filled from its first place on, `across` to a line; it turns with its spot. */
export const standing = (spot: Spot, slot: number): Stand => {
  const { x, y, z, facing, holds } = spot;
  if (holds.as !== "row" || slot === 0) return { x, y, z, facing };
  const line = Math.floor(slot / holds.across);
  const along = (slot - line * holds.across) * holds.dx;
  const back = line * holds.dz;
  const turn = (facing * Math.PI) / 180;
  // TTS turns clockwise as seen from above.
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return { x: x + along * cos + back * sin, y, z: z - along * sin + back * cos, facing };
};
