import { breathe } from "../kernel/breath";
import { has, kept } from "../kernel/list";
import { optionsOf } from "../kernel/match";
import { seatsFor } from "../kernel/replay-code";
import type { Scene, Spot } from "../kernel/scene";
import type { Word } from "../kernel/words";
import type { TtsObject, TtsVector } from "../tts/api";
import { BROUGHT, OURS } from "./adopt/tags";
import type { Bound } from "./bound";
import { makeTwins } from "./bring-back";
import { census, countAgain, keepOutOfHands, kindsInside, type Loose, spotOfBag } from "./census";
import { namesOf } from "./gone";
import { kindOf } from "./layout";
import { layoutHere } from "./layout-here";
import { contentsOf } from "./piece";
import { write } from "./report";
import { thisObject } from "./script";
import { standing } from "./stand";
import { isStill } from "./stages";
import { rest, untilEach } from "./worker";
import type { Table } from "./table";
import { unpack } from "./unpack";
import { own } from "./voice";

/** Before a match on somebody else's table: what lies there, what of it is too little, and where it is to go. */

/** The scene in which a match begins. */
const openingOf = ({ game }: Table): Scene =>
  game.scene(game.setup(seatsFor(game.seats.least), optionsOf(game, {})).state);

/** By kind: the spot of the one bag that its pieces are in when a match begins. */
const bagHomes = (table: Table): Readonly<Record<Word, Word>> => {
  const homes: Record<Word, Word> = {};
  const scene = openingOf(table);
  for (const kind in scene) {
    breathe(A_KIND);
    for (const { at } of scene[kind] ?? []) if (table.game.spots[at]?.holds.as === "bag") homes[kind] = at;
  }
  return homes;
};

/** As much as it is to go through a kind's places. */
const A_KIND = 3;

const isBag = ({ type, object }: Loose): boolean => type === "Bag" && !object.isDestroyed();

/** The bag spot that all of this belongs to; "" where that is none, or several. */
const homeOf = (homes: Readonly<Record<Word, Word>>, kinds: readonly Word[]): Word => {
  let home = "";
  for (const kind of kinds) {
    if (kind !== "") {
      const own = homes[kind] ?? "";
      if (own === "" || (home !== "" && home !== own)) return "";
      home = own;
    }
  }
  return home;
};

/** Which bag stands for which of ours: ours itself, or one in which there is what belongs into it, and nothing else. */
const findBags = (table: Table, bound: Bound): void => {
  const homes = bagHomes(table);
  const bags: Record<Word, string> = {};
  for (const loose of census(table.known).holders) {
    if (isBag(loose)) {
      const ours = spotOfBag(table.known, loose);
      const spot = ours === "" ? homeOf(homes, contentsOf(table.known, loose).kinds) : ours;
      if (spot !== "" && bags[spot] === undefined) bags[spot] = loose.guid;
    }
  }
  bound.bags = bags;
};

/** What holds pieces of ours, endlessly or as many as went in. */
const boxesOf = ({ known }: Table): readonly TtsObject[] => {
  const boxes: TtsObject[] = [];
  for (const { object, type, kind } of census(known).all) {
    const mayHold = type === "Infinite" || (type === "Bag" && kind === "");
    if (mayHold && !object.isDestroyed()) {
      breathe(A_BOX);
      for (const each of kindsInside(known, object))
        if (each !== "") {
          boxes.push(object);
          break;
        }
    }
  }
  return boxes;
};

/** As much as it is to look into one. */
const A_BOX = 60;
const STILL = { every: 4, looks: 60 } as const;

/** Bags and boxes stand aside: what came down on one would be in it. */
const setAside = (table: Table, boxes: readonly TtsObject[], place: (this: void, nth: number) => TtsVector): void => {
  let nth = 0;
  for (const box of boxes) {
    const { x, y, z } = place(nth);
    box.setPositionSmooth({ x, y: y + LIFT, z }, false, true);
    nth++;
  }
  untilEach(table, boxes, isStill, STILL);
};

const LIFT = 1;

/** So many of each kind there are, in the open and in what holds them. */
const countsOf = ({ known }: Table): Readonly<Record<Word, number>> => {
  const counts: Record<Word, number> = {};
  const { byKind, holders } = census(known);
  for (const kind in byKind) counts[kind] = (byKind[kind] ?? []).length;
  for (const holder of holders) {
    const { kinds, guids } = contentsOf(known, holder);
    for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + (guids[kind] ?? []).length;
  }
  return counts;
};

