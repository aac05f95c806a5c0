import type { RotationValueState } from "../../../src/tts/save";
import { word } from "../../drawing/lettering";
import type { Mesh, Place } from "../../drawing/mesh";
import { at, picture, polygon, rect } from "../../drawing/svg";
import { inks, title } from "../look";

/** What counts HP and durability: a die of eight triangles, as many as the toughest zombie has HP. */

/** From the middle to a corner. */
const RADIUS = 0.56;

/** How high its middle is when it lies on a side. */
export const COUNTER_LIES = RADIUS / Math.sqrt(3);

/** Which corners each side has; sides that face each other add up to nine. */
const SIDES: readonly Place[] = [
  [1, 1, 1],
  [1, 1, -1],
  [1, -1, 1],
  [-1, 1, 1],
  [1, -1, -1],
  [-1, 1, -1],
  [-1, -1, 1],
  [-1, -1, -1],
];

const COLUMNS = 4;
const ROWS = 2;

/** The triangle of a side, in shares of its picture. */
const APEX = [0.5, 0.05] as const;
const LEFT = [0.04, 0.85] as const;
const RIGHT = [0.96, 0.85] as const;

const plus = (a: Place, b: Place, by: number): Place => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by];
const along = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Place): Place => plus([0, 0, 0], a, 1 / Math.hypot(...a));

/** Which way a side looks, where the top of its number is, and its right. */
const axes = (side: Place) => {
  const out = unit(side);
  const apex: Place = [0, side[1], 0];
  const up = unit(plus(apex, out, -along(apex, out)));
  return { out, up, right: cross(up, out) };
};

export const counterMesh = (): Mesh =>
  SIDES.map((side, i) => {
    const { right } = axes(side);
    const [a, b]: [Place, Place] = [
      [side[0] * RADIUS, 0, 0],
      [0, 0, side[2] * RADIUS],
    ];
    const [west, east] = along(a, right) < along(b, right) ? [a, b] : [b, a];
    const corner = ([x, y, z]: Place, [u, v]: readonly [number, number]) => ({
      x,
      y,
      z,
      u: ((i % COLUMNS) + u) / COLUMNS,
      v: 1 - (Math.floor(i / COLUMNS) + v) / ROWS,
    });
    return [corner([0, side[1] * RADIUS, 0], APEX), corner(west, LEFT), corner(east, RIGHT)];
  });

const DEGREES = 180 / Math.PI;

/** TTS turns about z first, then x, then y; its z goes to the north, a mesh's to the player. */
const turnFor = (side: Place) => {
  const { out, up, right } = axes(side);
  return {
    x: Math.asin(out[2]) * DEGREES,
    y: Math.atan2(-right[2], -up[2]) * DEGREES,
    z: Math.atan2(out[0], out[1]) * DEGREES,
  };
};

/** How each number comes up, to be read from the south. */
export const counterValues = (): readonly RotationValueState[] =>
  SIDES.map((side, i) => ({ Value: String(i + 1), Rotation: turnFor(side) }));

/** Pixels of a side's picture. */
const F = 192;

const side = (i: number): string => {
  const point = ([x, y]: readonly [number, number]) => [x * F, y * F] as const;
  const edge = { fill: inks.paper, stroke: inks.black, "stroke-width": 10, "stroke-linejoin": "round" };
  return polygon([APEX, LEFT, RIGHT].map(point), edge) + word(F / 2, F * 0.6, 92, title(), String(i + 1));
};

export const counterPicture = (): string =>
  picture(
    COLUMNS * F,
    ROWS * F,
    rect(0, 0, COLUMNS * F, ROWS * F, { fill: inks.paper }),
    ...SIDES.map((_, i) => at((i % COLUMNS) * F, Math.floor(i / COLUMNS) * F, side(i))),
  );
