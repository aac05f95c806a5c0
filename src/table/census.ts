import { breathe } from "../kernel/breath";
import { has, mapped } from "../kernel/list";
import type { Word } from "../kernel/words";
import type { ContainedEntry, TtsObject, TtsVector } from "../tts/api";
import type { ObjectState } from "../tts/save";
import { type Bound, insideOf, kindSeen, noteSides } from "./bound";
import { type Faces, facesOf } from "./dice";

/** What is known of everything on the table: to ask each object anew at every look would cost more than the look. */

/** Pieces know their kind by a tag, decks and bags the spot they belong to; names are free for translation. */
const TAG = "outbreak";
const KIND_PREFIX = "outbreak-";
const SPOT_PREFIX = "outbreak-at-";
const CONTROLLER = "outbreak-controller";

/** As much as it is to look what a piece is that has no tag of ours. */
const A_LOOK = 40;

/** What holds pieces, by its type. */
const HOLDERS: readonly string[] = ["Deck", "Bag", "Infinite", "Stack", "Hand", "Scripting"];

export const spotTagged = (tags: readonly string[]): Word => {
  for (const tag of tags) if (tag.startsWith(SPOT_PREFIX)) return tag.slice(SPOT_PREFIX.length);
  return "";
};

/** What is in a deck or bag: the kinds, and the pieces of each. */
export interface Inside {
  readonly kinds: Word[];
  readonly guids: Record<Word, string[] | undefined>;
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
  all: readonly Loose[];
  readonly byKind: Record<Word, readonly Loose[] | undefined>;
  holders: readonly Loose[];
  handZones: readonly Loose[];
}

/** What came to the table, or went off it. */
interface Change {
  readonly guid: string;
  readonly object: TtsObject | "gone";
}

/** What is known of objects, by GUID. */
export interface Known {
  /** On a table that somebody else has made, what tells which of its objects are pieces. */
  bound: Bound | "none";
  /** The kind a tag names, "" if it names none: there are many pieces and few tags. */
  readonly tags: Record<string, Word>;
  kinds: Record<string, Word>;
  /** The spot a bag is made for. */
  spots: Record<string, Word>;
  /** A deck that comes down to its last card is gone: what is left is the card. */
  readonly types: Record<string, string>;
  /** The types as saves name them. */
  readonly names: Record<string, string>;
  readonly contents: Record<string, Inside | undefined>;
  /** By kind: how its dice show what. */
  readonly faces: Record<Word, Faces>;
  /** Objects come and go seldom, and tell it: the others need not be gone through again. */
  census: Census | "stale";
  /** What came and went since. */
  changes: Change[];
}

export const nothingKnown = (): Known => ({
  bound: "none",
  tags: {},
  kinds: {},
  spots: {},
  types: {},
  names: {},
  contents: {},
  faces: {},
  census: "stale",
  changes: [],
});

/** All that is on the table is gone through again. */
export const countAgain = (known: Known): void => {
  known.census = "stale";
};

/** Something came to the table. */
export const noteCame = ({ changes }: Known, object: TtsObject, guid: string): void => {
  changes.push({ guid, object });
};

/** Something goes off the table. */
export const noteWent = ({ changes }: Known, guid: string): void => {
  changes.push({ guid, object: "gone" });
};

/** Whatever was read of the table is read once more. */
export const forgetAll = (known: Known): void => {
  for (const guid in known.contents) known.contents[guid] = undefined;
  countAgain(known);
};

/** What a piece is tells another binding, or none: all that was known of pieces is asked anew. */
export const knowAnew = (known: Known, bound: Known["bound"]): void => {
  known.bound = bound;
  known.kinds = {};
  known.spots = {};
  forgetAll(known);
};

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

/** The kind of a piece as it is saved, by our tags or by what the binding says of it. */
export const kindOfData = (known: Known, data: ObjectState, inside: string): Word => {
  const kind = kindTagged(known, data.Tags ?? []);
  return kind !== "" || known.bound === "none" ? kind : kindSeen(known.bound, data, inside);
};

