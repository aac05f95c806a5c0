import { cast, dot } from "../../drawing/mesh";
import type { Mesh, Patch } from "../../drawing/mesh";
import { regular } from "../../drawing/svg";
import type { Point } from "../../drawing/svg";

/** Tokens by shape, so that each can be told by its outline. One picture for both faces. */

export const TOKEN_THICKNESS = 0.12;

export type TokenShape = "disc" | "square" | "hexagon" | "octagon" | "diamond" | "triangle" | "pentagon";

const CORNERS = { disc: 24, square: 4, hexagon: 6, octagon: 8, diamond: 4, triangle: 3, pentagon: 5 } as const;
const TURNS: Partial<Record<TokenShape, number>> = { square: 45, octagon: 22.5 };

/** About the origin, within a square whose half side is given. */
export const outline = (shape: TokenShape, half: number): readonly Point[] => {
  const corners = regular(CORNERS[shape], 0, 0, half, TURNS[shape] ?? 0);
  const far = Math.max(...corners.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));
  return corners.map(([x, y]): Point => [(x * half) / far, (y * half) / far]);
};

/** Pixels of the face, and of the strip below it with the colour of the edge. */
export const FACE = 256;
export const STRIP = 16;

const WHOLE_FACE: Patch = { left: 0, top: 0, right: 1, bottom: FACE / (FACE + STRIP) };

export const tokenMesh = (shape: TokenShape, half: number): Mesh => {
  const up = TOKEN_THICKNESS / 2;
  return cast({
    outline: outline(shape, half),
    cuts: [
      { by: 0.95, y: -up },
      { by: 1, y: -up * 0.6 },
      { by: 1, y: up * 0.6 },
      { by: 0.95, y: up },
    ],
    top: WHOLE_FACE,
    bottom: WHOLE_FACE,
    side: dot(0.5, 1 - STRIP / 2 / (FACE + STRIP)),
  });
};
