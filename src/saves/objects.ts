import { type FieldsNode, fieldOf, type SaveNode, textIn } from "./node";
import type { Save } from "./save";
import { SaveTrouble } from "./trouble";

/** GUIDs are shared by many objects of most large saves: only all three together name one. */
export interface ObjectAddress {
  /** `ObjectStates[3].ContainedObjects[0]` */
  readonly path: string;
  readonly guid: string;
  /** What players read. */
  readonly nickname: string;
}

/** An object of a save, wherever it lies. */
export interface SavedObject extends ObjectAddress {
  readonly node: FieldsNode;
  /** The type as saves name it: `Custom_Tile`. */
  readonly name: string;
  /** 0 on the table. */
  readonly depth: number;
  readonly as: "on the table" | "contained" | "state" | "attached";
  /** What it lies in, is a state of, or is attached to. */
  readonly holder: SavedObject | "none";
}

type Place = Pick<SavedObject, "path" | "depth" | "as" | "holder">;

const objectAt = (node: SaveNode, place: Place): SavedObject => {
  if (node.is !== "fields") throw new SaveTrouble(place.path, "it is not an object");
  const name = textIn(node, "Name");
  if (name === "") throw new SaveTrouble(`${place.path}.Name`, "it is missing");
  return { ...place, node, name, guid: textIn(node, "GUID"), nickname: textIn(node, "Nickname") };
};

const listed = (holder: SavedObject, field: string, as: SavedObject["as"]): SavedObject[] => {
  const list = fieldOf(holder.node, field);
  if (list === undefined) return [];
  const path = `${holder.path}.${field}`;
  if (list.is !== "list") throw new SaveTrouble(path, "it is not a list");
  return list.items.flatMap((item, i) =>
    withInner(objectAt(item, { path: `${path}[${String(i)}]`, depth: holder.depth + 1, as, holder })),
  );
};

const statesOf = (holder: SavedObject): SavedObject[] => {
  const states = fieldOf(holder.node, "States");
  if (states === undefined) return [];
  const path = `${holder.path}.States`;
  if (states.is !== "fields") throw new SaveTrouble(path, "it is not an object");
  return states.fields.flatMap(({ name, node }) =>
    withInner(objectAt(node, { path: `${path}.${name}`, depth: holder.depth + 1, as: "state", holder })),
  );
};

const withInner = (object: SavedObject): SavedObject[] => [
  object,
  ...listed(object, "ContainedObjects", "contained"),
  ...listed(object, "ChildObjects", "attached"),
  ...statesOf(object),
];

/** Every object, each before what lies in it. */
export const objectsOf = ({ root }: Save): readonly SavedObject[] => {
  const objects = fieldOf(root, "ObjectStates");
  if (objects?.is !== "list") return [];
  return objects.items.flatMap((item, i) =>
    withInner(objectAt(item, { path: `ObjectStates[${String(i)}]`, depth: 0, as: "on the table", holder: "none" })),
  );
};

const isSame = (one: ObjectAddress, other: ObjectAddress): boolean =>
  one.guid === other.guid && one.nickname === other.nickname;

/** The object of that address; one that has moved is found while its GUID and name are nobody else's. */
export const objectAtAddress = (
  objects: readonly SavedObject[],
  address: ObjectAddress,
): SavedObject | "none" | "several" => {
  const same = objects.filter((object) => isSame(object, address));
  const there = same.find(({ path }) => path === address.path);
  if (there !== undefined) return there;
  return same.length > 1 ? "several" : (same[0] ?? "none");
};