/** The kinds of what lies in a deck or bag, in its order, as far as its data tells. */
export const kindsInside = (known: Known, holder: TtsObject): readonly Word[] => {
  const data = holder.getData();
  return mapped(insideOf(data), (each) => {
    breathe(A_LOOK);
    return kindOfData(known, each, data.Nickname ?? "");
  });
};

/** A piece of somebody else's has no tag; what holds pieces is none itself. */
const kindOfForeign = (known: Known, bound: Bound, object: TtsObject): Word => {
  if (has(HOLDERS, object.type)) return "";
  const kind = kindOfData(known, object.getData(), "");
  const of = bound.own.kinds[kind];
  if (of !== undefined) noteSides(bound, kind, of, object);
  return kind;
};

/** What is inside may have the GUID of something else outside: its tags alone tell what it is. */
export const kindOfEntry = (known: Known, { tags }: ContainedEntry): Word => kindTagged(known, tags);

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

/** On a table of somebody else's: whether we have brought it. */
export const isOurs = (object: TtsObject): boolean => object.hasTag(TAG);

/** How a die is turned to show a face, if it has such a face. */
export const turnToShow = (known: Known, kind: Word, die: TtsObject, face: Word): TtsVector | undefined => {
  if (known.bound !== "none" && !isOurs(die)) return facesOf(die, known.bound.sides[kind])[face];
  const faces = known.faces[kind] ?? facesOf(die);
  known.faces[kind] = faces;
  return faces[face];
};

/** A deck of equal cards has their tags, and is no card. */
export const kindOfObject = (known: Known, object: TtsObject, guid: string): Word => {
  const kind = known.kinds[guid];
  if (kind !== undefined) return kind;
  const { bound } = known;
  const isDeck = typeOf(known, object, guid) === "Deck";
  let read = isDeck ? "" : kindTagged(known, object.getTags());
  if (bound !== "none" && read === "" && (isDeck || !isOurs(object))) read = kindOfForeign(known, bound, object);
  known.kinds[guid] = read;
  return read;
};

/** The kind of the first card of a deck, or of the card itself. */
const kindOfCards = (known: Known, { type, kind, object }: Loose): Word => {
  if (type !== "Deck") return type === "Card" ? kind : "";
  const data = object.getData();
  const [first] = insideOf(data);
  return first === undefined ? "" : kindOfData(known, first, data.Nickname ?? "");
};

/** Where a game has no hands, nobody's hand pulls its cards in: a deck of theirs may lie in front of one. */
export const keepOutOfHands = (known: Known, loose: Loose): void => {
  const { bound } = known;
  if (bound === "none" || bound.own.hands.length > 0) return;
  if (kindOfCards(known, loose) !== "") loose.object.use_hands = false;
};

/** What has just come of cards of theirs, a deck or the last card of one, is what hands hold, however they were. */
export const keepNewOutOfHands = ({ bound }: Known, object: TtsObject | undefined): void => {
  if (object !== undefined && bound !== "none" && bound.own.hands.length === 0) object.use_hands = false;
};

