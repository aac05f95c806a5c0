import { expect, test } from "vitest";
import type { ObjectState } from "../../../src/tts/save";
import { deck, piece } from "../../support/host-pieces";
import { lua, tableOf } from "../../support/host-table";

/** How wide, high and deep, and how far its foot is below its origin. */
const sizeOf = (state: ObjectState): unknown =>
  lua(
    tableOf([{ ...state, GUID: "aaa111" }]),
    `local b = getObjectFromGUID("aaa111").getBoundsNormalized()
     local function round(n) return math.floor(n * 1000 + 0.5) / 1000 end
     return { round(b.size.x), round(b.size.y), round(b.size.z), round(b.size.y / 2 - b.offset.y) }`,
  );

test.each([
  ["Card", 2.2, 0.02, 3.08, 0.01],
  ["CardCustom", 2.2, 0.02, 3.08, 0.01],
  ["Bag", 1.8, 2, 1.8, 0],
  ["Infinite_Bag", 1.8, 2, 1.8, 0],
  ["Custom_Model_Bag", 1.8, 2, 1.8, 0],
  ["Custom_Token", 1, 0.1, 1, 0],
  ["Custom_Tile", 2, 0.2, 2, 0],
  ["Figurine_Custom", 0.9, 1.8, 0.9, 0],
  ...[
    "Custom_Dice",
    "Die_4",
    "Die_6",
    "Die_6_Rounded",
    "Die_8",
    "Die_10",
    "Die_12",
    "Die_20",
    "BlockSquare",
    "BlockTriangle",
  ].map((name) => [name, 1, 1, 1, 0.5] as const),
  ["BlockRectangle", 2, 1, 1, 0.5],
  ["Notecard", 2.5, 0.05, 1.6, 0],
  ["Counter", 2, 0.4, 1.2, 0],
  ["ScriptingTrigger", 1, 1, 1, 0],
  ["Something_Else", 1, 0.2, 1, 0],
] as const)("%s is as large as people have measured it", (name, x, y, z, foot) => {
  expect(sizeOf(piece("aaa111", name))).toEqual([x, y, z, foot]);
});

test("a deck is a hundredth high for each card, and no thinner than two", () => {
  const high = (count: number) =>
    sizeOf(
      deck(
        "d",
        Array.from({ length: count }, (_, i) => `c${String(i)}`),
      ),
    );
  expect(high(2)).toEqual([2.2, 0.02, 3.08, 0.01]);
  expect(high(7)).toEqual([2.2, 0.07, 3.08, 0.035]);
  expect(sizeOf(piece("aaa111", "DeckCustom", {}, { DeckIDs: [100, 101, 102, 103] }))).toEqual([2.2, 0.04, 3.08, 0.02]);
  expect(sizeOf(piece("aaa111", "Deck"))).toEqual([2.2, 0.02, 3.08, 0.01]);
});

test("boards, tiles and tokens are as thick as their save says", () => {
  const image = (more: object) => ({ CustomImage: { ImageURL: "", ImageSecondaryURL: "", WidthScale: 0, ...more } });
  expect(sizeOf(piece("aaa111", "Custom_Board", {}, image({})))).toEqual([18, 0.6, 18, 0]);
  const tile = { Type: 0, Thickness: 0.35, Stackable: false, Stretch: true };
  expect(sizeOf(piece("aaa111", "Custom_Tile", {}, image({ CustomTile: tile })))).toEqual([2, 0.35, 2, 0]);
  expect(sizeOf(piece("aaa111", "Custom_Tile_Stack", {}, image({})))).toEqual([2, 0.2, 2, 0]);
});
