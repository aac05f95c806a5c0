import { expect } from "vitest";
import { inks } from "../../../assets/one-month-in/look";
import type { NumberName } from "../../../assets/one-month-in/signs";
import { NUMBERS } from "../../../assets/one-month-in/signs";
import { cornerOf } from "../../../assets/one-month-in/tiles/corner";
import { tileFace } from "../../../assets/one-month-in/tiles/face";
import { PX } from "../../../assets/one-month-in/tiles/hexagon";
import { TILES } from "../../../src/games/one-month-in/content/tiles";
import { SPOTS, STANDS } from "../../../src/games/one-month-in/scene/spots";
import { standing } from "../../../src/table/stand";
import { rule } from "../../support/given";

/** In which corner a number stands, the picture's south downwards. */
const corner = (name: NumberName): string => {
  const points = cornerOf(name);
  const [x, y] = [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0)) as [number, number];
  return `${y < 0 ? "top" : "bottom"} ${x < 0 ? "left" : "right"}`;
};

rule("OMI-TILE-01 OMI-TILE-06 OMI-TILE-07 OMI-TILE-08 OMI-TILE-09: four numbers in four corners", () => {
  expect(corner("claim")).toBe("top left");
  expect(corner("worth")).toBe("top right");
  expect(corner("rooms")).toBe("bottom left");
  expect(corner("zombies")).toBe("bottom right");
  const grounds = [NUMBERS.claim, NUMBERS.worth, NUMBERS.rooms, NUMBERS.zombies].map(({ ground }) => ground);
  expect(new Set(grounds).size).toBe(4);
});

type Point = readonly [x: number, y: number];

/** The dotted line of a face, about its middle, in units of the table. */
const dottedLine = (svg: string): readonly Point[] => {
  const drawn = [...svg.matchAll(/<polygon [^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes("stroke-dasharray"));
  const points = /points="([^"]*)"/.exec(drawn ?? "")?.[1] ?? "";
  const numbers = points.split(/[ ,]+/).map(Number);
  return numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x / PX, (numbers[i + 1] ?? NaN) / PX]] : []));
};

const isWithin = (line: readonly Point[], [x, y]: Point): boolean => {
  let within = false;
  for (const [i, [ax, ay]] of line.entries()) {
    const [bx, by] = line[(i + 1) % line.length] ?? [NaN, NaN];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
};

/** Where the survivors of a zone stand, about the tile's middle, the south downwards. */
const standsOf = (zone: "in" | "out"): readonly Point[] =>
  STANDS[zone].flatMap(({ spot, room }) =>
    Array.from({ length: room }, (_, n): Point => {
      const [at, middle] = [SPOTS[`e5.${spot}`], SPOTS["e5.tile"]];
      if (at === undefined || middle === undefined) throw new Error(`no spot ${spot}`);
      const { x, z } = standing(at, n);
      return [x - middle.x, middle.z - z];
    }),
  );

rule(
  "OMI-ZONE-01 OMI-ZONE-02 OMI-ZONE-03 OMI-TERM-03: a dotted line parts the grey building from the ground around",
  () => {
    for (const tile of TILES) {
      const face = tileFace(tile);
      const line = dottedLine(face);
      expect(line.length, tile.tile).toBeGreaterThan(3);
      expect(face).toContain(`fill="${inks.inner}"`);
      for (const stand of standsOf("in")) expect(isWithin(line, stand), `${tile.tile} in ${stand.join()}`).toBe(true);
      for (const stand of standsOf("out"))
        expect(isWithin(line, stand), `${tile.tile} out ${stand.join()}`).toBe(false);
    }
  },
);
