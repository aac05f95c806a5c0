import { breathe } from "../kernel/breath";
import { fail } from "../kernel/fail";
import { kept, mapped } from "../kernel/list";
import type { Kind, Place, Scene, Spot, Spots } from "../kernel/scene";
import type { Word } from "../kernel/words";
import { faceShown, type Sides } from "./dice";
import type { Piece, Pieces } from "./piece";
import { type Stand, standing } from "./stand";

/** A piece that should be somewhere else, and where. */
export interface Move {
  readonly piece: Piece;
  readonly place: Place;
}

/** A piece that this table lacks: the one of its kind, of so many, that would be there. */
export interface Lacked {
  readonly kind: Word;
  readonly nth: number;
  readonly place: Place;
}

/** Which piece of each kind is at which place, and what has to move. Which biter is which does not matter. */
export interface Matching {
  readonly moves: readonly Move[];
  /** By GUID: the place of every piece, those on their way included. */
  readonly places: Readonly<Record<string, Place>>;
  /** Places for which there is no piece. */
  readonly missing: readonly Lacked[];
  /** Pieces for which there is no place: there are more of their kind than there should be. */
  readonly extra: readonly Piece[];
  /** By GUID: what dice show. */
  readonly shows: Readonly<Record<string, Word>>;
}

const square = (value: number): number => value * value;

/** Slots that have been worked out once, by spot: they never change. */
export type Stands = Record<Word, Stand[]>;

const standOf = (stands: Stands, name: Word, spot: Spot, n: number): Stand => {
  let slots = stands[name];
  if (slots === undefined) {
    slots = [];
    stands[name] = slots;
  }
  for (let i = slots.length; i <= n; i++) slots[i] = standing(spot, i);
  return slots[n] ?? standing(spot, n);
};

const isNear = (piece: Piece, at: Stand, reach: number): boolean => {
  return square(piece.x - at.x) + square(piece.z - at.z) <= reach * reach;
};

/** Whether the piece is where it should be, as far as its position goes. */
const isThere = (piece: Piece, place: Place, as: Spot["holds"]["as"], at: Stand, near: number): boolean => {
  if (as === "hand" || piece.hand !== "") return piece.hand === place.at;
  if (as === "bag") return piece.holder !== "none" && piece.holder.spot === place.at;
  if (as === "pile") return (piece.holder === "none" || piece.holder.spot === "") && isNear(piece, at, near * 2);
  return piece.holder === "none" && isNear(piece, at, near);
};

/** What each die shows: dice of a kind that trade places keep their faces. */
const facesOf = ({ shows }: Draft, pieces: readonly Piece[], sides: Sides | undefined): readonly Word[] =>
  mapped(pieces, ({ object, holder, guid }) => {
    const face = holder === "none" && !object.isDestroyed() ? faceShown(object, sides) : "";
    shows[guid] = face;
    return face;
  });

/** The pieces of a kind, which of them have their place, and of dice what they show. */
interface Stock {
  readonly pieces: readonly Piece[];
  readonly used: boolean[];
  readonly faces: readonly Word[];
  /** Where the next search begins: pieces mostly come in the order of their places. */
  next: number;
}

const ANY: Word = "";

const unusedOf = ({ pieces, used }: Stock): number[] => {
  const free: number[] = [];
  for (let i = 0; i < pieces.length; i++) if (used[i] !== true) free.push(i);
  return free;
};

/** Where in the list of free ones the piece is that shows this and is nearest to its place-to-be; -1 if there is none. */
const nearestTo = ({ pieces, faces }: Stock, free: readonly number[], at: Stand, up: Word): number => {
  let best = -1;
  let least = 0;
  breathe(1 + free.length / 4);
  for (let n = 0; n < free.length; n++) {
    const i = free[n] ?? 0;
    const piece = pieces[i];
    if (piece !== undefined && (up === ANY || faces[i] === up)) {
      const far = square(piece.x - at.x) + square(piece.z - at.z);
      if (best < 0 || far < least) {
        best = n;
        least = far;
      }
    }
  }
  return best;
};

/** Takes it off the list; the last one takes its place, for their order has no meaning. */
const takeOff = (free: number[], n: number): number => {
  const taken = free[n] ?? 0;
  free[n] = free[free.length - 1] ?? 0;
  free.pop();
  return taken;
};

