import { box, dot } from "../../drawing/mesh";
import type { Mesh } from "../../drawing/mesh";
import { group, line, picture, polygon, rect } from "../../drawing/svg";
import { light, night } from "../look";

/** Barriers of one, two and three squares, and the foot each end stands in. */

const SQUARE = 2.4;
const HEIGHT = 1;
const THICK = 0.16;
/** A wall ends a little before the corner it reaches. */
const SHORTER = 0.1;

export const WALL_LENGTHS = { short: 1, medium: 2, long: 3 } as const;

export type WallSize = keyof typeof WALL_LENGTHS;

const lengthOf = (size: WallSize): number => WALL_LENGTHS[size] * SQUARE - SHORTER;

export const wallMesh = (size: WallSize): Mesh => {
  const x = lengthOf(size) / 2;
  const edge = dot(0.004, 0.02);
  // A shorter one shows less of the same hoarding.
  const long = { left: 0, top: 0, right: lengthOf(size) / lengthOf("long"), bottom: 1 };
  const sides = { top: edge, bottom: edge, long, short: edge };
  return box([-x, 0, -THICK / 2], [x, HEIGHT, THICK / 2], sides);
};

/** Hoarding: boards behind a mesh, a striped bar along the top. */
export const wallPicture = (): string => {
  const [w, h] = [lengthOf("long") * 160, HEIGHT * 160];
  const boards: string[] = [];
  for (let x = 0; x < w; x += 40) {
    boards.push(rect(x, 0, 38, h, { fill: (x / 40) % 3 === 1 ? "#6f4a3f" : "#5d4150" }));
  }
  const stripes = Array.from({ length: Math.ceil(w / 48) + 1 }, (_, i) =>
    polygon(
      [
        [i * 48 - 24, 46],
        [i * 48, 14],
        [i * 48 + 24, 14],
        [i * 48, 46],
      ],
      { fill: light.amber },
    ),
  );
  return picture(
    w,
    h,
    rect(0, 0, w, h, { fill: night.deep }),
    ...boards,
    rect(0, 14, w, 32, { fill: night.deep }),
    group({}, ...stripes),
    line(0, 110, w, 110, { stroke: night.deep, "stroke-width": 8 }),
    rect(0, 0, 8, h, { fill: "#3a2c3f" }),
    rect(w - 8, 0, 8, h, { fill: "#3a2c3f" }),
  );
};

/** Two blocks that hold the end of a wall between them. */
export const wallBaseMesh = (): Mesh => {
  const edge = dot(0.5, 0.5);
  const sides = { top: edge, bottom: edge, long: edge, short: edge };
  const [x, inner, outer] = [0.14, THICK / 2 + 0.01, 0.34];
  return [...box([-x, 0, inner], [x, 0.42, outer], sides), ...box([-x, 0, -outer], [x, 0.42, -inner], sides)];
};

export const wallBasePicture = (): string => picture(16, 16, rect(0, 0, 16, 16, { fill: "#8a7f94" }));
