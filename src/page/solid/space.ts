import type { Triple } from "../room/wire";

/**
 * The game's space is left-handed: x east, y up, z north; a turn is about z first, then x, then y, in degrees. WebGL's is
 * right-handed. Shapes, pieces and rays are the game's here; only what is handed to three has its z turned round.
 */

/** A turn as the three directions that x, y and z become. */
export interface Frame {
  readonly x: Triple;
  readonly y: Triple;
  readonly z: Triple;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const turnedDirection = ([x, y, z]: Triple, [rx, ry, rz]: Triple): Triple => {
  const [sx, cx, sy, cy] = [Math.sin(radians(rx)), Math.cos(radians(rx)), Math.sin(radians(ry)), Math.cos(radians(ry))];
  const [sz, cz] = [Math.sin(radians(rz)), Math.cos(radians(rz))];
  const [x1, y1] = [x * cz - y * sz, x * sz + y * cz];
  const [y2, z2] = [y1 * cx - z * sx, y1 * sx + z * cx];
  return [x1 * cy + z2 * sy, y2, z2 * cy - x1 * sy];
};

export const frameOf = (turn: Triple): Frame => ({
  x: turnedDirection([1, 0, 0], turn),
  y: turnedDirection([0, 1, 0], turn),
  z: turnedDirection([0, 0, 1], turn),
});

export const sum = (a: Triple, b: Triple): Triple => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const difference = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Triple, by: number): Triple => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Triple): Triple => times(a, 1 / Math.max(Math.hypot(...a), 1e-12));

/** From the piece's own space into the table's, and back. */
export const outOf = ({ x, y, z }: Frame, [a, b, c]: Triple): Triple => sum(sum(times(x, a), times(y, b)), times(z, c));
export const into = ({ x, y, z }: Frame, v: Triple): Triple => [dot(x, v), dot(y, v), dot(z, v)];

/** Sixteen numbers, column by column, as three has them: turned, stretched and put at its place, with z turned round. */
export const matrixOf = ({ x, y, z }: Frame, [sx, sy, sz]: Triple, [ax, ay, az]: Triple): number[] => [
  ...[x[0] * sx, x[1] * sx, -x[2] * sx, 0],
  ...[y[0] * sy, y[1] * sy, -y[2] * sy, 0],
  ...[-z[0] * sz, -z[1] * sz, z[2] * sz, 0],
  ...[ax, ay, -az, 1],
];
