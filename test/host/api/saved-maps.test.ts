import { expect, test } from "vitest";
import { openTable } from "../../../src/host/open";

const PLACE = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };
const SHEET = { FaceURL: "", BackURL: "", NumWidth: 10, NumHeight: 7, BackIsHidden: true, UniqueBack: false };

test("a card that a script copies by its data keeps its sheet under the sheet's number", () => {
  const table = openTable({
    SaveName: "",
    LuaScript: "function onLoad() spawnObjectData({ data = getObjects()[1].getData() }) end",
    ObjectStates: [{ GUID: "aaaaaa", Name: "Card", Transform: PLACE, CardID: 1402, CustomDeck: { "14": SHEET } }],
  });
  const sheets = table.world.things.map(({ data }) => Object.keys(data.CustomDeck ?? {}));
  expect(sheets).toEqual([["14"], ["14"]]);
});
