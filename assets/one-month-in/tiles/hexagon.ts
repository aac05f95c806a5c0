import { PLATE } from "../../../src/games/one-month-in/scene/plate";
import { CORNER, SIDE } from "../../../src/games/one-month-in/scene/spots";
import { cast, dot, type Mesh } from "../../drawing/mesh";
import type { Point } from "../../drawing/svg";

/** A tile's outline: its western corner is cut off, so that the cell's name on the mat can be read. */

/** Between a tile and its neighbours one sees the mat. */
const GAP = 0.04;

/** How far to the west a tile reaches. */
export const CUT = 2.6;

const [C, S] = [CORNER - GAP, SIDE - GAP];
const BESIDE_CUT = (C - CUT) * Math.sqrt(3);

/** In units of the table, about the middle, clockwise with the south downwards. */
export const OUTLINE: readonly Point[] = [
  [-C / 2, -S],
  [C / 2, -S],
  [C, 0],
  [C / 2, S],
  [-C / 2, S],
  [-CUT, BESIDE_CUT],
  [-CUT, -BESIDE_CUT],
];

/** Pixels of a unit. */
export const PX = 100;

/** The middle of a face on its picture, and the strip below with the colour of the edge. */
export const MIDDLE = { x: CORNER * PX, y: Math.ceil(SIDE * PX) } as const;
const STRIP = 12;
export const FACE_WIDTH = 2 * MIDDLE.x;
export const FACE_HEIGHT = 2 * MIDDLE.y + STRIP;

export const tileMesh = (): Mesh => {
  const edge = dot(0.5, 1 - STRIP / 2 / FACE_HEIGHT);
  return cast({
    outline: OUTLINE,
    cuts: [
      { by: 0.99, y: 0 },
      { by: 1, y: 0.03 },
      { by: 1, y: PLATE - 0.02 },
      { by: 0.995, y: PLATE },
    ],
    top: {
      left: (MIDDLE.x - C * PX) / FACE_WIDTH,
      right: (MIDDLE.x + C * PX) / FACE_WIDTH,
      top: (MIDDLE.y - C * PX) / FACE_HEIGHT,
      bottom: (MIDDLE.y + C * PX) / FACE_HEIGHT,
    },
    bottom: edge,
    side: edge,
  });
};
