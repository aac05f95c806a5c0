import type { BoundBoard, Point } from "./binding";

/** How a board lies: its middle, and the ways from its left edge to its right one and from its top to its bottom. */
export interface Frame {
  readonly middle: Point;
  readonly across: Point;
  readonly down: Point;
}

const mean = (a: number, b: number): number => (a + b) / 2;

/** Four corners that somebody pointed at are never quite a rectangle: opposite edges are evened out. */
export const frameOf = ({ corners: [a, b, c, d] }: Pick<BoundBoard, "corners">): Frame => ({
  middle: { x: mean(mean(a.x, b.x), mean(c.x, d.x)), z: mean(mean(a.z, b.z), mean(c.z, d.z)) },
  across: { x: mean(b.x - a.x, c.x - d.x), z: mean(b.z - a.z, c.z - d.z) },
  down: { x: mean(d.x - a.x, c.x - b.x), z: mean(d.z - a.z, c.z - b.z) },
});

/** A place on a board, each from 0 to 1. */
export interface Share {
  readonly across: number;
  readonly down: number;
}

export const pointAt = ({ middle, across, down }: Frame, share: Share): Point => ({
  x: middle.x + (share.across - 0.5) * across.x + (share.down - 0.5) * down.x,
  z: middle.z + (share.across - 0.5) * across.z + (share.down - 0.5) * down.z,
});

/** What the board covers; negative where its corners go the wrong way round. */
const areaOf = ({ across, down }: Frame): number => across.z * down.x - across.x * down.z;

export const shareOf = (frame: Frame, { x, z }: Point): Share => {
  const { middle, across, down } = frame;
  const area = areaOf(frame);
  const east = x - middle.x;
  const north = z - middle.z;
  return {
    across: 0.5 + (north * down.x - east * down.z) / area,
    down: 0.5 + (east * across.z - north * across.x) / area,
  };
};

const lengthOf = ({ x, z }: Point): number => Math.sqrt(x * x + z * z);

export const wideOf = ({ across }: Frame): number => lengthOf(across);
export const deepOf = ({ down }: Frame): number => lengthOf(down);

/** Degrees clockwise as seen from above: 0 where its top edge lies to the north. */
export const facingOf = ({ across }: Frame): number => {
  const degrees = (Math.atan2(-across.z, across.x) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
};

/** The corners of a board about its middle. */
export const cornersAbout = ({ x, z }: Point, wide: number, deep: number, facing: number): BoundBoard["corners"] => {
  const turn = (facing * Math.PI) / 180;
  const right = { x: Math.cos(turn), z: -Math.sin(turn) };
  const ahead = { x: Math.sin(turn), z: Math.cos(turn) };
  const at = (east: number, north: number): Point => ({
    x: x + (east * wide * right.x) / 2 + (north * deep * ahead.x) / 2,
    z: z + (east * wide * right.z) / 2 + (north * deep * ahead.z) / 2,
  });
  return [at(-1, 1), at(1, 1), at(1, -1), at(-1, -1)];
};
