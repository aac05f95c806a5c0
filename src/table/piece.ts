import { breathe } from "../kernel/breath";
import { numberText } from "../kernel/number-text";
import type { Word } from "../kernel/words";
import type { TtsObject, TtsVector } from "../tts/api";
import { census, type Inside, kindOfEntry, kindsInside, type Known, type Loose, spotOfBag } from "./census";

/** The pieces of the game, as they lie on the table now: loose, or in a deck or bag. */

/** What a piece lies in, when it lies in something. */
export interface Holder {
  readonly object: TtsObject;
  /** The spot a bag is made for; "" for a deck, which is where it lies. */
  readonly spot: Word;
}

/** A piece as it is on the table now: loose, or in a deck or bag. */
export interface Piece {
  readonly kind: Word;
  readonly guid: string;
  readonly object: TtsObject;
  readonly holder: Holder | "none";
  /** The spot of the hand it is held in; "" on the table. */
  readonly hand: Word;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Pieces of the game on this table, by kind. Those of a bag that waits to be unpacked are not among them. */
export type Pieces = Record<Word, Piece[]>;

/** As much as going through a deck is. */
const A_DECK = 60;

const readContents = (known: Known, object: TtsObject): Inside => {
  const inside: Inside = { kinds: [], guids: {} };
  const { kinds, guids } = inside;
  for (const entry of object.getObjects() ?? []) {
    const kind = kindOfEntry(known, entry);
    const others = guids[kind];
    if (others === undefined) {
      guids[kind] = [entry.guid];
      kinds.push(kind);
    } else others.push(entry.guid);
  }
  return inside;
};

/** GUIDs tell nothing in what others have put together: each entry is known by its holder and its number. */
const readForeign = (known: Known, object: TtsObject, holder: string): Inside => {
  const inside: Inside = { kinds: [], guids: {} };
  const kinds = kindsInside(known, object);
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] ?? "";
    const others = inside.guids[kind];
    const guid = holder + "/" + numberText(i);
    if (others === undefined) {
      inside.guids[kind] = [guid];
      inside.kinds.push(kind);
    } else others.push(guid);
  }
  return inside;
};

const NOTHING: Inside = { kinds: [], guids: {} };

/** A list of all that is in a deck is dear, so it is read once, and again when something went in or came out. */
export const contentsOf = (known: Known, { object, guid }: Loose): Inside => {
  const before = known.contents[guid];
  if (before !== undefined) return before;
  breathe(A_DECK);
  if (object.isDestroyed()) return NOTHING;
  const read = known.bound === "none" ? readContents(known, object) : readForeign(known, object, guid);
  known.contents[guid] = read;
  return read;
};

const addInside = (list: Piece[], kind: Word, guids: readonly string[], holder: Holder, at: TtsVector): void => {
  const { x, y, z } = at;
  for (const guid of guids) list.push({ kind, guid, object: holder.object, holder, hand: "", x, y, z });
};

/** The pieces of these kinds that lie in it. */
const addContents = (pieces: Pieces, kinds: readonly Word[], known: Known, loose: Loose): void => {
  const { object } = loose;
  const inside = contentsOf(known, loose);
  let at: TtsVector | "unknown" = "unknown";
  // Whichever are fewer: the kinds that are looked for, or those that are there.
  for (const kind of kinds.length < inside.kinds.length ? kinds : inside.kinds) {
    const guids = inside.guids[kind];
    const list = pieces[kind];
    if (guids !== undefined && list !== undefined) {
      if (at === "unknown" && object.isDestroyed()) return;
      if (at === "unknown") at = object.getPosition();
      addInside(list, kind, guids, { object, spot: spotOfBag(known, loose) }, at);
    }
  }
};

/** Where hands are held: the hand zones, each with the spot it lies at. */
export interface HandSpot {
  readonly spot: Word;
  readonly x: number;
  readonly z: number;
}

const nearestHand = (hands: readonly HandSpot[], x: number, z: number): Word => {
  let best = "";
  let least = 0;
  for (const hand of hands) {
    const far = Math.abs(hand.x - x) + Math.abs(hand.z - z);
    if (best === "" || far < least) {
      best = hand.spot;
      least = far;
    }
  }
  return best;
};

/** By GUID: the hand that holds it. */
const heldIn = (handZones: readonly Loose[], hands: readonly HandSpot[]): Readonly<Record<string, Word>> => {
  const held: Record<string, Word> = {};
  if (hands.length === 0) return held;
  for (const { object: zone } of handZones) {
    const { x, z } = zone.getPosition();
    const spot = nearestHand(hands, x, z);
    for (const { guid } of zone.getObjects() ?? []) held[guid] = spot;
  }
  return held;
};

/** The pieces of these kinds. */
export const piecesOn = (known: Known, hands: readonly HandSpot[], kinds: readonly Word[]): Pieces => {
  const pieces: Pieces = {};
  for (const kind of kinds) pieces[kind] = [];
  const { holders, handZones } = census(known);
  const held = heldIn(handZones, hands);
  for (const holder of holders) addContents(pieces, kinds, known, holder);
  for (const kind of kinds) {
    const list = pieces[kind] ?? [];
    breathe(1 + (census(known).byKind[kind] ?? []).length);
    for (const { guid, object } of census(known).byKind[kind] ?? []) {
      const { x, y, z } = object.getPosition();
      list.push({ kind, guid, object, holder: "none", hand: held[guid] ?? "", x, y, z });
    }
  }
  return pieces;
};
