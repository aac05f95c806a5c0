import { sheetOf, seenOf } from "../../bind/seen";
import type { HandZone, Lying, Thing } from "../../bind/survey";
import { breathe } from "../../kernel/breath";
import { numberText } from "../../kernel/number-text";
import { type Glimpse, WIDTHS } from "../../recognise/glimpse";
import type { TtsObject } from "../../tts/api";
import type { ObjectState } from "../../tts/save";
import { isOurs } from "../census";

/** Looks at everything on a table that somebody else has made, and into all that holds something. */

export interface Looked {
  readonly glimpses: readonly Glimpse[];
  /** Of none it is said yet what it is. */
  readonly things: readonly Thing[];
  readonly zones: readonly HandZone[];
}

interface Into {
  readonly glimpses: Glimpse[];
  readonly things: Thing[];
}

/** What holds an object, and how that lies. */
interface Within {
  readonly id: string;
  readonly name: string;
  readonly isEndless: boolean;
  readonly at: Lying;
}

/** As much as it is to look at an object. */
const A_LOOK = 30;
const CARD = { wide: 2.2, deep: 3.08 } as const;
const STACK = "_Stack";

const isCard = ({ CardID }: ObjectState): boolean => CardID !== undefined;

const addressesOf = (data: ObjectState): readonly string[] => {
  const { CustomMesh, CustomImage, CustomAssetbundle } = data;
  const sheet = sheetOf(data);
  const all = [CustomMesh?.MeshURL, CustomMesh?.DiffuseURL, CustomImage?.ImageURL, CustomImage?.ImageSecondaryURL];
  const addresses: string[] = [];
  const add = (address: string | undefined): void => {
    if (address !== undefined && address !== "") addresses.push(address);
  };
  // A list with nothing in it ends there.
  for (let i = 0; i < 4; i++) add(all[i]);
  add(CustomAssetbundle?.AssetbundleURL);
  add(CustomAssetbundle?.AssetbundleSecondaryURL);
  add(sheet?.FaceURL);
  add(sheet?.BackURL);
  return addresses;
};

const lookOf = (data: ObjectState): string => {
  const { CustomMesh, CustomImage, CustomAssetbundle } = data;
  const mesh = CustomMesh === undefined ? "" : CustomMesh.MeshURL + " " + CustomMesh.DiffuseURL;
  const image = CustomImage?.ImageURL ?? CustomAssetbundle?.AssetbundleURL ?? "";
  return mesh + image + (sheetOf(data)?.BackURL ?? "");
};

const countOf = ({ Name, Number: count = 1 }: ObjectState, isEndless: boolean): number => {
  if (isEndless) return 0;
  return Name.endsWith(STACK) ? count : 1;
};

const glimpseOf = (data: ObjectState, id: string, { id: holder, isEndless }: Within): Glimpse => {
  const { Name: type, CustomMesh, CustomAssetbundle, ColorDiffuse: colour, Transform } = data;
  return {
    id,
    holder,
    type,
    model: CustomMesh?.TypeIndex ?? CustomAssetbundle?.TypeIndex ?? -1,
    name: data.Nickname ?? "",
    description: data.Description ?? "",
    notes: data.GMNotes ?? "",
    tags: data.Tags ?? [],
    addresses: addressesOf(data),
    look: lookOf(data),
    mould: CustomMesh?.MeshURL ?? "",
    colour: colour ?? { r: 1, g: 1, b: 1 },
    wide: Transform.scaleX * (WIDTHS[type] ?? 1),
    count: countOf(data, isEndless),
  };
};

/** What an object of its own size covers; the game knows it of those that are no card. */
const lyingOf = (object: TtsObject, data: ObjectState): Lying => {
  const { x, y, z } = object.getPosition();
  const { size } = object.getBoundsNormalized();
  const facing = ((object.getRotation().y % 360) + 360) % 360;
  return { x, y, z, facing, size: isCard(data) ? sizeOfCard(data) : { wide: size.x, deep: size.z } };
};

const sizeOfCard = ({
  Transform: { scaleX, scaleZ },
}: ObjectState): { readonly wide: number; readonly deep: number } => ({
  wide: CARD.wide * scaleX,
  deep: CARD.deep * scaleZ,
});

const lookInto = (into: Into, data: ObjectState, id: string, within: Within): void => {
  breathe(A_LOOK);
  into.glimpses.push(glimpseOf(data, id, within));
  const { at } = within;
  into.things.push({
    id,
    holder: within.id,
    type: data.Name,
    seen: seenOf(data, within.name),
    at: within.id === "" ? at : { ...at, size: isCard(data) ? sizeOfCard(data) : "unknown" },
    sort: "",
    kind: "",
    pieces: countOf(data, within.isEndless),
  });
  const inside = data.ContainedObjects ?? [];
  const isEndless = data.Name.indexOf("Infinite_Bag") >= 0;
  const holder: Within = { id, name: data.Nickname ?? "", isEndless, at };
  for (let i = 0; i < inside.length; i++) {
    const each = inside[i];
    if (each !== undefined) lookInto(into, withSheets(each, data), id + "/" + numberText(i), holder);
  }
};

/** A card may leave its sheet to the deck it lies in. */
const withSheets = (card: ObjectState, { CustomDeck }: ObjectState): ObjectState =>
  card.CustomDeck === undefined && CustomDeck !== undefined ? { ...card, CustomDeck } : card;

const zonesHere = (): readonly HandZone[] => {
  const zones: HandZone[] = [];
  for (const colour of Player.getAvailableColors()) {
    const hand = Player[colour]?.getHandTransform();
    if (hand !== undefined) zones.push({ colour, x: hand.position.x, z: hand.position.z });
  }
  return zones;
};

export const lookedAt = (): Looked => {
  const into: Into = { glimpses: [], things: [] };
  for (const object of getObjects()) {
    if (!object.isDestroyed() && !isOurs(object)) {
      const data = object.getData();
      lookInto(into, data, object.guid, { id: "", name: "", isEndless: false, at: lyingOf(object, data) });
    }
  }
  return { ...into, zones: zonesHere() };
};

/** What there is to see of one object by itself. */
export const glimpsed = (object: TtsObject): Glimpse => {
  const data = object.getData();
  return glimpseOf(data, object.guid, { id: "", name: "", isEndless: false, at: lyingOf(object, data) });
};
