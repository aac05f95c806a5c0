import { SPOTS } from "../../../src/games/one-month-in/scene/spots";
import { groundOf } from "../../drawing/ground";
import { text } from "../../drawing/lettering";
import { rect } from "../../drawing/svg";
import { CARD_SCALE } from "../cards/search-card";
import { inks, stencil } from "../look";

/** Where the spots of the table are on the mat, ruled and named. */

export const EDGE = { west: -34.25, east: 34.25, north: 25.75, south: -25.75 } as const;

/** Pixels of a unit. */
export const PX = 56;

export const { width: WIDTH, depth: DEPTH, spotOf, east, south, slots } = groundOf(SPOTS, EDGE, PX);

type Size = readonly [width: number, depth: number];

export const CARD: Size = [2.3 * CARD_SCALE, 3.2 * CARD_SCALE];

/** A place on the dark of the map, or on paper. */
type On = "map" | "paper";

export const slot = (x: number, y: number, [w, d]: Size, on: On): string =>
  rect(x - (w * PX) / 2, y - (d * PX) / 2, w * PX, d * PX, {
    rx: 7,
    fill: inks.black,
    "fill-opacity": on === "map" ? 0.25 : 0.08,
    stroke: on === "map" ? inks.paper : inks.black,
    "stroke-opacity": on === "map" ? 0.75 : 0.55,
    "stroke-width": 3.5,
    "stroke-dasharray": "12 7",
  });

/** A stencilled name about a point. */
export const label = (x: number, y: number, widest: number, words: string, on: On, tall = 34): string =>
  text(
    { x: x - widest / 2, y: y - tall / 2, width: widest, height: tall },
    {
      ...stencil(on === "map" ? inks.paper : inks.black),
      largest: tall,
      least: 18,
      align: "middle",
      valign: "middle",
    },
    words,
  );

/** An outline about each slot of a spot, and its name above. */
export const place = (name: string, size: Size, words: string, on: On): string => {
  const all = slots(name);
  const xs = all.map(([x]) => x);
  const top = Math.min(...all.map(([, y]) => y)) - (size[1] * PX) / 2;
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  return all.map(([x, y]) => slot(x, y, size, on)).join("") + label(middle, top - 22, 5 * PX, words, on);
};
