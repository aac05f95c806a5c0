import { at, circle, picture, polygon, rect } from "../../drawing/svg";
import { inks } from "../look";
import { burst, halftone } from "../print";

/** The die for Hit Rolls and Escape rolls: pips, and a star on the six. */

export const FACES = ["1", "2", "3", "4", "5", "6"] as const;

export const HIT_DIE_SIZE = 0.95;

/** Pixels of a face. */
const F = 256;
const MIDDLE = F / 2;
const AWAY = 62;

const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  "1": [[0, 0]],
  "2": [
    [-1, -1],
    [1, 1],
  ],
  "3": [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  "4": [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  "5": [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  "6": [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const pips = (face: string): string =>
  (PIPS[face] ?? []).map(([x, y]) => circle(MIDDLE + x * AWAY, MIDDLE + y * AWAY, 27, { fill: inks.black })).join("");

const face = (value: string): string => {
  const star = polygon(burst(MIDDLE, MIDDLE, 118, 14), {
    fill: value === "6" ? inks.yellow : inks.paper,
    stroke: inks.black,
    "stroke-width": 7,
    "stroke-linejoin": "round",
  });
  return star + pips(value);
};

export const hitDiePicture = (): string =>
  picture(
    3 * F,
    2 * F,
    rect(0, 0, 3 * F, 2 * F, { fill: inks.red }),
    halftone(0, 0, 3 * F, 2 * F, { ink: "#a3161c", step: 22, from: 12, to: 12 }),
    ...FACES.map((value, i) => at((i % 3) * F, Math.floor(i / 3) * F, face(value))),
    // The cut edges of the mesh take the colour of this corner.
    rect(0, 0, 12, 12, { fill: inks.black }),
  );
