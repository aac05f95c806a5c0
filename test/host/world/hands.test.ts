import { describe, expect, test } from "vitest";
import type { OpenTable } from "../../../src/host/open";
import { card, handZone, token } from "../../support/host-pieces";
import { heard, listening, lua, tableOf, thingAt } from "../../support/host-table";

/** Where each lies, and how it is turned, rounded. */
const lying = (table: OpenTable, ...guids: readonly string[]) =>
  guids.map((guid) => {
    const { position, rotation } = thingAt(table, guid);
    return [position.x, position.y, position.z, rotation.x, rotation.y, rotation.z].map(
      (part) => Math.round(part * 1000) / 1000 + 0,
    );
  });

const cards = (count: number, where = {}) =>
  Array.from({ length: count }, (_, i) => card(`c${String(i + 1)}`, { y: 3, z: -20, ...where }));

const held = (table: OpenTable, colour = "White"): unknown =>
  lua(table, `local t = {} for i, o in ipairs(Player.${colour}.getHandObjects()) do t[i] = o.guid end return t`);

describe("cards in a hand lie side by side, 2.3 apart, and look at their owner", () => {
  const hand = handZone("hhh111", "White", { y: 3, z: -20, turn: 30 });

  test("when the table is loaded", () => {
    const table = tableOf([hand, ...cards(2)]);
    const [x, z] = [1.15 * Math.cos(Math.PI / 6), 1.15 * Math.sin(Math.PI / 6)].map((n) => Math.round(n * 1000) / 1000);
    expect(lying(table, "c1", "c2")).toEqual([
      [-(x ?? 0), 3, -20 + (z ?? 0), 0, 210, 0],
      [x, 3, -20 - (z ?? 0), 0, 210, 0],
    ]);
  });

  test("and when one comes", () => {
    const table = tableOf([
      handZone("hhh111", "White", { y: 3, z: -20 }),
      ...cards(1),
      card("more", { x: 20, turn: 77 }),
    ]);
    lua(table, `getObjectFromGUID("more").deal(1, "White")`);
    table.settle();
    expect(lying(table, "c1", "more")).toEqual([
      [-1.15, 3, -20, 0, 180, 0],
      [1.15, 3, -20, 0, 180, 0],
    ]);
  });

  test("nearer to each other where there is no room for so many", () => {
    const table = tableOf([handZone("hhh111", "White", { y: 3, z: -20, scale: 4 }), ...cards(4)]);
    expect(lying(table, "c1", "c2", "c3", "c4").map(([x]) => x)).toEqual([-1.5, -0.5, 0.5, 1.5]);
  });
});

describe("who is held", () => {
  const zone = handZone("hhh111", "White", { y: 3, z: -20 });
  const EVENTS = listening("onObjectEnterZone", "onObjectLeaveZone");

  test("Object.locked: what is locked in a hand is let go where it is, and the zone says so", () => {
    const table = tableOf([zone, ...cards(1)], EVENTS);
    table.settle();
    heard(table);
    lua(table, "getObjectFromGUID('c1').locked = true");
    table.world.frame();
    expect([held(table), heard(table)]).toEqual([[], ["onObjectLeaveZone hhh111 c1"]]);
    lua(table, "getObjectFromGUID('c1').locked = false");
    table.settle();
    expect(held(table)).toEqual(["c1"]);
  });

  test("what was let be where it lay is held when a hand comes there", () => {
    const table = tableOf([handZone("hhh111", "White", { y: 3, z: 40 }), card("c1", { y: 3, z: 0 })]);
    table.settle();
    expect(held(table)).toEqual([]);
    lua(table, "getObjectFromGUID('hhh111').setPosition({ 0, 3, 0 })");
    table.settle();
    expect(held(table)).toEqual(["c1"]);
  });

  test("Hands.disable_unused: a hand whose colour nobody has is not there, until somebody sits down", () => {
    const table = tableOf([zone, ...cards(1)], "", { seated: ["Red"] });
    lua(table, "Hands.disable_unused = true");
    lua(table, "getObjectFromGUID('c1').setPosition({ 0, 3, 0 })");
    table.settle();
    lua(table, "getObjectFromGUID('c1').setPosition({ 0, 3, -20 })");
    table.settle();
    expect(held(table)).toEqual([]);
    table.sit("White", "Ann");
    table.settle();
    expect(held(table)).toEqual(["c1"]);
  });

  test("two hands of a colour are told apart by their number, and one card is in one of them", () => {
    const table = tableOf([
      zone,
      handZone("hhh222", "White", { y: 3, z: -40 }),
      ...cards(1),
      card("c2", { y: 3, z: -40 }),
    ]);
    const inHand = (number: number) =>
      lua(
        table,
        `local t = {} for i, o in ipairs(Player.White.getHandObjects(${String(number)})) do t[i] = o.guid end return t`,
      );
    expect([inHand(1), inHand(2), lua(table, "return Player.White.getHandCount()")]).toEqual([["c1"], ["c2"], 2]);
    lua(table, "getObjectFromGUID('c1').deal(1, 'White', 2)");
    table.settle();
    expect([inHand(1), inHand(2)]).toEqual([[], ["c2", "c1"]]);
  });

  test("a hand takes only what may use hands", () => {
    const table = tableOf([zone, token("t1", { y: 3, z: -20 }), token("t2", { y: 3, z: -20 }, { Hands: true })]);
    expect(held(table)).toEqual(["t2"]);
  });
});
