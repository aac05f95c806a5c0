import { expect, test } from "vitest";
import { piece } from "../../support/host-pieces";
import { lua, tableOf } from "../../support/host-table";

/** What of a new custom object is saved after only its picture, mesh or bundle was set: https://api.tabletopsimulator.com/custom-game-objects/ */
const savedOf = (name: string, custom: string) => {
  const table = tableOf([piece("aaa111", name)]);
  expect(lua(table, `return getObjectFromGUID("aaa111").setCustomObject({ ${custom} }) ~= nil`)).toBe(true);
  return table.save().ObjectStates[0];
};

const IMAGE = { ImageURL: "http://a", ImageSecondaryURL: "", WidthScale: 0 };

test.each<readonly [name: string, given: object, saved: object]>([
  ["Custom_Board", {}, {}],
  ["Figurine_Custom", {}, {}],
  ["Custom_Dice", { type: 2 }, { CustomDice: { Type: 2 } }],
  ["Custom_Tile", { type: 2 }, { CustomTile: { Type: 2, Thickness: 0.5, Stackable: false, Stretch: false } }],
  ["Custom_Tile", { thickness: 0.1 }, { CustomTile: { Type: 0, Thickness: 0.1, Stackable: false, Stretch: false } }],
  [
    "Custom_Token",
    { thickness: 0.1 },
    { CustomToken: { Thickness: 0.1, MergeDistancePixels: 15, StandUp: false, Stackable: false } },
  ],
  [
    "Custom_Token",
    { merge_distance: 5 },
    { CustomToken: { Thickness: 0.2, MergeDistancePixels: 5, StandUp: false, Stackable: false } },
  ],
])("Object.setCustomObject: of a new %s what is not given is as it is at first", (name, more, saved) => {
  const given = Object.entries(more).map(([key, value]) => `, ${key} = ${String(value)}`);
  expect(savedOf(name, `image = "http://a"${given.join("")}`)?.CustomImage).toEqual({
    ...IMAGE,
    ImageScalar: 1,
    ...saved,
  });
});

test("Object.setCustomObject: a model and a bundle have what they were given, and the rest as at first", () => {
  expect(savedOf("Custom_Model", 'mesh = "http://m", specular_color = { 1, 0.5, 0 }')?.CustomMesh).toEqual({
    MeshURL: "http://m",
    DiffuseURL: "",
    NormalURL: "",
    ColliderURL: "",
    Convex: false,
    MaterialIndex: 0,
    TypeIndex: 0,
    CastShadows: true,
    CustomShader: {
      SpecularColor: { r: 1, g: 0.5, b: 0 },
      SpecularIntensity: 0,
      SpecularSharpness: 2,
      FresnelStrength: 0,
    },
  });
  const shine = savedOf("Custom_Model", "specular_intensity = 0.5")?.CustomMesh;
  expect(shine).toMatchObject({ CustomShader: { SpecularColor: { r: 1, g: 1, b: 1 }, SpecularIntensity: 0.5 } });
  expect(savedOf("Custom_Assetbundle", 'assetbundle = "http://b"')?.CustomAssetbundle).toEqual({
    AssetbundleURL: "http://b",
    AssetbundleSecondaryURL: "",
    MaterialIndex: 0,
    TypeIndex: 0,
    LoopingEffectIndex: 0,
  });
});

test("Object.setCustomObject: a sheet is one card wide and high unless it is said, and a deck of it has 52", () => {
  const sheet = savedOf("CardCustom", 'face = "http://f"');
  expect([sheet?.CardID, sheet?.CustomDeck]).toEqual([
    100,
    {
      "1": {
        FaceURL: "http://f",
        BackURL: "",
        NumWidth: 1,
        NumHeight: 1,
        BackIsHidden: false,
        UniqueBack: false,
        Type: 0,
      },
    },
  ]);
  const ids = (custom: string) => savedOf("DeckCustom", `face = "http://f"${custom}`)?.DeckIDs;
  expect(ids("")).toEqual(Array.from({ length: 52 }, (_, i) => 100 + i));
  expect(ids(", number = 3")).toEqual([100, 101, 102]);
});

test("Object.setCustomObject: only custom objects have something to set", () => {
  expect(() => savedOf("BlockSquare", 'image = "http://a"')).toThrow("BlockSquare is no custom object");
});
