import { CORNER, SIDE } from "../../../src/games/one-month-in/scene/spots";
import { word } from "../../drawing/lettering";
import { at, polygon, type Point } from "../../drawing/svg";
import { bold, inks } from "../look";
import { type NumberName, NUMBERS, numberSign } from "../signs";
import { PX } from "./hexagon";

/** A number fills its corner of the hexagon (OMI-TILE-06 to OMI-TILE-09). */

const [EAST, SOUTH] = [(CORNER / 2) * PX, SIDE * PX];

interface Corner {
  readonly east: 1 | -1;
  readonly south: 1 | -1;
}

const CORNERS: Readonly<Record<NumberName, Corner>> = {
  claim: { east: -1, south: -1 },
  worth: { east: 1, south: -1 },
  rooms: { east: -1, south: 1 },
  zombies: { east: 1, south: 1 },
};

const ALONG = 102;
const DEEP = 88;

/** The rhomb in a number's corner, from the hexagon's own corner round, about the tile's middle. */
export const cornerOf = (name: NumberName): readonly Point[] => {
  const { east, south } = CORNERS[name];
  const slope = DEEP / Math.sqrt(3);
  const [x, y] = [east * EAST, south * SOUTH];
  return [
    [x, y],
    [x - east * ALONG, y],
    [x - east * (ALONG - slope), y - south * DEEP],
    [x + east * slope, y - south * DEEP],
  ];
};

const SIGN = 34;

/** About the tile's middle. */
export const cornerNumber = (name: NumberName, value: number): string => {
  const corner = CORNERS[name];
  const { ground, ink } = NUMBERS[name];
  // A fence on the border covers what is outermost.
  const [cx, cy] = [corner.east * (EAST - 21), corner.south * (SOUTH - DEEP / 2 - 7)];
  return (
    polygon(cornerOf(name), { fill: ground, stroke: inks.black, "stroke-width": 6, "stroke-linejoin": "round" }) +
    at(cx - 37, cy - SIGN / 2, numberSign(name, SIGN, ink, ground)) +
    word(cx + 21, cy, 66, bold(ink), String(value))
  );
};
