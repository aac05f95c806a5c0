import { box, cast, dot } from "../../drawing/mesh";
import type { Mesh, Patch } from "../../drawing/mesh";
import { regular } from "../../drawing/svg";
import type { Point } from "../../drawing/svg";

/** Tokens by shape: what sort of thing they are can be felt. Front and back lie side by side on one picture. */

export type TokenShape = "disc" | "hexagon" | "square" | "octagon" | "gear";

export const TOKEN_THICKNESS = 0.12;

/** Half the width of a token's own square. */
const REACH: Readonly<Record<TokenShape, number>> = {
  disc: 0.43,
  hexagon: 0.45,
  square: 0.41,
  octagon: 0.44,
  gear: 0.56,
};

/** Pixels of a face on the picture, and of the strip below with the colour of the edge. */
export const FACE = 256;
export const STRIP = 16;

const rounded = (half: number, corner: number): readonly Point[] => {
  const inner = half - corner;
  const quarter = [
    [-inner, -inner, 180],
    [inner, -inner, 270],
    [inner, inner, 0],
    [-inner, inner, 90],
  ] as const;
  return quarter.flatMap(([cx, cy, from]) =>
    [0, 30, 60, 90].map((turn): Point => {
      const angle = ((from + turn) / 180) * Math.PI;
      return [cx + corner * Math.cos(angle), cy + corner * Math.sin(angle)];
    }),
  );
};

/** About the origin, a half wide. */
export const outline = (shape: TokenShape, half: number): readonly Point[] => {
  if (shape === "disc") return regular(24, 0, 0, half);
  if (shape === "hexagon") return regular(6, 0, 0, half);
  if (shape === "octagon") return regular(8, 0, 0, half / Math.cos(Math.PI / 8), 22.5);
  return rounded(half, half * (shape === "gear" ? 0.2 : 0.3));
};

const faces = FACE / (FACE + STRIP);
const FRONT: Patch = { left: 0, top: 0, right: 0.5, bottom: faces };
const BACK: Patch = { left: 0.5, top: 0, right: 1, bottom: faces };

export const tokenMesh = (shape: TokenShape): Mesh => {
  const half = TOKEN_THICKNESS / 2;
  return cast({
    outline: outline(shape, REACH[shape]),
    cuts: [
      { by: 0.95, y: -half },
      { by: 1, y: -half * 0.6 },
      { by: 1, y: half * 0.6 },
      { by: 0.95, y: half },
    ],
    top: FRONT,
    bottom: BACK,
    side: dot(0.5, 1 - STRIP / 2 / (FACE + STRIP)),
  });
};

/** The round marker is a frame that leaves the round's number to be seen. */
export const markerMesh = (): Mesh => {
  const [x, z, bar, high] = [0.72, 0.58, 0.13, 0.14];
  const edge = dot(0.5, 0.5);
  const sides = { top: edge, bottom: edge, long: edge, short: edge };
  return [
    ...box([-x, 0, -z], [x, high, -z + bar], sides),
    ...box([-x, 0, z - bar], [x, high, z], sides),
    ...box([-x, 0, -z + bar], [-x + bar, high, z - bar], sides),
    ...box([x - bar, 0, -z + bar], [x, high, z - bar], sides),
  ];
};