/** Of what comes out of an infinite bag there are as many as the box has. */
const takeOutEndless = (table: Table, boxes: readonly TtsObject[], strip: Spot): void => {
  const counts = countsOf(table);
  const { here } = table.layout;
  for (const box of boxes) {
    const kind = box.type === "Infinite" ? (kindsInside(table.known, box)[0] ?? "") : "";
    const first = here === "as it is" ? undefined : here.apart[kind];
    if (kind !== "" && first !== undefined) {
      const lacks = kindOf(table.layout, kind).count - (counts[kind] ?? 0);
      for (let i = 0; i < lacks; i++) {
        breathe(A_BOX);
        const { x, y, z } = standing(strip, first + i);
        box.takeObject({ position: { x, y: y + LIFT, z }, smooth: false });
      }
    }
  }
  rest(table, 2);
  countAgain(table.known);
};

/** How many there are of what the box has more of: so many the match goes on with. */
const shortOf = (table: Table): Readonly<Record<Word, number>> => {
  const short: Record<Word, number> = {};
  const counts = countsOf(table);
  for (const kind of table.layout.kindNames) {
    const there = counts[kind] ?? 0;
    if (there < kindOf(table.layout, kind).count) short[kind] = there;
  }
  return short;
};

/** Where the bags stand that stand for ours. */
const bagPlaces = ({ bags }: Bound): Readonly<Record<Word, TtsVector | undefined>> => {
  const places: Record<Word, TtsVector | undefined> = {};
  for (const spot in bags) places[spot] = getObjectFromGUID(bags[spot] ?? "")?.getPosition();
  return places;
};

/** The layout of this table, as its bags stand now. */
export const layHere = (table: Table, bound: Bound): void => {
  const { layout } = layoutHere(bound, bagPlaces(bound));
  for (const spot in bound.bags) table.known.spots[bound.bags[spot] ?? ""] = spot;
  table.layout = layout;
};

/** Tells what a match is played without. */
const tellShort = (table: Table, { short }: Bound): void => {
  const pieces: Word[] = [];
  for (const kind of table.layout.kindNames)
    for (let i = short[kind] ?? Infinity; i < kindOf(table.layout, kind).count; i++) pieces.push(kind);
  if (pieces.length > 0) write(table, own(table, "table.short", { pieces: namesOf(table, pieces) }));
};

/** Twins of ours for what is missing and is to come from us; once they are here they are counted as any piece is. */
const bringOurs = (table: Table, bound: Bound): void => {
  const short = shortOf(table);
  const wanted = kept(table.layout.kindNames, (kind) => short[kind] !== undefined && has(bound.ours, kind));
  if (wanted.length === 0) return;
  layHere(table, bound);
  makeTwins(table, openingOf(table), wanted);
  for (const object of getObjectsWithTag(OURS)) if (object.guid !== thisObject().guid) object.addTag(BROUGHT);
  countAgain(table.known);
};

/** What of theirs is locked is so again when we let go. */
const noteLocks = ({ known }: Table, bound: Bound): void => {
  if (bound.locked !== "unknown") return;
  const locked: Record<string, boolean> = {};
  for (const { guid, object, kind } of census(known).all) if (kind !== "" && object.getLock()) locked[guid] = true;
  bound.locked = locked;
};

/** What lies in front of a hand is not to go into it. */
const keepAllOutOfHands = ({ known }: Table): void => {
  for (const loose of census(known).all) {
    if (loose.type === "Card" || loose.type === "Deck") {
      breathe(A_DECK);
      keepOutOfHands(known, loose);
    }
  }
};

/** As much as it is to look at the first card of one. */
const A_DECK = 30;

/** Makes a table ready that somebody else has made: pieces of ours for what is missing come out of the controller. */
export const settle = (table: Table, bound: Bound): void => {
  bound.short = {};
  bound.bags = {};
  noteLocks(table, bound);
  // Where it was settled in the game, it holds the whole box.
  if (bound.adopted === "") unpack(table, thisObject());
  countAgain(table.known);
  findBags(table, bound);
  const { layout, strip } = layoutHere(bound, bagPlaces(bound));
  table.layout = layout;
  const boxes = boxesOf(table);
  setAside(table, boxes, strip.bag);
  takeOutEndless(table, boxes, strip.pieces);
  if (bound.adopted !== "") bringOurs(table, bound);
  bound.short = shortOf(table);
  layHere(table, bound);
  keepAllOutOfHands(table);
  tellShort(table, bound);
};
