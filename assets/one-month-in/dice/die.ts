import { at, circle, picture, rect } from "../../drawing/svg";
import { inks } from "../look";

/** The die: pips. Zombies are hit from four on, survivors from five on, which the aid on the mat says. */

export const FACES = ["1", "2", "3", "4", "5", "6"] as const;

export const DIE_SIZE = 0.8;

/** Pixels of a face. */
const F = 160;
const C = F / 2;
const AWAY = 40;

type Pip = readonly [x: number, y: number];

const MIDDLE: Pip = [0, 0];
const SLOPE: readonly Pip[] = [
  [-1, -1],
  [1, 1],
];
const OTHER: readonly Pip[] = [
  [1, -1],
  [-1, 1],
];
const SIDES: readonly Pip[] = [
  [-1, 0],
  [1, 0],
];

const PIPS: Readonly<Record<string, readonly Pip[]>> = {
  "1": [MIDDLE],
  "2": SLOPE,
  "3": [...SLOPE, MIDDLE],
  "4": [...SLOPE, ...OTHER],
  "5": [...SLOPE, ...OTHER, MIDDLE],
  "6": [...SLOPE, ...OTHER, ...SIDES],
};

const face = (value: string): string =>
  rect(9, 9, F - 18, F - 18, { rx: 20, fill: inks.paper }) +
  (PIPS[value] ?? []).map(([x, y]) => circle(C + x * AWAY, C + y * AWAY, 17, { fill: inks.black })).join("");

export const diePicture = (): string =>
  picture(
    3 * F,
    2 * F,
    // The cut edges of the mesh take the colour of this ground.
    rect(0, 0, 3 * F, 2 * F, { fill: "#c9bd97" }),
    ...FACES.map((value, i) => at((i % 3) * F, Math.floor(i / 3) * F, face(value))),
  );
