import type { CustomDeckState, ObjectState, TransformState } from "../../src/tts/save";

export interface Where {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  readonly turn?: number;
  readonly faceDown?: boolean;
  readonly scale?: number;
}

const transform = ({ x = 0, y = 1, z = 0, turn = 0, faceDown = false, scale = 1 }: Where): TransformState => ({
  posX: x,
  posY: y,
  posZ: z,
  rotX: 0,
  rotY: turn,
  rotZ: faceDown ? 180 : 0,
  scaleX: scale,
  scaleY: scale,
  scaleZ: scale,
});

type More = Partial<ObjectState>;

export const piece = (guid: string, name: string, where: Where = {}, more: More = {}): ObjectState => ({
  GUID: guid,
  Name: name,
  Transform: transform(where),
  ...more,
});

const SHEET: CustomDeckState = {
  FaceURL: "http://example.com/faces.png",
  BackURL: "http://example.com/back.png",
  NumWidth: 10,
  NumHeight: 7,
  BackIsHidden: true,
  UniqueBack: false,
};

export const card = (guid: string, where: Where = {}, more: More = {}): ObjectState =>
  piece(guid, "Card", where, { CardID: 100, CustomDeck: { "1": SHEET }, ...more });

/** A deck of cards with these GUIDs, in the order of its list. */
export const deck = (guid: string, cards: readonly string[], where: Where = {}, more: More = {}): ObjectState =>
  piece(guid, "Deck", where, {
    DeckIDs: cards.map((_, i) => 100 + i),
    CustomDeck: { "1": SHEET },
    ContainedObjects: cards.map((each, i) => card(each, where, { CardID: 100 + i, Nickname: each })),
    ...more,
  });

export const bag = (guid: string, contents: readonly ObjectState[], where: Where = {}, more: More = {}): ObjectState =>
  piece(guid, "Bag", where, { ContainedObjects: contents, ...more });

export const token = (guid: string, where: Where = {}, more: More = {}): ObjectState =>
  piece(guid, "Custom_Token", where, more);

const SIDES = [
  { x: -90, y: 0, z: 0 },
  { x: 0, y: 0, z: 0 },
  { x: 0, y: 0, z: -90 },
  { x: 0, y: 0, z: 90 },
  { x: 0, y: 0, z: 180 },
  { x: 90, y: 0, z: 0 },
];

/** A die whose sides have these values; it shows the second. */
export const die = (guid: string, values: readonly (string | number)[], where: Where = {}): ObjectState =>
  piece(guid, "Custom_Dice", where, {
    RotationValues: SIDES.map((Rotation, i) => ({ Value: values[i] ?? i + 1, Rotation })),
  });

/** A scripting zone, a box of this size. */
export const zone = (guid: string, size: number, where: Where = {}, more: More = {}): ObjectState =>
  piece(guid, "ScriptingTrigger", { ...where, scale: size }, { Locked: true, ...more });

export const handZone = (guid: string, colour: string, where: Where = {}): ObjectState =>
  piece(guid, "HandTrigger", { scale: 10, ...where }, { Locked: true, FogColor: colour });
