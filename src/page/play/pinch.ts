import type { Eye } from "../view/eye";

/** A spot of the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fingers nearer than this to each other tell no direction. */
const NEAREST = 20;

const angle = (a: Point, b: Point): number => (Math.atan2(a.y - b.y, a.x - b.x) * 180) / Math.PI;

const apart = (a: Point, b: Point): number => Math.max(NEAREST, Math.hypot(a.x - b.x, a.y - b.y));

/** One of two fingers has moved: the table follows both. */
export const pinched = (eye: Eye, before: Point, now: Point, other: Point): void => {
  eye.zoom(apart(now, other) / apart(before, other), (now.x + other.x) / 2, (now.y + other.y) / 2);
  eye.lens.spin?.(((angle(now, other) - angle(before, other) + 540) % 360) - 180);
  eye.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
};
