import { describe, expect, test } from "vitest";
import { token } from "../support/host-pieces";
import { frames, heard, listening, tableOf, thingAt } from "../support/host-table";

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
});
