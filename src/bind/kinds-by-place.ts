import { breathe } from "../kernel/breath";
import type { Word } from "../kernel/words";
import type { BoundBoard, Point } from "./binding";
import { spotThere } from "./lie";
import { nearestPairs } from "./nearest-pairs";
import { kindsOfSort, looseOf, type Survey, type Thing } from "./survey";

/** A part of a board is known by where it lies: the north-west tile, the house on the second square. */

/** Pieces that are no farther than this from a place of their sort, in shares of how far the places are from each other. */
const NEAR = 0.4;

interface KindPlace extends Point {
  readonly kind: Word;
}

/** As much as it is to work out where one lies. */
const A_SPOT = 20;

const placesOf = (survey: Survey, sort: Word, boards: readonly BoundBoard[]): readonly KindPlace[] => {
  const places: KindPlace[] = [];
  for (const kind of kindsOfSort(survey, sort)) {
    const spot = survey.spots[kind];
    if (spot !== undefined) {
      breathe(A_SPOT);
      const { x, z } = spotThere({ boards, spots: [] }, survey.boards, kind, spot);
      places.push({ kind, x, z });
    }
  }
  return places;
};

const far = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.z - b.z) * (a.z - b.z));

/** How far the nearest two are from each other. */
const least = (places: readonly Point[]): number => {
  let nearest = Infinity;
  for (let i = 0; i < places.length; i++)
    for (let j = i + 1; j < places.length; j++) {
      const one = places[i];
      const other = places[j];
      if (one !== undefined && other !== undefined) nearest = Math.min(nearest, far(one, other));
    }
  return nearest;
};

interface Lies extends Point {
  readonly thing: Thing;
}

/** As much as it is to look for its places. */
const A_SORT = 6;

/** By id: which of its sort a piece is whose text does not tell. */
export const kindsByPlace = (survey: Survey, boards: readonly BoundBoard[]): Readonly<Record<Word, Word>> => {
  const kinds: Record<Word, Word> = {};
  if (boards.length === 0) return kinds;
  for (const { sort } of survey.sorts) {
    breathe(A_SORT);
    const places = placesOf(survey, sort, boards);
    const things: Lies[] = [];
    for (const thing of places.length < 2 ? [] : looseOf(survey, sort)) {
      things.push({ thing, x: thing.at.x, z: thing.at.z });
    }
    const reach = things.length > 0 ? NEAR * least(places) : 0;
    for (const { one, other } of things.length > 0 ? nearestPairs(places, things) : [])
      if (far(one, other) <= reach) kinds[other.thing.id] = one.kind;
  }
  return kinds;
};
