import { describe, expect, test } from "vitest";
import type { BoundBoard } from "../../src/bind/binding";
import { cornersAbout, facingOf, frameOf, pointAt, shareOf } from "../../src/bind/frame";
import { boardUnder, spotThere, spotsThere } from "../../src/bind/lie";
import { SPOTS } from "../../src/games/dying-light/scene/spots";
import { tableSeen } from "../../src/cli/bind/table-seen";
import type { GameName } from "../../src/games/index";
import { BOARDS } from "../../src/games/known-by";
import type { Spot } from "../../src/kernel/scene";
import { readSave } from "../../src/saves/save";
import { isOver } from "../../src/table/layout";
import { standing } from "../../src/table/stand";
import { standIns } from "../stand-ins/all";
import { knownTruly } from "../stand-ins/known";

const own = BOARDS["dying-light"];

const spot = (name: string): Spot => {
  const found = SPOTS[name];
  if (found === undefined) throw new Error(`no spot ${name}`);
  return found;
};

const bound = (board: string, corners: BoundBoard["corners"], flat = false): BoundBoard => ({
  board,
  corners,
  y: 3,
  flat,
});

/** The city half as large, its north to the east, about 100, 50. */
const CITY = bound("city", cornersAbout({ x: 100, z: 50 }, 14.4, 14.4, 90));

test.each([0, 30, 90, 180, 275])("corners about a middle, turned by %d degrees, lead there and back", (facing) => {
  const frame = frameOf({ corners: cornersAbout({ x: 3, z: -4 }, 10, 6, facing) });
  expect(facingOf(frame)).toBeCloseTo(facing, 6);
  const at = pointAt(frame, { across: 0.2, down: 1.4 });
  const back = shareOf(frame, at);
  expect([back.across, back.down]).toEqual([expect.closeTo(0.2, 6), expect.closeTo(1.4, 6)]);
});

test("corners that somebody pointed at are evened out", () => {
  const [a, b, c, d] = cornersAbout({ x: 0, z: 0 }, 10, 6, 0);
  const frame = frameOf({ corners: [{ x: a.x - 0.2, z: a.z }, { x: b.x + 0.2, z: b.z }, c, d] });
  expect(frame.across).toEqual({ x: 10.2, z: 0 });
  expect(frame.middle.x).toBeCloseTo(0, 6);
});

test("a spot lies on the smallest board under it, and on the first where there is none", () => {
  expect(["G01a", "p3.jacket", "round.marker", "wounds"].map((name) => boardUnder(own, spot(name)))).toMatchObject(
    ["city", "p3", "round-tracker", "city"].map((board) => ({ board })),
  );
});

describe("a spot on a board that lies elsewhere", () => {
  const lay = { boards: [CITY], spots: [] };

  test("goes along: place, turn, the steps of its row, and its height above the board", () => {
    const { x, z, holds } = spot("G01a");
    const there = spotThere(lay, own, "G01a", spot("G01a"));
    // North is east now: what lay to the north lies to the east, half as far.
    expect(there).toMatchObject({
      x: expect.closeTo(100 + z / 2, 6) as number,
      z: expect.closeTo(50 - x / 2, 6) as number,
      y: 3,
    });
    expect(there.facing).toBeCloseTo(90, 6);
    if (holds.as !== "row" || there.holds.as !== "row") throw new Error("no row");
    expect([there.holds.dx, there.holds.dz]).toEqual([
      expect.closeTo(holds.dx / 2, 6),
      expect.closeTo(holds.dz / 2, 6),
    ]);
    const roof = spotThere(lay, own, "B01", spot("B01"));
    expect(roof.y).toBeCloseTo(3 + (spot("B01").y - spot("G01a").y) / 2, 6);
  });

  test("has the steps of the edge its row runs along, where the board is drawn out", () => {
    const long = bound("city", cornersAbout({ x: 0, z: 0 }, 57.6, 28.8, 0));
    const aside: Spot = { x: 1, y: 1, z: 2, facing: 90, holds: { as: "row", across: 3, lines: 2, dx: 1, dz: -1 } };
    const there = spotThere({ boards: [long], spots: [] }, own, "", aside);
    expect(there).toMatchObject({ x: expect.closeTo(2, 6) as number, z: expect.closeTo(2, 6) as number });
    for (const n of [1, 2, 3, 5]) {
      const [a, b] = [standing(aside, n), standing(there, n)];
      expect([b.x, b.z]).toEqual([expect.closeTo(2 * a.x, 6), expect.closeTo(a.z, 6)]);
    }
  });

  test("lies on the picture where houses are one", () => {
    const flat = { boards: [{ ...CITY, flat: true }], spots: [] };
    expect(spotThere(flat, own, "B01", spot("B01")).y).toBe(3);
  });

  test("lies where the binding says, and its row still has the board's measure", () => {
    const spots = [{ spot: "wounds", board: "city", across: 1, down: 0.5, turn: 180 }];
    const there = spotThere({ ...lay, spots }, own, "wounds", spot("wounds"));
    expect(there).toMatchObject({ x: expect.closeTo(100, 6) as number, z: expect.closeTo(50 - 7.2, 6) as number });
    expect(there.facing).toBeCloseTo(270, 6);
  });

  test("every slot of every row is as if the whole table had been moved", () => {
    const there = spotsThere(lay, own, SPOTS);
    for (const [name, from] of Object.entries(SPOTS)) {
      const to = there[name];
      if (to === undefined) throw new Error(`${name} is gone`);
      for (const n of [0, 1, 4]) {
        const [a, b] = [standing(from, n), standing(to, n)];
        expect([b.x, b.z], name).toEqual([expect.closeTo(100 + a.z / 2, 5), expect.closeTo(50 - a.x / 2, 5)]);
      }
    }
  });
});

describe("on tables that somebody else made", () => {
  const middleOf = (zone: Spot) => {
    const count = zone.holds.as === "row" ? zone.holds.across * zone.holds.lines : 1;
    const cells = Array.from({ length: count }, (_, n) => standing(zone, n));
    const mean = (of: "x" | "z"): number => cells.reduce((sum, cell) => sum + cell[of], 0) / count;
    return { x: mean("x"), z: mean("z") };
  };

  test.each(standIns().filter(({ game }) => game === "dying-light"))(
    "dying-light $seed: our zones lie in its zones",
    (standIn) => {
      const city = standIn.boards.find(({ board }) => board === "city");
      if (city === undefined) throw new Error("no city");
      const lay = { boards: [bound("city", city.corners)], spots: [] };
      for (const [name, truth] of Object.entries(city.zones)) {
        const there = middleOf(spotThere(lay, own, name, spot(name)));
        expect(Math.hypot(there.x - truth.x, there.z - truth.z), name).toBeLessThan(0.01);
      }
    },
  );

  test.each(standIns().filter(({ game }) => game !== "dying-light"))(
    "$game $seed: where nothing is printed on the table no two piles lie on each other",
    (standIn) => {
      const seen = tableSeen(readSave(Buffer.from(standIn.text)), standIn.game as GameName);
      const { binding } = knownTruly(standIn, seen);
      const piles = Object.entries(spotsThere(binding, seen.boards, seen.game.spots)).filter(
        ([, { holds }]) => holds.as === "pile",
      );
      const near = piles.flatMap(([one, a], i) =>
        piles.slice(i + 1).flatMap(([other, b]) => (isOver({ ...a, x: b.x, z: b.z }, a) ? [`${other} on ${one}`] : [])),
      );
      expect(near).toEqual([]);
    },
  );
});
