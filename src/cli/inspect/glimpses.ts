import { type Glimpse, WIDTHS } from "../../recognise/glimpse";
import { fieldOf, numberIn, type SaveNode, textIn, textsIn } from "../../saves/node";
import type { SavedObject } from "../../saves/objects";

/** What can be seen of the objects of a save. */

const CUSTOM = ["CustomMesh", "CustomImage", "CustomAssetbundle"];

const addressesIn = (node: SaveNode | undefined): string[] =>
  node?.is === "fields"
    ? node.fields.flatMap(({ name, node: value }) =>
        /url$/i.test(name) && value.is === "text" && value.text !== "" ? [value.text] : [],
      )
    : [];

/** The sheet a card is on: its own may be stale, and its id tells which. */
const sheetOf = (node: SaveNode): SaveNode | undefined => {
  const sheets = fieldOf(node, "CustomDeck");
  if (sheets?.is !== "fields") return undefined;
  const key = String(Math.floor(numberIn(node, "CardID", 0) / 100));
  return fieldOf(sheets, key) ?? sheets.fields[0]?.node;
};

const lookOf = (node: SaveNode): string => {
  const mesh = fieldOf(node, "CustomMesh");
  const image = textIn(fieldOf(node, "CustomImage"), "ImageURL");
  const bundle = textIn(fieldOf(node, "CustomAssetbundle"), "AssetbundleURL");
  return `${textIn(mesh, "MeshURL")} ${textIn(mesh, "DiffuseURL")}${image}${bundle}${textIn(sheetOf(node), "BackURL")}`.trim();
};

const modelOf = (node: SaveNode): number =>
  Math.max(
    numberIn(fieldOf(node, "CustomMesh"), "TypeIndex", -1),
    numberIn(fieldOf(node, "CustomAssetbundle"), "TypeIndex", -1),
  );

const isEndless = (holder: SavedObject | "none"): boolean => holder !== "none" && holder.name.includes("Infinite_Bag");

const countOf = ({ name, node, holder }: SavedObject): number => {
  if (isEndless(holder)) return 0;
  return name.endsWith("_Stack") ? numberIn(node, "Number", 1) : 1;
};

const colourOf = (node: SaveNode): Glimpse["colour"] => {
  const colour = fieldOf(node, "ColorDiffuse");
  return { r: numberIn(colour, "r", 1), g: numberIn(colour, "g", 1), b: numberIn(colour, "b", 1) };
};

const glimpseOf = (object: SavedObject): Glimpse => {
  const { node, name, path, nickname, holder } = object;
  return {
    id: path,
    holder: holder === "none" ? "" : holder.path,
    type: name,
    model: modelOf(node),
    name: nickname,
    description: textIn(node, "Description"),
    notes: textIn(node, "GMNotes"),
    tags: textsIn(node, "Tags"),
    addresses: [...CUSTOM.flatMap((field) => addressesIn(fieldOf(node, field))), ...addressesIn(sheetOf(node))],
    look: lookOf(node),
    mould: textIn(fieldOf(node, "CustomMesh"), "MeshURL"),
    colour: colourOf(node),
    wide: numberIn(fieldOf(node, "Transform"), "scaleX", 1) * (WIDTHS[name] ?? 1),
    count: countOf(object),
  };
};

/** Other states of an object are the same piece. */
export const glimpsesOf = (objects: readonly SavedObject[]): readonly Glimpse[] =>
  objects.filter(({ as }) => as !== "state").map(glimpseOf);
