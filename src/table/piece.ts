import type { ContainedEntry, TtsObject, TtsVector } from "../tts/api";
import type { Word } from "../kernel/words";

/** Pieces know their kind by a tag, decks and bags the spot they belong to; names are free for translation. */
export const TAG = "outbreak";
const KIND_PREFIX = "outbreak-";
const SPOT_PREFIX = "outbreak-at-";
export const CONTROLLER = "outbreak-controller";

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
  /** Its place in the holder's list. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const tail = (tag: string, prefix: string): string =>
  tag.slice(0, prefix.length) === prefix ? tag.slice(prefix.length) : "";

export const spotTagged = (tags: readonly string[]): Word => {
  for (const tag of tags) {
    const spot = tail(tag, SPOT_PREFIX);
    if (spot !== "") return spot;
  }
  return "";
};

export const kindTagged = (tags: readonly string[]): Word => {
  for (const tag of tags) {
    const kind = tail(tag, KIND_PREFIX);
    if (kind !== "" && tail(tag, SPOT_PREFIX) === "") return kind;
  }
  return "";
};

const contained = (object: TtsObject, entry: ContainedEntry, holder: Holder, at: TtsVector): Piece => ({
  kind: kindTagged(entry.tags),
  guid: entry.guid,
  object,
  holder,
  index: entry.index,
  x: at.x,
  y: at.y,
  z: at.z,
});

/** Every piece of the game on this table, by kind. Pieces of a bag that waits to be unpacked are not among them. */
export type Pieces = Record<Word, Piece[]>;

const add = (pieces: Pieces, piece: Piece): void => {
  if (piece.kind === "") return;
  const known = pieces[piece.kind];
  if (known === undefined) pieces[piece.kind] = [piece];
  else known.push(piece);
};

export const piecesOn = (objects: readonly TtsObject[]): Pieces => {
  const pieces: Pieces = {};
  for (const object of objects) {
    const isHolder = object.type === "Deck" || object.type === "Bag";
    if (isHolder && !object.hasTag(CONTROLLER)) {
      const holder = { object, spot: object.type === "Bag" ? spotTagged(object.getTags()) : "" };
      const at = object.getPosition();
      for (const entry of object.getObjects() ?? []) add(pieces, contained(object, entry, holder, at));
    } else if (!isHolder && object.hasTag(TAG)) {
      const at = object.getPosition();
      const kind = kindTagged(object.getTags());
      add(pieces, { kind, guid: object.guid, object, holder: "none", index: 0, x: at.x, y: at.y, z: at.z });
    }
  }
  return pieces;
};
