import type { ContainedEntry, TtsObject } from "../tts/api";
import type { Word } from "../kernel/words";

/** Pieces know their kind by a tag, decks and bags the spot they belong to; names are free for translation. */
const TAG = "outbreak";
const KIND_PREFIX = "outbreak-";
const SPOT_PREFIX = "outbreak-at-";
const CONTROLLER = "outbreak-controller";

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

export const spotTagged = (tags: readonly string[]): Word => {
  for (const tag of tags) if (tag.startsWith(SPOT_PREFIX)) return tag.slice(SPOT_PREFIX.length);
  return "";
};

/** Pieces of the game on this table, by kind. Those of a bag that waits to be unpacked are not among them. */
export type Pieces = Record<Word, Piece[]>;

/** What is known of objects by GUID: reading tags anew for every look at the table would cost more than the look. */
export interface Known {
  /** The kind a tag names, "" if it names none: there are many pieces and few tags. */
  readonly tags: Record<string, Word>;
  readonly kinds: Record<string, Word>;
  /** The spot a bag is made for. */
  readonly spots: Record<string, Word>;
  /** A deck that comes down to its last card is gone: what is left is the card. */
  readonly types: Record<string, string>;
  readonly contents: Record<string, Contents | undefined>;
}

/** Pieces of one kind in a deck or bag. */
interface Inside {
  readonly kind: Word;
  readonly guids: string[];
}

interface Contents {
  readonly quantity: number;
  readonly byKind: readonly Inside[];
}

export const nothingKnown = (): Known => ({ tags: {}, kinds: {}, spots: {}, types: {}, contents: {} });

/** Something went into a deck or bag, or came out: what was read of it is no longer so. */
export const forgetContents = (known: Known, holder: TtsObject): void => {
  known.contents[holder.guid] = undefined;
};

const kindNamed = (tag: string): Word =>
  tag.startsWith(KIND_PREFIX) && !tag.startsWith(SPOT_PREFIX) ? tag.slice(KIND_PREFIX.length) : "";

const kindTagged = (known: Known, tags: readonly string[]): Word => {
  for (const tag of tags) {
    let kind = known.tags[tag];
    if (kind === undefined) {
      kind = kindNamed(tag);
      known.tags[tag] = kind;
    }
    if (kind !== "") return kind;
  }
  return "";
};

export const kindOfEntry = (known: Known, { guid, tags }: ContainedEntry): Word => {
  const kind = known.kinds[guid];
  if (kind !== undefined) return kind;
  const read = kindTagged(known, tags);
  known.kinds[guid] = read;
  return read;
};

export const kindOfObject = (known: Known, object: TtsObject, guid: string): Word => {
  const kind = known.kinds[guid];
  if (kind !== undefined) return kind;
  const read = object.hasTag(TAG) ? kindTagged(known, object.getTags()) : "";
  known.kinds[guid] = read;
  return read;
};

const spotOfBag = (known: Known, object: TtsObject, guid: string): Word => {
  const spot = known.spots[guid];
  if (spot !== undefined) return spot;
  const read = spotTagged(object.getTags());
  known.spots[guid] = read;
  return read;
};

const typeOf = (known: Known, object: TtsObject, guid: string): string => {
  const type = known.types[guid];
  if (type !== undefined) return type;
  const read = object.type;
  known.types[guid] = read;
  return read;
};

const readContents = (known: Known, object: TtsObject, quantity: number): Contents => {
  const byKind: Inside[] = [];
  const guids: Record<Word, string[] | undefined> = {};
  for (const entry of object.getObjects() ?? []) {
    const kind = kindOfEntry(known, entry);
    const others = guids[kind];
    if (others === undefined) {
      const first = [entry.guid];
      guids[kind] = first;
      byKind.push({ kind, guids: first });
    } else others.push(entry.guid);
  }
  return { quantity, byKind };
};

/** A list of all that is in a deck is dear, so it is read once, and again when something went in or came out. */
const contentsOf = (known: Known, object: TtsObject, guid: string): Contents => {
  const quantity = object.getQuantity();
  const before = known.contents[guid];
  if (before?.quantity === quantity) return before;
  const read = readContents(known, object, quantity);
  known.contents[guid] = read;
  return read;
};

const addContents = (pieces: Pieces, known: Known, object: TtsObject, guid: string): void => {
  if (object.hasTag(CONTROLLER)) return;
  const { byKind } = contentsOf(known, object, guid);
  const holder = { object, spot: known.types[guid] === "Bag" ? spotOfBag(known, object, guid) : "" };
  const { x, y, z } = object.getPosition();
  for (const { kind, guids } of byKind) {
    // Kinds that are not looked for have no list.
    const list = pieces[kind];
    if (list !== undefined)
      for (const inside of guids) list.push({ kind, guid: inside, object, holder, hand: "", x, y, z });
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
const heldIn = (
  objects: readonly TtsObject[],
  known: Known,
  hands: readonly HandSpot[],
): Readonly<Record<string, Word>> => {
  const held: Record<string, Word> = {};
  if (hands.length === 0) return held;
  for (const zone of objects) {
    if (typeOf(known, zone, zone.guid) === "Hand") {
      const { x, z } = zone.getPosition();
      const spot = nearestHand(hands, x, z);
      for (const { guid } of zone.getObjects() ?? []) held[guid] = spot;
    }
  }
  return held;
};

/** The pieces of these kinds. */
export const piecesOn = (
  objects: readonly TtsObject[],
  known: Known,
  hands: readonly HandSpot[],
  kinds: readonly Word[],
): Pieces => {
  const pieces: Pieces = {};
  for (const kind of kinds) pieces[kind] = [];
  const held = heldIn(objects, known, hands);
  for (const object of objects) {
    const guid = object.guid;
    const type = typeOf(known, object, guid);
    if (type === "Deck" || type === "Bag") addContents(pieces, known, object, guid);
    else {
      const kind = kindOfObject(known, object, guid);
      const list = pieces[kind];
      if (list !== undefined) {
        const { x, y, z } = object.getPosition();
        list.push({ kind, guid, object, holder: "none", hand: held[guid] ?? "", x, y, z });
      }
    }
  }
  return pieces;
};
