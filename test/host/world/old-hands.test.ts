import { expect, test } from "vitest";
import type { ObjectState, SaveState } from "../../../src/tts/save";
import { openTable } from "../../../src/host/open";
import { deck, handZone } from "../../support/host-pieces";

const OLD_HANDS = {
  Enable: true,
  DisableUnused: false,
  Hiding: 0,
  HandTransforms: ["Red", "Blue"].map((Color, i) => ({
    Color,
    Transform: { posX: 20 * i, posY: 3, posZ: -20, rotX: 0, rotY: 90 * i, rotZ: 0, scaleX: 10, scaleY: 6, scaleZ: 4 },
  })),
};

const saveOf = (ObjectStates: readonly ObjectState[]): SaveState => ({
  SaveName: "an old table",
  Hands: OLD_HANDS,
  ObjectStates,
});

test("hands that an old save keeps in its header stand on the table, and hold cards", () => {
  const table = openTable(saveOf([deck("deck01", ["a", "b", "c", "d"], { x: 4 })]), { seated: ["Red", "Blue"] });
  table.world.global.run(`getObjectFromGUID("deck01").deal(1)`, "dealing");
  table.settle();
  expect([table.seat("Red").inHand.length, table.seat("Blue").inHand.length]).toEqual([1, 1]);
  expect(table.world.hands.zonesOf("Blue").map(({ position, rotation }) => [position.x, rotation.y])).toEqual([
    [20, 90],
  ]);
  const again = openTable(table.save());
  expect(again.world.hands.zonesOf("Red")).toHaveLength(1);
});

test("where hands are objects the header's are what they were long ago", () => {
  const table = openTable(saveOf([handZone("hand01", "Green", { z: -20 })]));
  expect(["Red", "Blue", "Green"].map((colour) => table.world.hands.zonesOf(colour).length)).toEqual([0, 0, 1]);
});