const thereAlready = (stock: Stock, place: Place, spot: Spot, at: Stand, near: number): number => {
  const { pieces, used, faces } = stock;
  const as = spot.holds.as;
  const count = pieces.length;
  for (let far = 0; far < count; far++) {
    const i = (stock.next + far) % count;
    const piece = pieces[i];
    if (piece !== undefined && used[i] !== true && isThere(piece, place, as, at, near)) {
      if (faces.length === 0 || faces[i] === ANY || faces[i] === place.up) {
        stock.next = i + 1;
        breathe(1 + far / 4);
        return i;
      }
    }
  }
  breathe(1 + count / 4);
  return -1;
};

interface Draft {
  readonly moves: Move[];
  readonly places: Record<string, Place>;
  readonly missing: Lacked[];
  readonly extra: Piece[];
  readonly shows: Record<string, Word>;
}

/** What the matching of all kinds needs to know of the table. */
interface Ground {
  readonly kinds: Readonly<Record<Word, Kind>>;
  readonly spots: Spots;
  readonly stands: Stands;
  /** A piece that lies as near as this to its place is left where it is. */
  readonly near: number;
  /** By kind: what the sides of dice stand for that are none of ours. */
  readonly sides: Readonly<Record<Word, Sides | undefined>>;
}

/** Sends the nearest piece to each of these places, of dice only one that shows what it is to show; what is left. */
const sendTo = (
  draft: Draft,
  stock: Stock,
  places: readonly Place[],
  alike: boolean,
  { spots, stands }: Ground,
): readonly Place[] => {
  const left: Place[] = [];
  if (places.length === 0) return left;
  const free = unusedOf(stock);
  for (const place of places) {
    const spot = spots[place.at] ?? fail("there is no spot " + place.at);
    const nearest = nearestTo(stock, free, standOf(stands, place.at, spot, place.n), alike ? place.up : ANY);
    const found = nearest < 0 ? -1 : takeOff(free, nearest);
    const piece = stock.pieces[found];
    if (piece === undefined) left.push(place);
    else {
      stock.used[found] = true;
      draft.places[piece.guid] = place;
      draft.moves.push({ piece, place });
    }
  }
  return left;
};

const matchKind = (
  draft: Draft,
  kind: Word,
  places: readonly Place[],
  pieces: readonly Piece[],
  ground: Ground,
): void => {
  const { spots, stands, near } = ground;
  const isDie = ground.kinds[kind]?.form === "die";
  const used: boolean[] = [];
  for (let i = 0; i < pieces.length; i++) used[i] = false;
  const stock: Stock = { pieces, used, faces: isDie ? facesOf(draft, pieces, ground.sides[kind]) : [], next: 0 };
  const wanting: Place[] = [];
  for (const place of places) {
    const spot = spots[place.at] ?? fail("there is no spot " + place.at);
    const found = thereAlready(stock, place, spot, standOf(stands, place.at, spot, place.n), near);
    const piece = pieces[found];
    if (piece === undefined) wanting.push(place);
    else {
      used[found] = true;
      draft.places[piece.guid] = place;
    }
  }
  const left = isDie ? sendTo(draft, stock, wanting, true, ground) : wanting;
  for (const place of sendTo(draft, stock, left, false, ground)) {
    draft.missing.push({ kind, nth: places.indexOf(place), place });
  }
  if (pieces.length > places.length) {
    for (const i of unusedOf(stock)) {
      const piece = pieces[i];
      if (piece !== undefined) draft.extra.push(piece);
    }
  }
};

const sameList = (before: readonly Place[], after: readonly Place[]): boolean => {
  if (before.length !== after.length) return false;
  for (let i = 0; i < after.length; i++) {
    const a = before[i];
    const b = after[i];
    if (a === undefined || b === undefined) return false;
    // All of a scene is compared after every event: a call for each place would double what that costs.
    if (a.at !== b.at || a.n !== b.n || a.up !== b.up || a.turn !== b.turn || a.label !== b.label) return false;
  }
  return true;
};

/** The kinds whose places are not those of another scene. */
export const changedKinds = (kinds: readonly Word[], before: Scene, after: Scene): readonly Word[] =>
  kept(kinds, (kind) => {
    const old = before[kind] ?? [];
    const now = after[kind] ?? [];
    breathe(1 + now.length / 4);
    return old !== now && !sameList(old, now);
  });

/** Finds the place of every piece of these kinds. */
export const matchAll = (kinds: readonly Word[], scene: Scene, pieces: Pieces, ground: Ground): Matching => {
  const draft: Draft = { moves: [], places: {}, missing: [], extra: [], shows: {} };
  for (const kind of kinds) {
    const places = scene[kind] ?? [];
    const stock = pieces[kind] ?? [];
    breathe(1 + stock.length);
    matchKind(draft, kind, places, stock, ground);
  }
  return draft;
};
