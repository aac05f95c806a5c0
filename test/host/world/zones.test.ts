import { describe, expect, test } from "vitest";
import type { OpenTable } from "../../../src/host/open";
import { bag, card, handZone, piece, token, zone } from "../../support/host-pieces";
import { faults, frames, heard, listening, lua, tableOf, thingAt } from "../../support/host-table";

const EVENTS = listening(
  "onObjectEnterZone",
  "onObjectLeaveZone",
  "onObjectEnterScriptingZone",
  "onObjectLeaveScriptingZone",
);
const Z = "local z = getObjectFromGUID('zzz111') ";

const inside = (table: OpenTable, argument = ""): unknown =>
  lua(table, `${Z} local t = {} for i, o in ipairs(z.getObjects(${argument})) do t[i] = o.guid end return t`);

describe("a scripting zone", () => {
  test("is a box as large as its scale, turned as it is turned", () => {
    const table = tableOf([
      piece("zzz111", "ScriptingTrigger", { turn: 45, scale: 2 }),
      token("t1", { x: 1.2 }),
      token("t2", { x: 0.9, z: 0.9 }),
      token("t3", { y: 3 }),
    ]);
    table.world.frame();
    expect(inside(table)).toEqual(["t1"]);
  });

  test("onObjectEnterZone onObjectLeaveZone onObjectEnterScriptingZone onObjectLeaveScriptingZone: tells who comes in and who leaves, in both ways there are", () => {
    const table = tableOf([zone("zzz111", 4), token("t1", { x: 20 })], EVENTS);
    table.settle();
    lua(table, "getObjectFromGUID('t1').setPosition({ 0, 1, 0 })");
    table.settle();
    expect(heard(table)).toEqual(["onObjectEnterZone zzz111 t1", "onObjectEnterScriptingZone zzz111 t1"]);
    lua(table, "getObjectFromGUID('t1').setPosition({ 20, 1, 0 })");
    table.settle();
    expect(heard(table)).toEqual(["onObjectLeaveZone zzz111 t1", "onObjectLeaveScriptingZone zzz111 t1"]);
  });

  test("Object.getObjects: with tags it holds only what shares one, unless it is asked for all", () => {
    const table = tableOf(
      [
        zone("zzz111", 4, {}, { Tags: ["Zombie"] }),
        token("t1", {}, { Tags: ["zombie", "x"] }),
        token("t2", {}, { Tags: ["x"] }),
        token("t3"),
      ],
      EVENTS,
    );
    table.world.frame();
    expect(inside(table)).toEqual(["t1"]);
    expect(inside(table, "true")).toEqual(["t1", "t2", "t3"]);
    expect(lua(table, "return #getObjectFromGUID('t2').getZones()")).toBe(0);
  });

  test("what is carried through it is in it, and out again", () => {
    const table = tableOf([zone("zzz111", 4), token("t1", { x: 20 })], EVENTS);
    const hand = table.seat("White");
    const thing = thingAt(table, "t1");
    table.settle();
    hand.pickUp(thing);
    hand.carry(thing, { x: 0, z: 0, y: 2 });
    frames(table, 1);
    expect(inside(table)).toEqual(["t1"]);
    hand.carry(thing, { x: 20, z: 0, y: 2 });
    frames(table, 1);
    expect(inside(table)).toEqual([]);
    expect((heard(table) as string[]).map((line) => line.split(" ")[0])).toContain("onObjectLeaveZone");
  });

  test("what is destroyed, or goes into a bag, leaves it", () => {
    const table = tableOf([zone("zzz111", 4), token("t1"), token("t2"), bag("bbb111", [], { x: 20 })], EVENTS);
    table.world.frame();
    heard(table);
    lua(table, "getObjectFromGUID('t1').destruct() getObjectFromGUID('bbb111').putObject(getObjectFromGUID('t2'))");
    table.settle();
    expect(heard(table)).toEqual([
      "onObjectLeaveZone zzz111 t1",
      "onObjectLeaveScriptingZone zzz111 t1",
      "onObjectLeaveZone zzz111 t2",
      "onObjectLeaveScriptingZone zzz111 t2",
    ]);
    expect(inside(table)).toEqual([]);
  });

  test("a zone that is gone holds nothing", () => {
    const table = tableOf([zone("zzz111", 4), token("t1")]);
    table.world.frame();
    lua(table, `${Z} z.destruct()`);
    frames(table, 1);
    expect(lua(table, "return #getObjectFromGUID('t1').getZones()")).toBe(0);
    expect(faults(table)).toEqual([]);
  });

  test("what is spawned in it, and what is loaded in it, is in it a frame later", () => {
    const table = tableOf([zone("zzz111", 4), token("t1")]);
    expect(inside(table)).toEqual([]);
    frames(table, 1);
    expect(inside(table)).toEqual(["t1"]);
    lua(table, 'spawnObject({ type = "Custom_Token", position = { 0, 1, 0 } })');
    frames(table, 1);
    expect((inside(table) as unknown[]).length).toBe(2);
  });

  test("zones do not hold zones, and do not get in the way of what falls", () => {
    const table = tableOf([zone("zzz111", 8, { y: 2 }), zone("zzz222", 2, { y: 2 }), token("t1", { y: 6 })]);
    lua(table, "getObjectFromGUID('t1').setPosition({ 0, 6, 0 })");
    table.settle();
    expect(inside(table)).toEqual(["t1"]);
    expect(thingAt(table, "t1").position.y).toBeCloseTo(table.world.tableTop, 6);
  });
});

