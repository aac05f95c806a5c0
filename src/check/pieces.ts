import { fail } from "../kernel/fail";
import type { ObjectState, TransformState } from "../tts/save";
import { type CheckedObject, game } from "./game";

/** What the attempts are made with, on the free part of the floor. */

/** The top of the floor that everything stands on. */
export const FLOOR = 1;
const WEST = -12;
const APART = 4;
const FREE_ROW = 4;

/** The middle of a place on the free part, so high above the floor. */
export const placeOf = (place: number, above: number): { x: number; y: number; z: number } => ({
  x: WEST + place * APART,
  y: FLOOR + above,
  z: FREE_ROW,
});

const transformAt = (place: number, above: number, rotY: number, rotZ: number): TransformState => {
  const { x, y, z } = placeOf(place, above);
  return { posX: x, posY: y, posZ: z, rotX: 0, rotY, rotZ, scaleX: 1, scaleY: 1, scaleZ: 1 };
};

/** A card is read from the south, and a turn over shows its back. */
const READ = 180;
const OVER = 180;

const made = (data: ObjectState): CheckedObject => game.spawnObjectData({ data });

export const blockAt = (place: number, above: number, own: Partial<ObjectState> = {}): CheckedObject =>
  made({ GUID: "", Name: "BlockSquare", Transform: transformAt(place, above, 0, 0), ...own });

export const bagAt = (place: number): CheckedObject =>
  made({ GUID: "", Name: "Bag", Transform: transformAt(place, 0.1, 0, 0), Locked: true });

const TURNS: readonly (readonly [number, number, number])[] = [
  [-90, 0, 0],
  [0, 0, 0],
  [0, 0, -90],
  [0, 0, 90],
  [0, 0, -180],
  [90, 0, 0],
];

/** How the game's own die lies with each of its faces up. */
export const turnOf = (face: number): { x: number; y: number; z: number } => {
  const [x, y, z] = TURNS[face - 1] ?? [0, 0, 0];
  return { x, y, z };
};

/** A die whose faces have these values. */
export const dieAt = (place: number, values: readonly string[]): CheckedObject => {
  const faces: { Value: string; Rotation: { x: number; y: number; z: number } }[] = [];
  for (let i = 0; i < values.length; i++) faces.push({ Value: values[i] ?? "", Rotation: turnOf(i + 1) });
  return made({ GUID: "", Name: "Die_6", Transform: transformAt(place, 0.6, 0, 0), RotationValues: faces });
};

export const DIGITS = ["1", "2", "3", "4", "5", "6"] as const;

/** The card of the table with that letter, as data. */
const cardData = (letter: "a" | "b"): ObjectState => {
  const card = game.getObjectsWithTag("outbreak-card-" + letter)[0];
  return card?.getData() ?? fail("the card is gone from the table");
};

export const cardAt = (
  letter: "a" | "b",
  place: number,
  above: number,
  own: Partial<ObjectState> = {},
): CheckedObject =>
  made({ ...cardData(letter), GUID: "", Transform: transformAt(place, above, READ, 0), Locked: false, ...own });

export const FIRST_OF_DECK = "c0ffe1";
export const MIDDLE_OF_DECK = "c0ffe2";
export const LAST_OF_DECK = "c0ffe3";

const DECK = [
  ["a", FIRST_OF_DECK],
  ["b", MIDDLE_OF_DECK],
  ["a", LAST_OF_DECK],
] as const;

/** A deck of the cards a, b, a with GUIDs of their own, the list's first named first. */
export const deckAt = (place: number, faceDown: boolean): CheckedObject => {
  const cards: ObjectState[] = [];
  const ids: number[] = [];
  for (const [letter, guid] of DECK) {
    const card = { ...cardData(letter), GUID: guid };
    cards.push(card);
    ids.push(card.CardID ?? 0);
  }
  const a = cardData("a");
  return made({
    GUID: "",
    Name: "Deck",
    Transform: transformAt(place, 0.2, READ, faceDown ? OVER : 0),
    DeckIDs: ids,
    CustomDeck: a.CustomDeck ?? {},
    ContainedObjects: cards,
  });
};

export const isListed = (guid: string): boolean => {
  for (const object of game.getObjects()) if (object.guid === guid) return true;
  return false;
};
