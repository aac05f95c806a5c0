import { breathe } from "../kernel/breath";
import type { Word } from "../kernel/words";
import type { ContainedEntry, TtsObject, TtsVector } from "../tts/api";
import { type Faces, facesOf } from "./dice";

/** What is known of everything on the table: to ask each object anew at every look would cost more than the look. */

/** Pieces know their kind by a tag, decks and bags the spot they belong to; names are free for translation. */
const TAG = "outbreak";
const KIND_PREFIX = "outbreak-";
const SPOT_PREFIX = "outbreak-at-";
const CONTROLLER = "outbreak-controller";

const spotTagged = (tags: readonly string[]): Word => {
  for (const tag of tags) if (tag.startsWith(SPOT_PREFIX)) return tag.slice(SPOT_PREFIX.length);
  return "";
};

/** Pieces of one kind in a deck or bag. */
export interface Inside {
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

/** What is known of objects, by GUID. */
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

/** As much as going through a large table is. */
const ALL = 150;

const censusOf = (known: Known): Census => {
  breathe(ALL);
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
