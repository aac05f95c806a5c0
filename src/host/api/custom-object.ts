import type { ObjectState } from "../../tts/save";
import { LuaTable, type LuaValue, ScriptError, textOf } from "../vm/value";
import type { Saved, Thing } from "../world/thing";
import { colourNamedOrGiven } from "./args";
import { fromJson } from "./json";

/** https://api.tabletopsimulator.com/custom-game-objects/ */

type Fields = Readonly<Record<string, unknown>>;

/** What a new custom object has in its save before anything is set. */
const FIRST: Readonly<Record<string, Fields>> = {
  CustomImage: { ImageURL: "", ImageSecondaryURL: "", ImageScalar: 1, WidthScale: 0 },
  CustomTile: { Type: 0, Thickness: 0.5, Stackable: false, Stretch: false },
  CustomToken: { Thickness: 0.2, MergeDistancePixels: 15, StandUp: false, Stackable: false },
  CustomDice: { Type: 1 },
  CustomMesh: {
    MeshURL: "",
    DiffuseURL: "",
    NormalURL: "",
    ColliderURL: "",
    Convex: false,
    MaterialIndex: 0,
    TypeIndex: 0,
    CastShadows: true,
  },
  CustomShader: {
    SpecularColor: { r: 1, g: 1, b: 1 },
    SpecularIntensity: 0,
    SpecularSharpness: 2,
    FresnelStrength: 0,
  },
  CustomAssetbundle: {
    AssetbundleURL: "",
    AssetbundleSecondaryURL: "",
    MaterialIndex: 0,
    TypeIndex: 0,
    LoopingEffectIndex: 0,
  },
  sheet: { FaceURL: "", BackURL: "", NumWidth: 1, NumHeight: 1, BackIsHidden: false, UniqueBack: false, Type: 0 },
};

const CARD = {
  face: "CustomDeck.sheet.FaceURL",
  back: "CustomDeck.sheet.BackURL",
  type: "CustomDeck.sheet.Type",
  sideways: "SidewaysCard",
};
const IMAGE = { image: "CustomImage.ImageURL" };

/** Where each parameter lies in the save; `sheet` stands for the number of the card's sheet. */
const PARAMETERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Custom_Board: IMAGE,
  Figurine_Custom: { ...IMAGE, image_secondary: "CustomImage.ImageSecondaryURL" },
  Custom_Dice: { ...IMAGE, type: "CustomImage.CustomDice.Type" },
  Custom_Tile: {
    ...IMAGE,
    image_bottom: "CustomImage.ImageSecondaryURL",
    type: "CustomImage.CustomTile.Type",
    thickness: "CustomImage.CustomTile.Thickness",
    stackable: "CustomImage.CustomTile.Stackable",
    stretch: "CustomImage.CustomTile.Stretch",
  },
  Custom_Token: {
    ...IMAGE,
    image_secondary: "CustomImage.ImageSecondaryURL",
    thickness: "CustomImage.CustomToken.Thickness",
    merge_distance: "CustomImage.CustomToken.MergeDistancePixels",
    stand_up: "CustomImage.CustomToken.StandUp",
    stackable: "CustomImage.CustomToken.Stackable",
  },
  Custom_Model: {
    mesh: "CustomMesh.MeshURL",
    diffuse: "CustomMesh.DiffuseURL",
    normal: "CustomMesh.NormalURL",
    collider: "CustomMesh.ColliderURL",
    convex: "CustomMesh.Convex",
    material: "CustomMesh.MaterialIndex",
    type: "CustomMesh.TypeIndex",
    cast_shadows: "CustomMesh.CastShadows",
    specular_color: "CustomMesh.CustomShader.SpecularColor",
    specular_intensity: "CustomMesh.CustomShader.SpecularIntensity",
    specular_sharpness: "CustomMesh.CustomShader.SpecularSharpness",
    freshnel_strength: "CustomMesh.CustomShader.FresnelStrength",
  },
  Custom_Assetbundle: {
    assetbundle: "CustomAssetbundle.AssetbundleURL",
    assetbundle_secondary: "CustomAssetbundle.AssetbundleSecondaryURL",
    material: "CustomAssetbundle.MaterialIndex",
    type: "CustomAssetbundle.TypeIndex",
  },
  Card: CARD,
  CardCustom: CARD,
  Deck: CARD,
  DeckCustom: {
    ...CARD,
    width: "CustomDeck.sheet.NumWidth",
    height: "CustomDeck.sheet.NumHeight",
    unique_back: "CustomDeck.sheet.UniqueBack",
    back_is_hidden: "CustomDeck.sheet.BackIsHidden",
  },
};

const parametersOf = (data: ObjectState): Readonly<Record<string, string>> | undefined =>
  PARAMETERS[data.Name.replace(/_(Infinite_Bag|Bag|Stack)$/, "")];

const sheetOf = (data: ObjectState): string => Object.keys(data.CustomDeck ?? {})[0] ?? "1";

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const read = (fields: unknown, way: readonly string[]): unknown =>
  way.reduce((at: unknown, key) => (isFields(at) ? at[key] : undefined), fields);

/** The fields with one changed at the end of a way through them; what is missing on the way is as it is at first. */
const written = (fields: Fields, way: readonly string[], value: unknown, sheet: string): Fields => {
  const [key = "", ...rest] = way;
  if (rest.length === 0) return { ...fields, [key]: value };
  const first = FIRST[key === sheet ? "sheet" : key] ?? {};
  const inner = fields[key];
  return { ...fields, [key]: written({ ...first, ...(isFields(inner) ? inner : {}) }, rest, value, sheet) };
};

const wayTo = (path: string, sheet: string): string[] => path.split(".").map((key) => (key === "sheet" ? sheet : key));

export const customOf = (data: ObjectState): LuaValue => {
  const parameters = Object.entries(parametersOf(data) ?? {});
  const found = parameters.map(([name, path]) => [name, read(data, wayTo(path, sheetOf(data)))] as const);
  return fromJson(Object.fromEntries(found), false);
};

/** A new custom deck of so many cards, row by row of its sheet. */
const fill = (thing: Thing, count: number): void => {
  const { CustomDeck, Transform } = thing.data;
  const ids = Array.from({ length: count }, (_, i) => Number(sheetOf(thing.data)) * 100 + i);
  thing.contained = ids.map((CardID) => ({ GUID: "", Name: "Card", Transform, CardID, CustomDeck: CustomDeck ?? {} }));
};

/** A colour as saves have it. */
const shade = (value: LuaValue): unknown => {
  const colour = colourNamedOrGiven(value);
  return colour === undefined ? undefined : { r: colour.r, g: colour.g, b: colour.b };
};

export const setCustom = (thing: Thing, table: LuaTable): void => {
  const parameters = parametersOf(thing.data);
  if (parameters === undefined) throw new ScriptError(`setCustomObject: ${thing.data.Name} is no custom object`);
  let data: Fields = { ...thing.data };
  for (const [key, value] of table.entries) {
    const name = textOf(typeof key === "object" ? undefined : key);
    const path = parameters[name];
    const set = path?.endsWith("Color") === true ? shade(value) : value;
    if (path !== undefined && set !== undefined && !(set instanceof LuaTable)) {
      data = written(data, wayTo(path, sheetOf(thing.data)), set, sheetOf(thing.data));
    }
  }
  Object.assign(thing.data, data as Partial<Saved>);
  const count = table.get("number");
  if (thing.data.Name === "CardCustom") thing.data.CardID ??= Number(sheetOf(thing.data)) * 100;
  if (thing.type === "Deck" && thing.contained.length === 0) fill(thing, typeof count === "number" ? count : 52);
};
