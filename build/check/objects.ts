import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ObjectState } from "../../src/tts/save";
import { writeAtomically } from "../atomic";
import type { RenderedAsset } from "../stage";
import { clearPixel, type Pixel } from "./clear-pixel";

/** Every object of a list with everything in it and on it. */
const allObjects = (objects: readonly ObjectState[]): ObjectState[] =>
  objects.flatMap((object) => [
    object,
    ...allObjects(object.ContainedObjects ?? []),
    ...allObjects(object.ChildObjects ?? []),
    ...allObjects(Object.values(object.States ?? {})),
  ]);

const titleOf = ({ Name, GUID, Nickname = "" }: ObjectState): string =>
  [Name, GUID, Nickname].filter((text) => text !== "").join(" ");

export const wrongGuids = (objects: readonly ObjectState[]): string[] => {
  const seen = new Map<string, ObjectState>();
  const wrong: string[] = [];
  for (const object of allObjects(objects)) {
    const other = seen.get(object.GUID);
    if (!/^[0-9a-f]{6}$/.test(object.GUID)) wrong.push(`${titleOf(object)}.GUID: must be six hex digits`);
    if (other !== undefined) wrong.push(`${titleOf(object)}.GUID: is that of ${titleOf(other)} too`);
    seen.set(object.GUID, object);
  }
  return wrong;
};

const wrongCard = (card: ObjectState): string[] => {
  const { CardID = 0, CustomDeck = {} } = card;
  const sheet = CustomDeck[String(Math.floor(CardID / 100))];
  if (sheet === undefined) return [`${titleOf(card)}.CardID: ${String(CardID)} is on none of its sheets`];
  const cells = sheet.NumWidth * sheet.NumHeight;
  return CardID % 100 < cells
    ? []
    : [`${titleOf(card)}.CardID: ${String(CardID)} is beyond its sheet of ${String(cells)}`];
};

/** TTS believes `DeckIDs`, not the cards: where they differ, players see other cards than the script. */
const wrongDeck = (deck: ObjectState): string[] => {
  const { DeckIDs = [], ContainedObjects = [], CustomDeck = {} } = deck;
  const ids = ContainedObjects.map(({ CardID = 0 }) => CardID);
  const sheetless = DeckIDs.filter((id) => CustomDeck[String(Math.floor(id / 100))] === undefined);
  return [
    ...(DeckIDs.join() === ids.join() ? [] : [`${titleOf(deck)}.DeckIDs: are not the ids of its cards in their order`]),
    ...(ids.length < 2 ? [`${titleOf(deck)}.ContainedObjects: a deck has two cards at least`] : []),
    ...sheetless.map((id) => `${titleOf(deck)}.DeckIDs: ${String(id)} is on none of its sheets`),
  ];
};

export const wrongCards = (objects: readonly ObjectState[]): string[] =>
  allObjects(objects).flatMap((object) => {
    if (object.DeckIDs !== undefined) return wrongDeck(object);
    return object.CardID === undefined ? [] : wrongCard(object);
  });

/** The fields in a value that hold an address, each with the path that leads to it. */
const addressesIn = (value: unknown, path: string): [string, string][] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, item]: [string, unknown]): [string, string][] => {
    const here = `${path}.${field}`;
    if (typeof item !== "string") return addressesIn(item, here);
    return field.endsWith("URL") ? [[here, item]] : [];
  });
};

/** An empty address is an asset that is not used. */
const MAY_BE_EMPTY = /\.(ImageSecondaryURL|NormalURL|ColliderURL|LutURL|TableURL|SkyURL)$/;

/** Every asset an object names is one of those that were made: nothing comes from elsewhere. */
export const wrongAddresses = (objects: readonly ObjectState[], made: ReadonlyMap<string, unknown>): string[] =>
  objects.flatMap((object) =>
    allObjects([object]).flatMap(({ ContainedObjects: _, ChildObjects: __, States: ___, ...own }) =>
      addressesIn(own, titleOf(own))
        .filter(([path, url]) => !made.has(url) && !(url === "" && MAY_BE_EMPTY.test(path)))
        .map(([path, url]) => `${path}: "${url}" is no asset of ours`),
    ),
  );

/** It goes into every save and to everybody who joins; MoonSharp takes 16 ms to load 100 KB. */
export const SCRIPT_KB_AT_MOST = 544;

export const wrongSizes = (objects: readonly ObjectState[]): string[] =>
  allObjects(objects)
    .filter(({ LuaScript = "" }) => Buffer.byteLength(LuaScript) > SCRIPT_KB_AT_MOST * 1024)
    .map((object) => `${titleOf(object)}.LuaScript: is longer than ${String(SCRIPT_KB_AT_MOST)} KB`);

/** Looking at every pixel takes long, and what was opaque once stays so. */
const clearIn = ({ bytes, mayBeClear }: RenderedAsset, cache: string): Pixel | "none" => {
  const opaque = join(cache, "opaque", createHash("sha256").update(bytes).digest("hex"));
  if (mayBeClear === true || existsSync(opaque)) return "none";
  const clear = clearPixel(bytes);
  if (clear === "none") writeAtomically(opaque, new Uint8Array());
  return clear;
};

/** A model with a clear pixel anywhere in its picture may be drawn see-through as a whole. */
export const wrongTextures = (
  objects: readonly ObjectState[],
  made: ReadonlyMap<string, RenderedAsset>,
  cache: string,
): string[] => {
  const first = new Map<string, ObjectState>();
  for (const object of allObjects(objects)) {
    const url = object.CustomMesh?.DiffuseURL ?? "";
    if (!first.has(url)) first.set(url, object);
  }
  return [...first].flatMap(([url, object]) => {
    const picture = made.get(url);
    const clear = picture === undefined ? "none" : clearIn(picture, cache);
    if (picture === undefined || clear === "none") return [];
    const { x, y } = clear;
    return [`${titleOf(object)}.CustomMesh.DiffuseURL: ${picture.file} is not opaque at ${String(x)}, ${String(y)}`];
  });
};
