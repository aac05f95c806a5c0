import type { ContainedEntry, TtsObject, TtsVector } from "../tts/api";
import type { Word } from "../kernel/words";
import { type Faces, facesOf } from "./dice";

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

const spotTagged = (tags: readonly string[]): Word => {
  for (const tag of tags) if (tag.startsWith(SPOT_PREFIX)) return tag.slice(SPOT_PREFIX.length);
  return "";
};

/** Pieces of the game on this table, by kind. Those of a bag that waits to be unpacked are not among them. */
export type Pieces = Record<Word, Piece[]>;

/** Pieces of one kind in a deck or bag. */
interface Inside {
  readonly kind: Word;
  readonly guids: string[];
}

/** An object of this table by itself: a piece, or something that is none of ours. */
export interface Loose {
  readonly guid: string;
  readonly object: TtsObject;
  readonly type: string;
  readonly kind: Word;
}

/** Everything on the table, as it was last gone through. */
interface Census {
  readonly all: readonly Loose[];
  readonly byKind: Readonly<Record<Word, readonly Loose[] | undefined>>;
  readonly holders: readonly Loose[];
  readonly handZones: readonly Loose[];
}

/** What is known of objects by GUID: to ask each of them anew at every look would cost more than the look. */
export interface Known {
  /** The kind a tag names, "" if it names none: there are many pieces and few tags. */
  readonly tags: Record<string, Word>;
  readonly kinds: Record<string, Word>;
  /** The spot a bag is made for. */
  readonly spots: Record<string, Word>;
  /** A deck that comes down to its last card is gone: what is left is the card. */
  readonly types: Record<string, string>;
  /** The types as saves name them. */
  readonly names: Record<string, string>;
  readonly contents: Record<string, readonly Inside[] | undefined>;
  /** By kind: how its dice show what. */
  readonly faces: Record<Word, Faces>;
  /** Objects come and go seldom, and tell it: until then they need not be gone through again. */
  census: Census | "stale";
}

export const nothingKnown = (): Known => ({
  tags: {},
  kinds: {},
  spots: {},
  types: {},
  names: {},
  contents: {},
  faces: {},
  census: "stale",
});

/** Something came to the table or went off it. */
export const countAgain = (known: Known): void => {
  known.census = "stale";
};

/** Whatever was read of the table is read once more. */
export const forgetAll = (known: Known): void => {
  for (const guid in known.contents) known.contents[guid] = undefined;
  countAgain(known);
};

/** Something went into a deck or bag, or came out: what was read of it is no longer so. */
export const forgetContents = (known: Known, holder: TtsObject): void => {
  known.contents[holder.guid] = undefined;
  countAgain(known);
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

const typeOf = (known: Known, object: TtsObject, guid: string): string => {
  const type = known.types[guid];
  if (type !== undefined) return type;
  const read = object.type;
  known.types[guid] = read;
  return read;
};

export const nameOf = (known: Known, object: TtsObject, guid: string): string => {
  const name = known.names[guid];
  if (name !== undefined) return name;
  const read = object.name;
  known.names[guid] = read;
  return read;
};

/** How a die is turned to show a face, if it has such a face. */
export const turnToShow = (known: Known, kind: Word, die: TtsObject, face: Word): TtsVector | undefined => {
  const faces = known.faces[kind] ?? facesOf(die);
  known.faces[kind] = faces;
  return faces[face];
};

/** A deck of equal cards has their tags, and is no card. */
export const kindOfObject = (known: Known, object: TtsObject, guid: string): Word => {
  const kind = known.kinds[guid];
  if (kind !== undefined) return kind;
  const isPiece = typeOf(known, object, guid) !== "Deck" && object.hasTag(TAG);
  const read = isPiece ? kindTagged(known, object.getTags()) : "";
  known.kinds[guid] = read;
  return read;
};

/** The spot a bag is made for; "" for anything else. */
export const spotOfBag = (known: Known, { object, guid, type }: Loose): Word => {
  if (type !== "Bag") return "";
  const spot = known.spots[guid];
  if (spot !== undefined) return spot;
  const read = spotTagged(object.getTags());
  known.spots[guid] = read;
  return read;
};

const isHolder = ({ type, object }: Loose): boolean =>
  type === "Deck" || (type === "Bag" && !object.hasTag(CONTROLLER));

const censusOf = (known: Known): Census => {
  const all: Loose[] = [];
  const byKind: Record<Word, Loose[] | undefined> = {};
  const holders: Loose[] = [];
  const handZones: Loose[] = [];
  let count = 0;
  for (const object of getObjects()) {
    const guid = object.guid;
    const loose: Loose = { guid, object, type: typeOf(known, object, guid), kind: kindOfObject(known, object, guid) };
    all[count] = loose;
    count++;
    if (isHolder(loose)) holders.push(loose);
    else if (loose.type === "Hand") handZones.push(loose);
    else {
      const others = byKind[loose.kind];
      if (others === undefined) byKind[loose.kind] = [loose];
      else others.push(loose);
    }
  }
  return { all, byKind, holders, handZones };
};

/** Everything on the table, gone through again only where something came or went. */
export const census = (known: Known): Census => {
  if (known.census === "stale") known.census = censusOf(known);
  return known.census;
};

const readContents = (known: Known, object: TtsObject): readonly Inside[] => {
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
  return byKind;
};

/** A list of all that is in a deck is dear, so it is read once, and again when something went in or came out. */
const contentsOf = (known: Known, { object, guid }: Loose): readonly Inside[] => {
  const before = known.contents[guid];
  if (before !== undefined) return before;
  const read = readContents(known, object);
  known.contents[guid] = read;
  return read;
};

const addContents = (pieces: Pieces, known: Known, loose: Loose): void => {
  const { object } = loose;
  let at: TtsVector | "unknown" = "unknown";
  for (const { kind, guids } of contentsOf(known, loose)) {
    // Kinds that are not looked for have no list.
    const list = pieces[kind];
    if (list !== undefined) {
      if (at === "unknown") at = object.getPosition();
      const { x, y, z } = at;
      const holder = { object, spot: spotOfBag(known, loose) };
      for (const inside of guids) list.push({ kind, guid: inside, object, holder, hand: "", x, y, z });
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
  const { byKind, holders, handZones } = census(known);
  const held = heldIn(handZones, hands);
  for (const holder of holders) addContents(pieces, known, holder);
  for (const kind of kinds) {
    const list = pieces[kind] ?? [];
    for (const { guid, object } of byKind[kind] ?? []) {
      const { x, y, z } = object.getPosition();
      list.push({ kind, guid, object, holder: "none", hand: held[guid] ?? "", x, y, z });
    }
  }
  return pieces;
};
