import { DISC } from "../../../src/games/one-month-in/scene/spots";
import { box, cast, dot, quad, type Face, type Mesh, type Patch } from "../../drawing/mesh";
import { regular, type Point } from "../../drawing/svg";

/** The forms of loose pieces. Each kind has an outline of its own. */

/** Pixels of a face, and of the strip below with the colour of the edge. */
export const FACE = 192;
export const STRIP = 16;
const HIGH = FACE + STRIP;

export type Outline = "disc" | "square" | "hexagon" | "octagon" | "shield" | "diamond" | "pin";

const CORNERS: Readonly<Record<Exclude<Outline, "shield" | "pin">, readonly [corners: number, turn: number]>> = {
  disc: [24, 0],
  square: [4, 45],
  hexagon: [6, 30],
  octagon: [8, 22.5],
  diamond: [4, 0],
};

/** A heater shield, and a pin that points to the south, each clockwise from the north-west. */
const SHIELD: readonly Point[] = [
  [-0.86, -1],
  [0.86, -1],
  [0.86, 0.1],
  [0.5, 0.72],
  [0, 1],
  [-0.5, 0.72],
  [-0.86, 0.1],
];
const PIN: readonly Point[] = [
  [-0.6, -1],
  [0.6, -1],
  [1, -0.6],
  [1, 0.1],
  [0, 1],
  [-1, 0.1],
  [-1, -0.6],
];

const unit = (outline: Outline): readonly Point[] => {
  if (outline === "shield") return SHIELD;
  if (outline === "pin") return PIN;
  const points = regular(CORNERS[outline][0], 0, 0, 1, CORNERS[outline][1]);
  const far = Math.max(...points.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));
  return points.map(([x, y]): Point => [x / far, y / far]);
};

/** About the origin, within a square whose half side is given. */
export const outlined = (outline: Outline, half: number): readonly Point[] =>
  unit(outline).map(([x, y]): Point => [x * half, y * half]);

const EDGE = dot(0.5, 1 - STRIP / 2 / HIGH);

/** A part of a picture of several faces side by side. */
const faceOf = (at: number, of: number): Patch => ({
  left: at / of,
  top: 0,
  right: (at + 1) / of,
  bottom: FACE / HIGH,
});

/** About its own middle: it turns over in place. One picture for both faces, or two. */
export const tokenMesh = (outline: Outline, half: number, faces: 1 | 2 = 1, high = DISC): Mesh => {
  const up = high / 2;
  return cast({
    outline: outlined(outline, half),
    cuts: [
      { by: 0.95, y: -up },
      { by: 1, y: -up * 0.6 },
      { by: 1, y: up * 0.6 },
      { by: 0.95, y: up },
    ],
    top: faceOf(0, faces),
    bottom: faceOf(faces - 1, faces),
    side: EDGE,
  });
};

/** A desk: its top slants towards the south, so that it is read from there and from above alike. */
export const deskMesh = (outline: Outline, half: number, low: number, high: number): Mesh => {
  const points = outlined(outline, half);
  const top = ([x, z]: Point) => {
    const y = low + ((high - low) * (half - z)) / (2 * half);
    return { x, y, z, u: (x / half + 1) / 2, v: 1 - ((z / half + 1) / 2) * (FACE / HIGH) };
  };
  const foot = ([x, z]: Point) => ({ x, y: 0, z, u: EDGE.left, v: 1 - EDGE.top });
  const around = points.map((point, i): Face => {
    const next = points[(i + 1) % points.length] ?? point;
    const [a, b] = [top(point), top(next)];
    return quad(EDGE, [b.x, b.y, b.z], [b.x, 0, b.z], [a.x, 0, a.z], [a.x, a.y, a.z]);
  });
  return [[...points].reverse().map(top), points.map(foot), ...around];
};

/** A wall that stands on a border: what is printed on its top is printed on its sides. */
export const wallMesh = (long: number, thick: number, high: number): Mesh => {
  const top: Patch = { left: 0, top: 0, right: 1, bottom: 0.5 };
  const side: Patch = { left: 0, top: 0.5, right: 1, bottom: 1 };
  const end = dot(0.004, 0.75);
  return box([-long / 2, 0, -thick / 2], [long / 2, high, thick / 2], { top, bottom: end, long: side, short: end });
};
