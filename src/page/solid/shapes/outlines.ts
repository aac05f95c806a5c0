import type { CardShape, TileShape } from "../../room/look";

/** Outlines of flat pieces, a unit wide and deep about the middle, going round from east over north. */

export type Outline = readonly (readonly [x: number, z: number])[];

const round = (corners: number, start = 0): Outline =>
  Array.from({ length: corners }, (_, i) => {
    const angle = start + (i / corners) * 2 * Math.PI;
    return [Math.cos(angle) / 2, Math.sin(angle) / 2] as const;
  });

export const SQUARE: Outline = [
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
  [-0.5, -0.5],
];

const STEPS = 6;

/** `radius` is a share of the width; `form` is how much deeper than wide the piece is, so that its corners are round. */
const rounded = (radius: number, form: number): Outline => {
  const [rx, rz] = [radius, radius / form];
  return SQUARE.flatMap(([x, z], i) => {
    const [mx, mz] = [x - Math.sign(x) * rx, z - Math.sign(z) * rz];
    return Array.from({ length: STEPS + 1 }, (_, step) => {
      const angle = ((i - 1 + step / STEPS) * Math.PI) / 2;
      return [mx + Math.cos(angle) * rx, mz + Math.sin(angle) * rz] as const;
    });
  });
};

const CORNER = 0.06;
const CIRCLE = 48;
const CARD_FORM = 3.08 / 2.2;

export const CARDS: Readonly<Record<CardShape, Outline>> = {
  rounded: rounded(CORNER, CARD_FORM),
  square: SQUARE,
  hex: round(6),
  round: round(CIRCLE),
};

export const TILES: Readonly<Record<TileShape, Outline>> = {
  box: SQUARE,
  rounded: rounded(CORNER, 1),
  hex: round(6),
  round: round(CIRCLE),
};
