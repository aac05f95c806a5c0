import { describe, expect, test } from "vitest";
import { token } from "../../support/host-pieces";
import { lua, tableOf } from "../../support/host-table";

const ON = [
  ["Object", "getObjectFromGUID('aaa111')"],
  ["Global", "Global"],
] as const;

describe.each(ON)("on %s", (_, on) => {
  const table = tableOf([token("aaa111")]);
  const state = () => table.save();

  test("Object.addDecal .getDecals .setDecals Global.addDecal .getDecals .setDecals: decals are kept and saved", () => {
    expect(lua(table, `return ${on}.getDecals()`)).toBe(undefined);
    expect(
      lua(
        table,
        `return ${on}.addDecal({ name = "star", url = "u", position = { 1, 2, 3 }, rotation = { 90, 0, 0 }, scale = 5 })`,
      ),
    ).toBe(true);
    expect(
      lua(
        table,
        `local d = ${on}.getDecals()[1] return { d.name, d.url, d.position.z, d.rotation.x, d.scale.x, #${on}.getDecals() }`,
      ),
    ).toEqual(["star", "u", 3, 90, 5, 1]);
    const saved = on === "Global" ? state().Decals : state().ObjectStates[0]?.AttachedDecals;
    expect(saved).toMatchObject([{ Transform: { posX: 1, scaleY: 5 }, CustomDecal: { Name: "star", ImageURL: "u" } }]);
    lua(table, `local d = ${on}.getDecals() d[2] = { name = "b", url = "v" } ${on}.setDecals(d)`);
    expect(lua(table, `local d = ${on}.getDecals() return { d[1].scale.y, d[2].name, d[2].scale.z }`)).toEqual([
      5,
      "b",
      1,
    ]);
    expect(lua(table, `${on}.setDecals({}) return ${on}.getDecals()`)).toBe(undefined);
  });

  test("Object.setVectorLines .getVectorLines Global.setVectorLines .getVectorLines: lines are kept and saved", () => {
    expect(lua(table, `return ${on}.getVectorLines()`)).toBe(undefined);
    lua(
      table,
      `${on}.setVectorLines({ { points = { { 5, 1, 5 }, { -5, 1, -5 } } }, { points = {}, color = "Red", thickness = 0.5, rotation = { 0, 90, 0 } } })`,
    );
    expect(
      lua(
        table,
        `local l = ${on}.getVectorLines() return { #l, l[1].points[2].x, l[1].thickness, l[1].color.g, l[2].thickness, l[2].rotation.y, l[2].color.g < 0.2 }`,
      ),
    ).toEqual([2, -5, 0.1, 1, 0.5, 90, true]);
    const closed = `local l = ${on}.getVectorLines()[1] return { l.loop, l.square }`;
    expect(lua(table, closed)).toEqual([false, false]);
    lua(table, `local l = ${on}.getVectorLines() l[1].loop, l[1].square = true, true ${on}.setVectorLines(l)`);
    expect(lua(table, closed)).toEqual([true, true]);
    lua(table, `local l = ${on}.getVectorLines() l[1].loop, l[1].square = false, false ${on}.setVectorLines(l)`);
    expect(lua(table, closed)).toEqual([false, false]);
    const saved = on === "Global" ? state().VectorLines : state().ObjectStates[0]?.AttachedVectorLines;
    expect(saved).toMatchObject([{ points3: [{ x: 5, y: 1, z: 5 }, { x: -5 }], thickness: 0.1 }, { points3: [] }]);
    lua(table, `${on}.setVectorLines(${on}.getVectorLines())`);
    expect(lua(table, `return #${on}.getVectorLines()`)).toBe(2);
    expect(lua(table, `${on}.setVectorLines({}) return ${on}.getVectorLines()`)).toBe(undefined);
  });

  test("Object.getSnapPoints .setSnapPoints Global.getSnapPoints .setSnapPoints: points are kept and saved", () => {
    lua(table, `${on}.setSnapPoints({})`);
    expect(lua(table, `return #${on}.getSnapPoints()`)).toBe(0);
    lua(
      table,
      `${on}.setSnapPoints({ {}, { position = { 5, 2, 5 }, rotation = { 0, 180, 0 }, rotation_snap = true, tags = { "meeple" } } })`,
    );
    expect(
      lua(
        table,
        `local p = ${on}.getSnapPoints() return { #p, p[1].position.x, p[1].rotation_snap, #p[1].tags, p[2].position.z, p[2].rotation.y, p[2].rotation_snap, p[2].tags[1] }`,
      ),
    ).toEqual([2, 0, false, 0, 5, 180, true, "meeple"]);
    const saved = on === "Global" ? state().SnapPoints : state().ObjectStates[0]?.AttachedSnapPoints;
    expect(saved).toEqual([
      { Position: { x: 0, y: 0, z: 0 } },
      { Position: { x: 5, y: 2, z: 5 }, Rotation: { x: 0, y: 180, z: 0 }, Tags: ["meeple"] },
    ]);
  });

  test("what is missing is told", () => {
    expect(() => lua(table, `${on}.addDecal({ name = "star" })`)).toThrow("addDecal: url is missing");
    expect(() => lua(table, `${on}.setVectorLines({ {} })`)).toThrow("setVectorLines: points are missing");
    expect(() => lua(table, `${on}.setSnapPoints({ 1 })`)).toThrow("setSnapPoints: each point is a table");
  });
});
