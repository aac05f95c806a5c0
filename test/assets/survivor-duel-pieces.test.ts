import { describe, expect, it } from "vitest";
import { assets } from "../../assets/survivor-duel/assets";
import { counterMesh } from "../../assets/survivor-duel/dice/counter";
import { FACES } from "../../assets/survivor-duel/dice/hit-die";
import { table } from "../../objects/survivor-duel/table";
import { survivorDuel } from "../../src/games/survivor-duel/game";
import { KINDS } from "../../src/games/survivor-duel/scene/kinds";
import { SPOTS } from "../../src/games/survivor-duel/scene/spots";
import { turned } from "../../src/host/geometry";
import { Vec } from "../../src/host/vm/value";
import { everyTable, pieceOf } from "../support/every-table";

everyTable(table, { kinds: KINDS, spots: SPOTS, seats: survivorDuel.seats, assets });

it("each side has a mat of its own", () => {
  const pictures = [0, 1].map((index) => pieceOf(table, "mat", index).CustomMesh?.DiffuseURL);
  expect(pictures).toEqual(["asset:mat-p1", "asset:mat-p2"]);
});

it("the hit die has what a roll may bring", () => {
  expect(pieceOf(table, "die").RotationValues?.map(({ Value }) => Value)).toEqual([...FACES]);
});

describe.each((KINDS["count"]?.ups ?? []).map((value, i) => [value, i] as const))("a counter turned to %s", (_, i) => {
  const { x, y, z } = pieceOf(table, "count").RotationValues?.[i]?.Rotation ?? { x: NaN, y: NaN, z: NaN };
  const turn = new Vec(x, y, z);
  // A mesh has its z towards the player, the world towards the north.
  const sides = counterMesh().map((side) => side.map((corner) => turned(new Vec(corner.x, corner.y, -corner.z), turn)));

  it("lies flat, with that number on top", () => {
    const heights = sides.map((side) => side.map((corner) => corner.y));
    const top = heights[i] ?? [];
    const bottom = heights[7 - i] ?? [];
    for (const height of top) expect(height).toBeCloseTo(Math.max(...heights.flat()), 4);
    for (const height of bottom) expect(height).toBeCloseTo(Math.min(...heights.flat()), 4);
  });

  it("is read from the south", () => {
    const [apex, west, east] = sides[i] ?? [];
    expect(apex?.z).toBeGreaterThan(west?.z ?? Infinity);
    expect(west?.z).toBeCloseTo(east?.z ?? NaN, 4);
    expect(east?.x).toBeGreaterThan(west?.x ?? Infinity);
  });
});

describe.each(["p1", "p2"])("the mat of %s", (seat) => {
  const side = SPOTS[`${seat}.mat`]?.facing === 0 ? 1 : -1;
  const own = Object.entries(SPOTS).filter(([name]) => name.startsWith(`${seat}.`) && name !== `${seat}.hand`);

  it("carries everything of that side, row by row, and the hand is behind it", () => {
    for (const [name, { x, z, holds }] of own) {
      const [wide, deep] = holds.as === "row" ? [(holds.across - 1) * holds.dx, (holds.lines - 1) * holds.dz] : [0, 0];
      for (const right of [x * side, x * side + wide]) expect(Math.abs(right), name).toBeLessThan(25 - 1.1);
      for (const ahead of [z * side, z * side + deep]) {
        expect(ahead, name).toBeLessThan(-0.95);
        expect(ahead, name).toBeGreaterThan(-20.4 + 1.5);
      }
    }
    expect((table.hands[seat]?.position.z ?? NaN) * side).toBeLessThan(-20.4);
  });
});
