import { type BoardPlace, type Looked, NOT_LOOKED, type Wonder } from "../kernel/board";
import { type Gesture, headOf } from "../kernel/gesture";
import { has, kept, mapped, withItem } from "../kernel/list";
import { liesIn, type Spot } from "../kernel/scene";
import { lineOf } from "../kernel/text";
import type { Word } from "../kernel/words";
import { type Box, boxAround, boxOfSlot, boxOfSpot, placeIn } from "./box";
import { placedSpots } from "./placed-spots";
import { answerOf, type Known, type Listening, listening, type Meant, meantBy, moreOf, saysOf } from "./meant";
import type { Playing } from "./table";
import { gesturesAt, gesturesOf, touchOf } from "./touch";

/** Where a piece may go, and what a click answers: found out by what a hand would say there. */

/** Places that are named alike and mean the same. */
interface Found {
  readonly head: Word;
  readonly meant: Meant;
  readonly box: Box;
}

const isSame = (a: Meant, b: Meant): boolean => {
  if (a.verdict !== "fine" || b.verdict !== "fine")
    return a.verdict !== "fine" && b.verdict !== "fine" && a.verdict.rule === b.verdict.rule;
  return answerOf(a) === answerOf(b);
};

const placeOf = (table: Playing, { meant, box }: Found, known: Known): BoardPlace => {
  const { verdict } = meant;
  return verdict === "fine"
    ? placeIn(box, { may: true, says: saysOf(table, meant), more: moreOf(table, meant, known) })
    : placeIn(box, { may: false, says: "", more: lineOf(table.text, verdict.rule) + " (" + verdict.rule + ")" });
};

/** The slots at which something lies, by spot: what is put there may be put on that. */
const slotsTaken = ({ places }: Playing): Readonly<Record<Word, readonly number[] | undefined>> => {
  const taken: Record<Word, readonly number[]> = {};
  for (const guid in places) {
    const place = places[guid];
    if (place !== undefined) {
      const before = taken[place.at] ?? [0];
      if (!has(before, place.n)) taken[place.at] = withItem(before, place.n);
    }
  }
  return taken;
};

const note = (found: Found[], head: Word, meant: Meant, box: Box): void => {
  for (let i = 0; i < found.length; i++) {
    const other = found[i];
    if (other?.head === head && isSame(other.meant, meant)) {
      found[i] = { ...other, box: boxAround(other.box, box) };
      return;
    }
  }
  found.push({ head, meant, box });
};

/** What putting it at a spot would say: the same wherever it is put there, or something else at each slot. */
const noteSpot = (
  table: Playing,
  heard: readonly Listening[],
  found: Found[],
  moved: Gesture,
  spot: Spot,
  slots: readonly number[],
): void => {
  const all: { readonly slot: number; readonly meant: Meant }[] = [];
  let alike = true;
  for (const slot of slots) {
    const meant = meantBy(table, heard, { ...moved, slot });
    const [first] = all;
    if (meant === "nothing") alike = alike && all.length === 0;
    else {
      alike = alike && (first === undefined || isSame(first.meant, meant));
      all.push({ slot, meant });
    }
  }
  for (const { slot, meant } of all)
    note(found, headOf(moved.to), meant, alike ? boxOfSpot(spot) : boxOfSlot(spot, slot));
};

/** What a click says too, and is said in so many places, is said by lifting it: no place of them is meant. */
const ANYWHERE = 12;

/** Where it may be put, and where not. */
const placesFor = (
  table: Playing,
  heard: readonly Listening[],
  held: Gesture,
  clicked: Meant | "nothing",
): readonly BoardPlace[] => {
  const taken = slotsTaken(table);
  /** By the names of their spots: a city has a thousand. */
  const byHead: Record<Word, Found[] | undefined> = {};
  const heads: Word[] = [];
  for (const to of placedSpots(table)) {
    const spot = table.layout.spots[to];
    if (spot !== undefined && to !== held.from) {
      const head = headOf(to);
      const found = byHead[head] ?? [];
      if (byHead[head] === undefined) heads.push(head);
      byHead[head] = found;
      noteSpot(table, heard, found, { ...held, did: "moved", to }, spot, liesIn(spot) ? [0] : (taken[to] ?? [0]));
    }
  }
  const found: Found[] = [];
  for (const head of heads) for (const each of byHead[head] ?? []) found.push(each);
  const isClick = ({ meant }: Found): boolean => clicked !== "nothing" && isSame(meant, clicked);
  const isAnywhere = kept(found, isClick).length >= ANYWHERE;
  const known: Known = {};
  return mapped(
    kept(found, (each) => !isAnywhere || !isClick(each)),
    (each) => placeOf(table, each, known),
  );
};

/** What a hand does there that clicks. */
export const clicksAt = (table: Playing, { colour, guid, x, z }: Wonder): readonly Gesture[] => {
  if (guid === "") return gesturesAt(table, { x, y: 0, z });
  const object = getObjectFromGUID(guid);
  if (object === undefined) return [];
  return gesturesOf(table, colour, { ...touchOf(table, object), right: true }, "clicked");
};

/** The answer that a click there gives, if it gives one. */
export const clickMeant = (
  table: Playing,
  heard: readonly Listening[],
  gestures: readonly Gesture[],
): Meant | "nothing" => {
  for (const gesture of gestures) {
    const meant = meantBy(table, heard, gesture);
    if (meant !== "nothing" && meant.verdict === "fine" && meant.words.length > 0) return meant;
  }
  return "nothing";
};

/** What can be done with a piece, or at a place that is bare. */
export const reachOf = (table: Playing, wonder: Wonder): Looked => {
  const gestures = clicksAt(table, wonder);
  const [held] = gestures;
  const found = { ...NOT_LOOKED, turn: wonder.turn };
  if (held === undefined) return found;
  const heard = listening(table, wonder.colour);
  const meant = clickMeant(table, heard, gestures);
  const places = wonder.guid === "" ? [] : placesFor(table, heard, held, meant);
  if (meant === "nothing") return { ...found, places };
  return { ...found, click: saysOf(table, meant), more: moreOf(table, meant, {}), places };
};