describe("a hand zone", () => {
  const atHand = (script = ""): OpenTable =>
    tableOf(
      [
        handZone("hhh111", "White", { z: -20, y: 3 }),
        card("c1", { z: -20, y: 3 }),
        card("c2"),
        token("t1", { z: -20, y: 3 }),
      ],
      script,
    );
  const held = (table: OpenTable): unknown =>
    lua(table, "local t = {} for i, o in ipairs(Player.White.getHandObjects()) do t[i] = o.guid end return t");

  test("holds what lies in it and uses hands", () => {
    const table = atHand();
    expect(held(table)).toEqual(["c1"]);
    lua(table, "getObjectFromGUID('t1').use_hands = true");
    table.settle();
    expect(held(table)).toEqual(["c1", "t1"]);
  });

  test("takes what is dropped into it, and says so as a zone", () => {
    const table = atHand(listening("onObjectEnterZone", "onObjectLeaveZone", "onObjectEnterScriptingZone"));
    table.settle();
    heard(table);
    table.seat("White").drag(thingAt(table, "c2")).to({ x: 0, y: 3, z: -20 });
    table.settle();
    expect(held(table)).toEqual(["c1", "c2"]);
    expect(heard(table)).toEqual(["onObjectEnterZone hhh111 c2"]);
    expect(lua(table, "return getObjectFromGUID('c2').getZones()[1].guid")).toBe("hhh111");
  });

  test("turns what it holds face up to its owner, side by side", () => {
    const table = atHand();
    lua(table, "getObjectFromGUID('c2').setRotation({ 0, 0, 180 }) getObjectFromGUID('c2').deal(1, 'White')");
    table.settle();
    const [one, two] = [thingAt(table, "c1"), thingAt(table, "c2")];
    expect(two.faceDown).toBe(false);
    expect(Math.abs(one.position.x - two.position.x)).toBeGreaterThan(1);
  });

  test("Object.use_hands: lets go of what is lifted out, of what may not use hands, and of what a script puts elsewhere", () => {
    const table = atHand();
    table.seat("White").drag(thingAt(table, "c1")).to({ x: 0, z: 5 });
    table.settle();
    expect(held(table)).toEqual([]);
    const other = atHand();
    lua(other, "getObjectFromGUID('c1').use_hands = false");
    expect(held(other)).toEqual([]);
    const third = atHand();
    lua(third, "getObjectFromGUID('c1').setPosition({ 0, 3, 5 })");
    third.settle();
    expect(held(third)).toEqual([]);
  });

  test("what lies in it and may not use hands is not in it as a zone either", () => {
    const table = atHand(listening("onObjectEnterZone"));
    table.settle();
    heard(table);
    lua(table, "getObjectFromGUID('t1').setPosition({ 0, 3, -20 })");
    table.settle();
    expect([held(table), heard(table)]).toEqual([["c1"], []]);
    expect(lua(table, "return #getObjectFromGUID('t1').getZones()")).toBe(0);
  });

  test("what is destroyed is out of the hand", () => {
    const table = atHand();
    lua(table, "getObjectFromGUID('c1').destruct()");
    table.settle();
    expect(held(table)).toEqual([]);
  });

  test("a hand zone that is gone holds nobody's cards", () => {
    const table = atHand();
    lua(table, "getObjectFromGUID('hhh111').destruct()");
    table.settle();
    expect(lua(table, "return { Player.White.getHandCount(), #Player.White.getHandObjects() }")).toEqual([0, 0]);
    lua(table, "getObjectFromGUID('c1').setPositionSmooth({ 9, 3, 0 })");
    table.settle();
    expect(thingAt(table, "c1").position.x).toBe(9);
  });

  test("while hands are switched off none holds anything", () => {
    const table = atHand();
    lua(table, "Hands.enable = false");
    table.settle();
    expect(held(table)).toEqual([]);
    lua(table, "Hands.enable = true");
    table.settle();
    expect(held(table)).toEqual(["c1"]);
  });

  test("cards in a hand do not merge", () => {
    const table = atHand();
    lua(table, "getObjectFromGUID('c2').deal(1, 'White')");
    table.settle();
    expect(table.world.things.filter(({ type }) => type === "Card")).toHaveLength(2);
  });

  test("getHandTransform tells where it is, setHandTransform moves it with its cards", () => {
    const table = atHand();
    expect(
      lua(
        table,
        "local t = Player.White.getHandTransform() return { t.position.z, t.scale.x, t.forward.z, t.right.x, t.up.y }",
      ),
    ).toEqual([-20, 10, 1, 1, 1]);
    expect(lua(table, "return tostring(Player.Red.getHandTransform())")).toBe("nil");
    lua(table, "Player.White.setHandTransform({ position = { 0, 3, 20 } })");
    table.settle();
    expect(held(table)).toEqual(["c1"]);
    expect(thingAt(table, "c1").position.z).toBeCloseTo(20, 6);
  });
});
