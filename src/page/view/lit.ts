import type { BoardPlace } from "../../kernel/board";
import type { Triple } from "../room/wire";
import type { Standing } from "./standing";

/** What is lit on the table: where a choice is, or where a lifted piece may go. Drawn over whichever lens is looked through. */

export interface Lit {
  readonly pieces: readonly number[];
  readonly places: readonly BoardPlace[];
}

export const NOTHING_LIT: Lit = { pieces: [], places: [] };

type ScreenOf = (point: Triple) => readonly [x: number, y: number];
type Points = readonly (readonly [x: number, y: number])[];

const MAY = "#6ef08a";
const SHADE = "rgb(0 0 0 / 0.65)";

const outline = (context: CanvasRenderingContext2D, points: Points): void => {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
};

const corners = (middle: Triple, wide: number, deep: number): readonly Triple[] =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([east = 0, north = 0]): Triple => [middle[0] + east * wide, middle[1], middle[2] + north * deep]);

/** Told by its shape as well as by its colour: what is lit has a double edge. */
const drawLit = (context: CanvasRenderingContext2D, points: Points): void => {
  outline(context, points);
  context.fillStyle = "rgb(110 240 138 / 0.22)";
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = SHADE;
  context.stroke();
  context.lineWidth = 2.5;
  context.strokeStyle = MAY;
  context.stroke();
};

const boxOf = ({ piece, at }: Standing): readonly Triple[] => {
  const reach = Math.max(0.45, piece.size[0] / 2, piece.size[2] / 2) + 0.1;
  return corners(at, reach, reach);
};

export const drawLights = (
  canvas: HTMLCanvasElement,
  { pieces, places }: Lit,
  standings: ReadonlyMap<number, Standing>,
  screenOf: ScreenOf,
): void => {
  const { clientWidth, clientHeight } = canvas;
  const [width, height] = [clientWidth * devicePixelRatio, clientHeight * devicePixelRatio].map(Math.round);
  if (canvas.width !== width) canvas.width = width ?? 1;
  if (canvas.height !== height) canvas.height = height ?? 1;
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  context.clearRect(0, 0, clientWidth, clientHeight);
  for (const { x, y, z, across, deep, may } of places)
    if (may) drawLit(context, corners([x, y, z], across / 2, deep / 2).map(screenOf));
  for (const id of pieces) {
    const standing = standings.get(id);
    if (standing !== undefined) drawLit(context, boxOf(standing).map(screenOf));
  }
};
