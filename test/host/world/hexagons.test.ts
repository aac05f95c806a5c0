import { describe, expect, test } from "vitest";
import { cornerNear, type Flat, middleNear } from "../../../src/host/world/hexagons";
import { piece } from "../../support/host-pieces";
import { lua, tableOf, thingAt } from "../../support/host-table";

/** Hexagons two wide: each has six neighbours, as far away as it is wide. */
const WIDE = 2;
const ROW = Math.sqrt(3);

const off = (a: Flat, b: Flat): number => Math.hypot(a.x - b.x, a.z - b.z);

const middles = Array.from({ length: 21 * 21 }, (_, i): Flat => {
  const row = Math.floor(i / 21) - 10;
  return { x: ((i % 21) - 10) * WIDE + (row % 2 === 0 ? 0 : WIDE / 2), z: row * ROW };
});

const POINTS = Array.from({ length: 400 }, (_, i): Flat => ({
  x: (i % 20) * 0.53 - 5,
  z: Math.floor(i / 20) * 0.47 - 4.5,
}));

describe("a grid of hexagons", () => {
  test("a middle is the nearest of all", () => {
    for (const at of POINTS) {
      const least = Math.min(...middles.map((each) => off(each, at)));
      expect(off(middleNear(at, WIDE), at)).toBeCloseTo(least, 9);
    }
  });

  test("a corner is where three hexagons meet, and the nearest of all", () => {
    const corners = middles.flatMap(({ x, z }) =>
      [0, 1, 2, 3, 4, 5].map((n) => ({
        x: x + (WIDE / ROW) * Math.sin((n * Math.PI) / 3),
        z: z + (WIDE / ROW) * Math.cos((n * Math.PI) / 3),
      })),
    );
    for (const at of POINTS) {
      const corner = cornerNear(at, WIDE);
      expect(middles.filter((each) => Math.abs(off(each, corner) - WIDE / ROW) < 1e-9)).toHaveLength(3);
      expect(off(corner, at)).toBeCloseTo(Math.min(...corners.map((each) => off(each, at))), 9);
    }
  });

  test.each([
    [2, "in rows along x", { x: 4, z: 2 * ROW }, { x: 3, z: ROW }],
    [3, "in rows along z", { x: 2 * ROW, z: 4 }, { x: ROW, z: 3 }],
  ])("of type %i takes what is dropped, %s", (type, _rows, even, odd) => {
    const table = tableOf([piece("t1", "BlockSquare")]);
    lua(table, `Grid.type = ${String(type)} Grid.sizeX = ${String(WIDE)} Grid.offsetX = 0.5 Grid.snapping = 3`);
    for (const { x, z } of [even, odd]) {
      table
        .seat("White")
        .drag(thingAt(table, "t1"))
        .to({ x: x + 0.7, z: z - 0.2 });
      table.settle();
      expect(thingAt(table, "t1").position.x).toBeCloseTo(x + 0.5, 9);
      expect(thingAt(table, "t1").position.z).toBeCloseTo(z, 9);
    }
  });
});
