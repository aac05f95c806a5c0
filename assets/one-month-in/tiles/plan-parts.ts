import { circle, line, path, polygon, rect, turned, type Point } from "../../drawing/svg";
import { aerial, inks } from "../look";

/** What a city is made of as seen from above; the sun stands in the north-west. */

const INK = 3.5;

const edge = { stroke: inks.black, "stroke-width": INK, "stroke-linejoin": "round" } as const;

const DROP = 8;

/** A flat roof, and the shade of a house so high. */
export const roof = (x: number, y: number, w: number, h: number, fill: string, high = 1): string =>
  rect(x + DROP * high, y + DROP * high, w, h, { fill: inks.black, "fill-opacity": 0.32 }) +
  rect(x, y, w, h, { fill, ...edge });

/** A gabled roof: its two sides are lit differently, and meet in a ridge. */
export const gable = (x: number, y: number, w: number, h: number, lit: string, ridge: "across" | "along"): string => {
  const half = ridge === "across" ? ([w, h / 2] as const) : ([w / 2, h] as const);
  return (
    roof(x, y, w, h, lit) +
    rect(x + w - half[0], y + h - half[1], half[0], half[1], { fill: inks.black, "fill-opacity": 0.24 }) +
    (ridge === "across"
      ? line(x, y + h / 2, x + w, y + h / 2, { stroke: inks.black, "stroke-width": INK })
      : line(x + w / 2, y, x + w / 2, y + h, { stroke: inks.black, "stroke-width": INK }))
  );
};

export const dome = (cx: number, cy: number, r: number, fill: string): string =>
  circle(cx + DROP, cy + DROP, r, { fill: inks.black, "fill-opacity": 0.32 }) +
  circle(cx, cy, r, { fill, ...edge }) +
  circle(cx - r * 0.28, cy - r * 0.28, r * 0.34, { fill: inks.white, "fill-opacity": 0.5 });

export const round = (cx: number, cy: number, r: number, fill: string): string => circle(cx, cy, r, { fill, ...edge });

export const shape = (points: readonly Point[], fill: string, high = 1): string =>
  polygon(
    points.map(([x, y]): Point => [x + DROP * high, y + DROP * high]),
    { fill: inks.black, "fill-opacity": 0.32 },
  ) + polygon(points, { fill, ...edge });

/** Ground of some sort; nothing casts a shade. */
export const ground = (x: number, y: number, w: number, h: number, fill: string): string => rect(x, y, w, h, { fill });

export const lane = (x1: number, y1: number, x2: number, y2: number, width = 3): string =>
  line(x1, y1, x2, y2, {
    stroke: aerial.lane,
    "stroke-width": width,
    "stroke-dasharray": `${String(width * 4)} ${String(width * 3)}`,
  });

export const tree = (cx: number, cy: number, r = 11): string =>
  circle(cx + 4, cy + 4, r, { fill: inks.black, "fill-opacity": 0.3 }) +
  circle(cx, cy, r, { fill: aerial.wood, stroke: inks.black, "stroke-width": 2 }) +
  circle(cx - r * 0.25, cy - r * 0.25, r * 0.42, { fill: aerial.grass });

export const trees = (...at: readonly Point[]): string => at.map(([x, y]) => tree(x, y)).join("");

const CAR = { long: 26, wide: 13 } as const;

/** Heading to the north unless turned. */
export const car = (cx: number, cy: number, fill: string, turn = 0): string =>
  turned(
    turn,
    cx,
    cy,
    rect(cx - CAR.wide / 2, cy - CAR.long / 2, CAR.wide, CAR.long, {
      rx: 4,
      fill,
      stroke: inks.black,
      "stroke-width": 2,
    }),
    rect(cx - CAR.wide / 2 + 2, cy - CAR.long / 2 + 7, CAR.wide - 4, 5, { fill: inks.black, "fill-opacity": 0.6 }),
  );

/** Marked places side by side, some of them taken. */
export const parking = (x: number, y: number, places: number, cars: Readonly<Record<number, string>>): string =>
  ground(x - 4, y - 4, places * 22 + 8, 44, aerial.road) +
  Array.from({ length: places + 1 }, (_, i) =>
    line(x + i * 22, y, x + i * 22, y + 30, { stroke: aerial.lane, "stroke-width": 2.5 }),
  ).join("") +
  Object.entries(cars)
    .map(([place, fill]) => car(x + 11 + Number(place) * 22, y + 17, fill))
    .join("");

export const water = (d: string): string => path(d, { fill: aerial.water, ...edge });

export const fence = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, { fill: "none", stroke: inks.black, "stroke-width": 5, "stroke-dasharray": "3 7" });

export const repeated = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");
