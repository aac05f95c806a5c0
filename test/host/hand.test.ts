import { describe, expect, test } from "vitest";
import { bag, card, handZone, token } from "../support/host-pieces";
import { frames, heard, listening, lua, tableOf, thingAt } from "../support/host-table";

const A_WHILE = 20;

describe("a hand", () => {
  test("turns and flips what it holds, where it holds it; another hand does not", () => {
    const table = tableOf([token("aaa111")], listening("onObjectRotate"));
    const [hand, other] = [table.sit("White", "Ann"), table.sit("Red", "Ben")];
    const held = thingAt(table, "aaa111");
    expect(hand.pickUp(held)).toBe(true);
    hand.carry(held, { x: 4, y: 5, z: 0 });
    expect([hand.flip(held), other.flip(held)]).toEqual([true, false]);
    frames(table, A_WHILE);
    expect([held.faceDown, held.position.x, held.position.y]).toEqual([true, 4, 5]);
    hand.rotate(held, 15);
    frames(table, A_WHILE);
    expect(Math.round(held.rotation.y)).toBe(15);
    expect(heard(table)).toEqual(["onObjectRotate aaa111 0 180 White 0 0", "onObjectRotate aaa111 15 180 White 0 180"]);
  });

  test("draws what a bag holds, and it does not fall back into it", () => {
    const table = tableOf([bag("aaa111", [token("ccc333")])]);
    const from = thingAt(table, "aaa111");
    table.sit("White", "Ann").draw(from).to({ x: 8, z: 0 });
    table.settle();
    expect([from.contained.length, thingAt(table, "ccc333").position.x]).toEqual([0, 8]);
  });

  test("cards that fall into a hand together stay single cards", () => {
    const cards = ["c1", "c2", "c3"].map((guid) => card(guid, { z: 20 }));
    const table = tableOf([handZone("hhh111", "White", { y: 2 }), ...cards]);
    lua(table, "for _, g in ipairs({ 'c1', 'c2', 'c3' }) do getObjectFromGUID(g).setPositionSmooth({ 0, 5, 0 }) end");
    table.settle();
    expect(lua(table, "return #Player.White.getHandObjects()")).toBe(3);
  });
});
