import { describe, expect, test } from "vitest";
import { token } from "../../support/host-pieces";
import { chat, heard, listening, lua, tableOf, thingAt } from "../../support/host-table";

const OWN = `
  function onCollisionEnter(info) print("enter " .. self.guid .. " " .. info.collision_object.guid .. " " .. #info.contact_points) end
  function onCollisionExit(info) print("exit " .. self.guid .. " " .. info.collision_object.guid) end
`;

describe("what comes to lie on something", () => {
  test("tells both objects' own scripts, once, and tells them again when it is picked up", () => {
    const table = tableOf([token("low", {}, { LuaScript: OWN }), token("top", { x: 20 }, { LuaScript: OWN })]);
    const hand = table.seat("White");
    hand.drag(thingAt(table, "top")).to({ x: 0, z: 0 });
    table.settle();
    expect(chat(table)).toEqual(["enter top low 1", "enter low top 1"]);
    table.settle();
    expect(chat(table)).toEqual([]);
    hand.drag(thingAt(table, "top")).to({ x: 20, z: 0 });
    table.settle();
    expect(chat(table)).toEqual(["exit top low", "exit low top"]);
  });

  test("onCollisionEnter: tells where they touch, as lists of numbers, and that nothing moves", () => {
    const script = `function onCollisionEnter(info) told = { info.contact_points, info.relative_velocity } end`;
    const table = tableOf([token("low", { x: 3, z: 4 }, { LuaScript: script }), token("top", { x: 20 })]);
    table.settle();
    lua(table, "getObjectFromGUID('top').setPosition({ 3.2, 3, 4.1 })");
    table.settle();
    expect(lua(table, "return getObjectFromGUID('low').getTable('told')")).toEqual([
      [[expect.closeTo(3.2), expect.closeTo(1.1), expect.closeTo(4.1)]],
      [0, 0, 0],
    ]);
  });

  test("onCollisionExit: is told as soon as it glides away", () => {
    const table = tableOf([token("low", {}, { LuaScript: OWN }), token("top", { x: 20 })]);
    table.settle();
    lua(table, "getObjectFromGUID('top').setPosition({ 0, 3, 0 })");
    table.settle();
    expect(chat(table)).toEqual(["enter low top 1"]);
    lua(table, "getObjectFromGUID('top').setPositionSmooth({ 0.1, 3, 0 })");
    table.world.frame();
    expect(chat(table)).toEqual(["exit low top"]);
  });

  test("Object.registerCollisions .unregisterCollisions: tells everybody of an object that is registered, and of no other", () => {
    const table = tableOf(
      [token("low"), token("top", { x: 20 })],
      listening("onObjectCollisionEnter", "onObjectCollisionExit"),
    );
    const carry = (x: number): void => {
      table.seat("White").drag(thingAt(table, "top")).to({ x, z: 0 });
      table.settle();
    };
    carry(0);
    expect(heard(table)).toEqual([]);
    carry(20);
    lua(table, "getObjectFromGUID('low').registerCollisions()");
    carry(0);
    expect(heard(table)).toMatchObject([expect.stringMatching(/^onObjectCollisionEnter low /)]);
    lua(table, "getObjectFromGUID('low').unregisterCollisions()");
    carry(20);
    expect(heard(table)).toEqual([]);
  });
});
