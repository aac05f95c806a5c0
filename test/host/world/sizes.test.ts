import { describe, expect, test } from "vitest";
import type { ObjectState } from "../../../src/tts/save";
import { piece } from "../../support/host-pieces";
import { lua, tableOf } from "../../support/host-table";

const PICTURES: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  wide: { width: 3000, height: 1500 },
};
const image = (more: object) => ({ CustomImage: { ImageURL: "wide", ImageSecondaryURL: "", WidthScale: 0, ...more } });

const size = (
  name: string,
  more: Partial<ObjectState>,
  pictures: (url: string) => (typeof PICTURES)[string] | undefined,
) => {
  const table = tableOf([piece("aaa111", name, {}, more)], "", { pictures });
  return lua(table, "local s = getObjectFromGUID('aaa111').getBoundsNormalized().size return { s.x, s.z }");
};
const known = (url: string) => PICTURES[url];
const unknown = () => undefined;

describe("what is made of a picture is as wide as the picture", () => {
  const tile = (Stretch: boolean) => image({ CustomTile: { Type: 0, Thickness: 0.2, Stackable: false, Stretch } });

  test("Object.getBoundsNormalized .getVisualBoundsNormalized: tiles are two deep, unless they are made square", () => {
    expect(size("Custom_Tile", tile(true), known)).toEqual([4, 2]);
    expect(size("Custom_Tile", tile(false), known)).toEqual([2, 2]);
    expect(size("Custom_Tile", tile(true), unknown)).toEqual([2, 2]);
    const table = tableOf([piece("aaa111", "Custom_Tile", { turn: 90, scale: 2 }, tile(true))], "", {
      pictures: known,
    });
    expect(
      lua(
        table,
        "local o = getObjectFromGUID('aaa111') return { o.getVisualBoundsNormalized().size.x, o.getBounds().size.z }",
      ),
    ).toEqual([8, expect.closeTo(8)]);
  });

  test("boards have it in their save too, and are no dots", () => {
    expect(size("Custom_Board", image({ WidthScale: 1.5 }), unknown)).toEqual([27, 18]);
    expect(size("Custom_Board", image({ WidthScale: 1.5 }), known)).toEqual([36, 18]);
    expect(size("Custom_Board", image({}), unknown)).toEqual([18, 18]);
  });

  test("tokens keep their usual size where the picture is not known", () => {
    const token = image({ CustomToken: { Thickness: 0.1, MergeDistancePixels: 15, Stackable: false } });
    expect(size("Custom_Token", token, known)).toEqual([4, 2]);
    expect(size("Custom_Token", token, unknown)).toEqual([1, 1]);
  });
});

test("what has no picture and no model of its own has the size of its kind", () => {
  const sizes = ["Die_4", "BlockSquare", "Card"].map((name) => size(name, {}, unknown));
  expect(sizes).toMatchObject([
    [1, 1],
    [1, 1],
    [expect.closeTo(2.3, 0), expect.closeTo(3.2, 0)],
  ]);
});
