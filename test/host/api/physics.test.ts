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

describe("where and how a cast meets a box", () => {
  /** One box 2 wide, 4 high and 6 deep about (10, 20, 30). */
  const box = piece("box111", "BlockSquare", { x: 10, y: 20, z: 30 }, { Locked: true });
  const scaled = { ...box, Transform: { ...box.Transform, scaleX: 2, scaleY: 4, scaleZ: 6 } };
  const room = tableOf([scaled]);
  const met = (cast: string, within = room) =>
    (
      lua(
        within,
        `local t = {} for i, h in ipairs(Physics.cast({ ${cast} })) do t[i] = { h.distance, h.point.x, h.point.y, h.point.z, h.normal.x, h.normal.y, h.normal.z } end return t`,
      ) as number[][]
    ).map((hit) => hit.map((part) => Math.round(part * 100) / 100 + 0));

  test.each([
    ["east", "{ 0, 21, 31 }", "{ 5, 0, 0 }", [9, 9, 21, 31, -1, 0, 0]],
    ["west", "{ 20, 21, 31 }", "{ -5, 0, 0 }", [9, 11, 21, 31, 1, 0, 0]],
    ["up", "{ 10.5, 10, 31 }", "{ 0, 1, 0 }", [8, 10.5, 18, 31, 0, -1, 0]],
    ["down", "{ 10.5, 30, 31 }", "{ 0, -1, 0 }", [8, 10.5, 22, 31, 0, 1, 0]],
    ["north", "{ 10.5, 21, 20 }", "{ 0, 0, 1 }", [7, 10.5, 21, 27, 0, 0, -1]],
    ["south", "{ 10.5, 21, 40 }", "{ 0, 0, -2 }", [7, 10.5, 21, 33, 0, 0, 1]],
  ])("Physics.cast: a ray and a small box, going %s, meet the side that looks at them", (_, origin, direction, hit) => {
    const way = `origin = ${origin}, direction = ${direction}`;
    expect(met(way)).toEqual([hit]);
    expect(met(`type = 3, size = { 0.002, 0.002, 0.002 }, ${way}`)).toEqual([hit]);
    const [distance = 0, ...where] = hit;
    expect(met(`type = 2, size = { 1, 1, 1 }, ${way}`)).toEqual([[distance - 0.5, ...where]]);
    expect(met(`${way}, max_distance = ${String(distance - 0.01)}`)).toEqual([]);
    expect(met(`${way}, max_distance = ${String(distance + 0.01)}`)).toHaveLength(1);
  });

  test("Physics.cast: a ray that passes by an edge meets nothing, and one on it does", () => {
    const along = (y: number, z: number) =>
      met(`origin = { 0, ${String(y)}, ${String(z)} }, direction = { 1, 0, 0 }`).length;
    expect([along(21.99, 30), along(22.01, 30), along(18.01, 30), along(17.99, 30)]).toEqual([1, 0, 1, 0]);
    expect([along(20, 32.99), along(20, 33.01), along(20, 27.01), along(20, 26.99)]).toEqual([1, 0, 1, 0]);
    expect(met("origin = { 12, 20, 30 }, direction = { 1, 0, 0 }")).toEqual([]);
  });

  test("Physics.cast: what it begins in is met at once, and looks up", () => {
    for (const shape of ["", "type = 3, size = { 1, 1, 1 }, "])
      expect(met(`${shape}origin = { 10, 20, 30 }, direction = { 1, 0, 0 }`)).toEqual([[0, 10, 20, 30, 0, 1, 0]]);
    expect(met("type = 2, size = { 1, 1, 1 }, origin = { 10, 20, 30 }, direction = { 1, 0, 0 }")).toEqual([
      [0, 10, 20, 30, 0, 1, 0],
    ]);
  });

  test("Physics.cast: a sphere meets an edge where it first touches it, and passes by beyond", () => {
    const [hit] = met("type = 2, size = { 2, 2, 2 }, origin = { 0, 22.6, 30 }, direction = { 1, 0, 0 }");
    expect(hit).toEqual([8.2, 9, 22, 30, -0.8, 0.6, 0]);
    expect(met("type = 2, size = { 2, 2, 2 }, origin = { 0, 23.01, 30 }, direction = { 1, 0, 0 }")).toEqual([]);
    expect(
      met("type = 2, size = { 2, 2, 2 }, origin = { 0, 22.6, 30 }, direction = { 1, 0, 0 }, max_distance = 8.1"),
    ).toEqual([]);
  });

  test("Physics.cast: boxes that are turned meet at their edges", () => {
    const upright = tableOf([cube("c", 10, 1, 0, 45)]);
    // Its edge looks at where the cast comes from.
    expect(met("origin = { 0, 1, 0 }, direction = { 1, 0, 0 }", upright)[0]?.[0]).toBe(9.29);
    expect(met("type = 3, size = { 2, 2, 2 }, origin = { 0, 1, 0 }, direction = { 1, 0, 0 }", upright)[0]?.[0]).toBe(
      8.29,
    );
    const crossed = "type = 3, size = { 1, 1, 1 }, orientation = { 45, 0, 0 }, direction = { 1, 0, 0 }";
    expect(met(`${crossed}, origin = { 0, 2.19, 0 }`, upright)).toHaveLength(1);
    expect(met(`${crossed}, origin = { 0, 2.22, 0 }`, upright)).toEqual([]);
  });

  test("Physics.cast: zones are met in their box, and what is about to go is not", () => {
    const table = tableOf([
      piece("zone11", "ScriptingTrigger", { x: 10, y: 1, scale: 4 }, { Locked: true }),
      cube("gone11", 20, 1, 0),
    ]);
    const far = () => met("origin = { 0, 1, 0 }, direction = { 1, 0, 0 }", table).map(([distance]) => distance);
    expect(far()).toEqual([8, 19.5]);
    lua(table, "getObjectFromGUID('gone11').destruct()");
    expect(far()).toEqual([8]);
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
