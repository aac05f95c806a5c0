import type { BoundBoard, Point } from "../../bind/binding";
import { spotThere } from "../../bind/lie";
import { nearestPairs } from "./nearest-pairs";
import { isLoose, sortOfThing, type TableSeen, type Thing } from "./table-seen";

/** A part of a board is known by where it lies: the north-west tile, the house on the second square. */

/** Pieces that are no farther than this from a place of their sort, in shares of how far the places are from each other. */
const NEAR = 0.4;

type Place = Point & { readonly kind: string };

const placesOf = ({ game, sorts, boards: own }: TableSeen, sort: string, boards: readonly BoundBoard[]): Place[] => {
  const kinds = sorts.find((each) => each.sort === sort)?.kinds ?? [];
  return kinds.flatMap(({ kind }) => {
    const spot = game.spots[kind];
    return spot === undefined ? [] : [{ kind, ...spotThere({ boards, spots: [] }, own, kind, spot) }];
  });
};

const least = (places: readonly Place[]): number =>
  Math.min(
    ...places.flatMap((one, i) => places.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.z - other.z))),
  );

/** By path: which of its sort a piece is whose text does not tell. */
export const kindsByPlace = (seen: TableSeen, boards: readonly BoundBoard[]): ReadonlyMap<string, string> => {
  const kinds = new Map<string, string>();
  if (boards.length === 0) return kinds;
  for (const { sort } of seen.sorts) {
    const places = placesOf(seen, sort, boards);
    if (places.length < 2) continue;
    const things = seen.things
      .filter((thing) => isLoose(thing) && sortOfThing(thing) === sort)
      .map((thing: Thing) => ({ thing, x: thing.at.x, z: thing.at.z }));
    for (const [place, { thing }] of nearestPairs(places, things)) {
      const isNear = Math.hypot(place.x - thing.at.x, place.z - thing.at.z) <= NEAR * least(places);
      if (isNear) kinds.set(thing.object.path, place.kind);
    }
  }
  return kinds;
};