/** Something new may have the GUID of something that is gone. */
export const learn = (known: Known, object: TtsObject, guid: string): void => {
  const { type } = object;
  const tags = object.getTags();
  known.types[guid] = type;
  known.names[guid] = object.name;
  known.kinds[guid] = type === "Deck" ? "" : kindTagged(known, tags);
  if (known.bound !== "none" && known.kinds[guid] === "") known.kinds[guid] = kindOfForeign(known, known.bound, object);
  known.spots[guid] = type === "Bag" ? spotTagged(tags) : "";
  known.contents[guid] = undefined;
  keepOutOfHands(known, { guid, object, type, kind: known.kinds[guid] ?? "" });
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
  type === "Deck" || type === "Stack" || (type === "Bag" && !object.hasTag(CONTROLLER));

/** To count all that lies there takes a frame by itself, however much it is: in how many frames is no secret's business. */
const ALL = 300;
/** As much as it is to bring up to date what is known of all. */
const A_FEW = 30;

/** Looks at each object that was never looked at: without our tags that is more than a frame has room for. */
const lookAtAll = (known: Known): void => {
  for (const object of getObjects()) {
    if (!object.isDestroyed() && known.kinds[object.guid] === undefined) {
      breathe(A_LOOK);
      kindOfObject(known, object, object.guid);
    }
  }
};

const looseOf = (known: Known, object: TtsObject, guid: string): Loose => ({
  guid,
  object,
  type: typeOf(known, object, guid),
  kind: kindOfObject(known, object, guid),
});

/** Adds it where those are that are like it. */
const sortIn = (into: Omit<Sorted, "all">, loose: Loose): void => {
  if (isHolder(loose)) into.holders.push(loose);
  else if (loose.type === "Hand") into.handZones.push(loose);
  else {
    const others = into.byKind[loose.kind];
    if (others === undefined) into.byKind[loose.kind] = [loose];
    else others.push(loose);
  }
};

interface Sorted {
  readonly all: Loose[];
  readonly byKind: Record<Word, Loose[] | undefined>;
  readonly holders: Loose[];
  readonly handZones: Loose[];
}

const censusOf = (known: Known): Census => {
  if (known.bound !== "none") lookAtAll(known);
  // They are counted in one breath: what is gone meanwhile cannot be looked at.
  breathe(ALL);
  known.changes = [];
  const sorted: Sorted = { all: [], byKind: {}, holders: [], handZones: [] };
  let count = 0;
  for (const object of getObjects()) {
    const loose = looseOf(known, object, object.guid);
    sorted.all[count] = loose;
    count++;
    sortIn(sorted, loose);
  }
  return sorted;
};

const without = (list: readonly Loose[], changed: Readonly<Record<string, unknown>>): Loose[] => {
  const others: Loose[] = [];
  let count = 0;
  for (const loose of list)
    if (changed[loose.guid] === undefined) {
      others[count] = loose;
      count++;
    }
  return others;
};

/** Takes out what has gone, and adds what has come. */
const bringUpToDate = (known: Known, counted: Census): void => {
  breathe(A_FEW);
  const { changes } = known;
  known.changes = [];
  const last: Record<string, TtsObject | "gone"> = {};
  for (const { guid, object } of changes) last[guid] = object;
  const all = without(counted.all, last);
  const holders = without(counted.holders, last);
  const handZones = without(counted.handZones, last);
  const byKind: Record<Word, Loose[] | undefined> = {};
  for (const { guid, kind } of counted.all)
    if (last[guid] !== undefined) byKind[kind] = byKind[kind] ?? without(counted.byKind[kind] ?? [], last);
  for (const { guid } of changes) {
    const object = last[guid];
    if (object !== undefined && object !== "gone" && !object.isDestroyed()) {
      const loose = looseOf(known, object, guid);
      byKind[loose.kind] = byKind[loose.kind] ?? without(counted.byKind[loose.kind] ?? [], last);
      all.push(loose);
      sortIn({ byKind, holders, handZones }, loose);
    }
    // It may have come and gone several times.
    last[guid] = "gone";
  }
  counted.all = all;
  counted.holders = holders;
  counted.handZones = handZones;
  for (const kind in byKind) counted.byKind[kind] = byKind[kind];
};

/** Everything on the table, gone through again only where nobody told what came or went. */
export const census = (known: Known): Census => {
  if (known.census === "stale") known.census = censusOf(known);
  else if (known.changes.length > 0) bringUpToDate(known, known.census);
  return known.census;
};

/** Whatever nobody told of is found by the number of things there are. */
export const countIfAmiss = (known: Known): void => {
  if (getObjects().length !== census(known).all.length) countAgain(known);
};
