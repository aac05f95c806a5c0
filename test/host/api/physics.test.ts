import { describe, expect, test } from "vitest";
import { piece } from "../../support/host-pieces";
import { frames, lua, tableOf, thingAt } from "../../support/host-table";

/** Cubes of 1 unit: their middles are where they stand. */
const cube = (guid: string, x: number, y: number, z: number, turn = 0) =>
  piece(guid, "BlockSquare", { x, y, z, turn }, { Locked: true });

const table = tableOf([
  cube("near", 5, 1, 0),
  cube("far", 10, 1, 0),
  cube("high", 5, 6, 0),
  cube("slanted", 0, 1, 10, 45),
]);

const hits = (cast: string): unknown =>
  lua(
    table,
    `local n = {} for i, h in ipairs(Physics.cast({ ${cast} })) do n[i] = h.hit_object.guid .. ' ' .. math.floor(h.distance * 100 + 0.5) / 100 end return n`,
  );

describe("casts", () => {
  test("Physics Physics.cast: a ray goes through what is on its way, the nearest first, as far as it may", () => {
    expect(hits("origin = { 0, 1, 0 }, direction = { 1, 0, 0 }")).toEqual(["near 4.5", "far 9.5"]);
    expect(hits("origin = { 0, 1, 0 }, direction = { 2, 0, 0 }, max_distance = 6")).toEqual(["near 4.5"]);
    expect(hits("origin = { 0, 1, 0 }, direction = { -1, 0, 0 }")).toEqual([]);
    expect(hits("origin = { 5, 20, 0 }, direction = { 0, -1, 0 }")).toEqual(["high 13.5", "near 18.5"]);
    expect(hits("origin = { 0, 1.6, 0 }, direction = { 1, 0, 0 }")).toEqual([]);
    expect(hits("origin = { 0, 1, 0 }, direction = { 0, 0, 1 }")).toEqual([
      `slanted ${String(Math.round((10 - Math.SQRT1_2) * 100) / 100)}`,
    ]);
  });

  test("Physics.cast: tells where it hit and which way that side looks", () => {
    const told = lua(
      table,
      "local h = Physics.cast({ origin = { 0, 1, 0.25 }, direction = { 1, 0, 0 } })[1] return { h.point.x, h.point.y, h.point.z, h.normal.x, h.normal.y }",
    );
    expect((told as number[]).map((part) => Math.round(part * 100) / 100 + 0)).toEqual([4.5, 1, 0.25, -1, 0]);
  });

  test("Physics.cast: a sphere and a box have a size, and without a direction tell what they touch", () => {
    expect(hits("type = 2, origin = { 0, 1, 0 }, direction = { 1, 0, 0 }, size = { 2, 2, 2 }")).toEqual([
      "near 3.5",
      "far 8.5",
    ]);
    expect(hits("type = 2, origin = { 5, 3.4, 0 }, size = { 4, 4, 4 }, max_distance = 0")).toEqual(["near 0"]);
    expect(
      hits("type = 2, origin = { 5, 3.5, 0 }, size = { 5, 5, 5 }, direction = { 0, 1, 0 }, max_distance = 0"),
    ).toEqual(["near 0", "high 0"]);
    expect(hits("type = 3, origin = { 7.5, 1, 0 }, size = { 4.2, 1, 1 }")).toEqual(["near 0", "far 0"]);
    expect(hits("type = 3, origin = { 7.5, 1, 0 }, size = { 3.9, 1, 1 }")).toEqual([]);
    expect(hits("type = 3, origin = { 7.5, 1, 0 }, size = { 1, 1, 4.2 }, orientation = { 0, 90, 0 }")).toEqual([
      "near 0",
      "far 0",
    ]);
    expect(
      hits("type = 3, origin = { 0, 1, 0 }, direction = { 1, 0, 0 }, size = { 1, 1, 1 }, max_distance = 5"),
    ).toEqual(["near 4"]);
    expect(() => hits("type = 4")).toThrow("Physics.cast: type must be 1, 2 or 3");
  });
});

describe("what pulls", () => {
  test("Physics.getGravity .setGravity: things fall as fast as it pulls, and not where it does not", () => {
    expect(lua(tableOf(), "local g = Physics.getGravity() return { g.x, g.y, g.z }")).toEqual([0, -25, 0]);
    const after = (gravity: string) => {
      const falling = tableOf([piece("c", "BlockSquare", { y: 12 })]);
      lua(falling, `Physics.setGravity(${gravity}) getObjectFromGUID('c').setPosition({ 0, 12, 0 })`);
      frames(falling, 20);
      return thingAt(falling, "c").position.y;
    };
    const [usual, weak] = [after("{ 0, -25, 0 }"), after("{ 0, -5, 0 }")];
    expect([usual < weak, weak < 12, after("{ 0, 0, 0 }")]).toEqual([true, true, 12]);
    expect(lua(tableOf(), "Physics.setGravity({ 0, -5, 0 }) return Physics.getGravity().y")).toBe(-5);
  });

  test("Physics.play_area: from 0 to 1, and saved", () => {
    const own = tableOf();
    expect(lua(own, "return Physics.play_area")).toBe(0.5);
    lua(own, "Physics.play_area = 0.75");
    expect([lua(own, "return Physics.play_area"), own.save().PlayArea]).toEqual([0.75, 0.75]);
  });
});
