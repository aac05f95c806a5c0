import type { BoardPlace } from "../kernel/board";
import type { Spot } from "../kernel/scene";
import { standing } from "./stand";

/** What spots take up on the table. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly south: number;
  readonly north: number;
  /** How high its highest lies. */
  readonly top: number;
}

export const placeIn = (
  { left, right, south, north, top }: Box,
  about: Pick<BoardPlace, "may" | "says" | "more">,
): BoardPlace => ({
  x: (left + right) / 2,
  y: top,
  z: (south + north) / 2,
  across: right - left,
  deep: north - south,
  ...about,
});

/** Half of what a card alone takes. */
const ALONE = 1.2;

const fromTo = (spot: Spot, first: number, last: number): Box => {
  const { holds } = spot;
  const [from, to] = [standing(spot, first), standing(spot, last)];
  const wide = holds.as === "row" && holds.dx !== 0 ? Math.abs(holds.dx) / 2 : ALONE;
  const deep = holds.as === "row" && holds.dz !== 0 ? Math.abs(holds.dz) / 2 : wide;
  return {
    left: Math.min(from.x, to.x) - wide,
    right: Math.max(from.x, to.x) + wide,
    south: Math.min(from.z, to.z) - deep,
    north: Math.max(from.z, to.z) + deep,
    top: spot.y,
  };
};

export const boxOfSlot = (spot: Spot, slot: number): Box => fromTo(spot, slot, slot);

export const boxOfSpot = (spot: Spot): Box =>
  fromTo(spot, 0, spot.holds.as === "row" ? spot.holds.across * spot.holds.lines - 1 : 0);

export const boxAround = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  south: Math.min(a.south, b.south),
  north: Math.max(a.north, b.north),
  top: Math.max(a.top, b.top),
});
