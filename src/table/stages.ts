import { has, kept } from "../kernel/list";
import type { Scene } from "../kernel/scene";
import type { Word } from "../kernel/words";
import type { TtsObject } from "../tts/api";
import { tellOnce, unopposed } from "./against";
import { digOut } from "./buried";
import { census, countAgain, countIfAmiss, forgetAll } from "./census";
import { paceOf } from "./haste";
import { spotUnder } from "./layout";
import { letsLie } from "./lets-lie";
import { matchAll, type Matching, type Move } from "./match-places";
import { type Pieces, piecesOn } from "./piece";
import { sortPiles } from "./piles";
import { putAway } from "./put-away";
import { write } from "./report";
import { setOff, unlockAll, type Ways } from "./send";
import { sceneMoved } from "./shadow";
import type { Ground, Playing, Table } from "./table";
import { forgetTouched, touchedKinds } from "./touched";
import { own } from "./voice";
import { rest, untilEach } from "./worker";

/** How pieces come to where the scene has them: look, match, send, rest, put away, sort, and look again. */

/** Whether something still moves is asked every few frames, for six seconds at the most. */
const LOOK = { every: 4, looks: 90 } as const;
/** A table that does not come right after so many tries is left as it is. */
const TRIES = 4;
/** Frames that a deck made anew or turned over needs. */
const SORTING = 40;

/** Nobody waits for a body to come to rest: it may take its time. */
export const isStill = (object: TtsObject): boolean => object.isDestroyed() || !object.isSmoothMoving();

/** Until nothing of this glides any more. */
export const untilStill = (table: Table, objects: readonly TtsObject[]): void => {
  if (objects.length === 0 || paceOf(table) === "jump") rest(table, 1);
  else untilEach(table, objects, isStill, LOOK);
};

const waysOf = (table: Table): Ways => ({ layout: table.layout, known: table.known, pace: paceOf(table) });

const isLaid = ({ laid }: Table, { piece }: Move): boolean => laid[piece.guid] !== undefined;

/** The pieces that no hand has laid out for what is just being said or shown. */
const notLaid = ({ laid }: Table, pieces: Pieces): Pieces => {
  const loose: Pieces = { ...pieces };
  for (const kind in pieces) loose[kind] = kept(pieces[kind] ?? [], ({ guid }) => laid[guid] === undefined);
  return loose;
};

/** Looks for the pieces of these kinds, and finds each its place. */
export const matchPieces = (
  { known, layout }: Ground & Pick<Table, "known">,
  kinds: readonly Word[],
  scene: Scene,
): { readonly pieces: Pieces; readonly matching: Matching } => {
  const pieces = piecesOn(known, layout.hands, kinds);
  return { pieces, matching: matchAll(kinds, scene, pieces, layout) };
};

const notePlaces = (table: Table, kinds: readonly Word[], pieces: Pieces, { places }: Matching): void => {
  for (const kind of kinds) {
    for (const { guid } of pieces[kind] ?? []) {
      const place = places[guid];
      if (place !== undefined) table.places[guid] = place;
      table.kinds[guid] = kind;
    }
  }
};

/** What came of a round: nothing had to move, something did, or something was not taken by what it belongs into. */
type Round = "still" | "moved" | "not taken";

/** One round of looking and moving. */
export const bringThere = (table: Table, kinds: readonly Word[]): Round => {
  if (kinds.length === 0) return "still";
  const { pieces, matching } = matchPieces(table, kinds, table.scene);
  const unlaid = kept(matching.moves, (move) => !isLaid(table, move));
  const moves = unopposed(table, unlaid);
  notePlaces(table, kinds, pieces, matching);
  // How long it took to find out may depend on what some may not see: what goes when must not.
  if (moves.length > 0) rest(table, 1);
  const loose = moves.length < matching.moves.length ? notLaid(table, pieces) : pieces;
  const { objects, arrivals, missed } = setOff(waysOf(table), kinds, loose, { ...matching, moves });
  if (missed) countAgain(table.known);
  if (objects.length === 0) return missed ? "moved" : "still";
  untilStill(table, objects);
  if (putAway(table, arrivals)) return "moved";
  const { bound } = table.known;
  if (bound !== "none") tellOnce(table, bound, "table.refusesBags", "EnterContainer", "");
  write(table, own(table, "table.notTaken", {}));
  return "not taken";
};

/** Puts these kinds where the state says, piles in order, and looks again until nothing is amiss. */
const putKindsRight = (table: Table, kinds: readonly Word[]): void => {
  let left = kinds.length > 0 ? TRIES : -1;
  while (left >= 0) {
    const round = bringThere(table, kinds);
    const sortedAny = sortPiles(waysOf(table), table.scene, kinds);
    if (round === "still" && !sortedAny) return;
    // It was put there often enough; the others are looked at once more.
    left = round === "not taken" ? Math.min(left - 1, 0) : left - 1;
    rest(table, sortedAny ? SORTING : 1);
  }
};

/** Shuffles the piles that are due: what was put on them lies there by now. */
export const shuffleDue = (table: Table): readonly TtsObject[] => {
  const due = table.toShuffle;
  table.toShuffle = [];
  if (due.length === 0) return [];
  const decks: TtsObject[] = [];
  for (const { object, type } of census(table.known).holders) {
    if (type === "Deck" && !object.isDestroyed() && has(due, spotUnder(table.layout, object))) decks.push(object);
  }
  for (const deck of decks) deck.shuffle();
  return decks;
};

/** Frames that what was lifted out of a bag needs to be there. */
const DUG_OUT = 10;

/** Puts these kinds right, and all of them where a deck was buried in a bag: nobody knew what is in it. */
const putBuriedRight = (table: Table, kinds: readonly Word[]): void => {
  if (!digOut(table.known)) {
    putKindsRight(table, kinds);
    return;
  }
  rest(table, DUG_OUT);
  putKindsRight(table, table.layout.kindNames);
  // The last card of a deck that was locked is locked.
  unlockAll(table.layout, table.known);
};

const isStrict = (table: Playing): boolean => table.settings.rules === "strict" && !letsLie(table);

/** What hands have touched while pieces moved is put right too; what they touch now, after the next answer. */
const putTouchedRight = (table: Playing): void => {
  const kinds = touchedKinds(table);
  if (kinds.length === 0 || !isStrict(table)) return;
  forgetTouched(table);
  putBuriedRight(table, kinds);
};

/** Everything comes to its place, then what is still to be shuffled is, and the layers of those piles are put in order. */
export const standRight = (table: Playing, kinds: readonly Word[]): void => {
  countIfAmiss(table.known);
  putBuriedRight(table, kinds);
  const shuffled = shuffleDue(table);
  if (shuffled.length > 0) {
    untilStill(table, shuffled);
    putKindsRight(table, kinds);
  }
  putTouchedRight(table);
};

/** Puts everything where the state says; what is known of the table is asked anew. */
export const putRight = (table: Playing): void => {
  sceneMoved(table);
  forgetAll(table.known);
  if (!letsLie(table)) forgetTouched(table);
  putBuriedRight(table, table.layout.kindNames);
  putTouchedRight(table);
};
