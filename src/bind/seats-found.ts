import { breathe } from "../kernel/breath";
import type { Seat, Word } from "../kernel/words";
import type { BoundBoard, BoundSeat, Point } from "./binding";
import { spotThere } from "./lie";
import { nearestPairs } from "./nearest-pairs";
import type { Survey } from "./survey";

interface SeatPlace extends Point {
  readonly seat: Seat;
}

/** As much as it is to work out where a spot lies. */
const A_SPOT = 15;
const A_NAME = 0.2;

/** The middle of all that belongs to a seat. */
const placeOf = ({ spots, boards: own }: Survey, boards: readonly BoundBoard[], seat: Seat): SeatPlace | "none" => {
  let x = 0;
  let z = 0;
  let count = 0;
  const its = seat + ".";
  for (const name in spots) {
    const spot = spots[name];
    breathe(A_NAME);
    if (spot !== undefined && name.startsWith(its)) {
      breathe(A_SPOT);
      const there = spotThere({ boards, spots: [] }, own, name, spot);
      x += there.x;
      z += there.z;
      count++;
    }
  }
  return count === 0 ? "none" : { seat, x: x / count, z: z / count };
};

/** Each seat at the hand zone next to its place. */
export const seatsFound = (survey: Survey, boards: readonly BoundBoard[]): readonly BoundSeat[] => {
  if (boards.length === 0) return [];
  const places: SeatPlace[] = [];
  for (const seat of survey.seats) {
    const place = placeOf(survey, boards, seat);
    if (place !== "none") places.push(place);
  }
  const colours: Record<Seat, Word> = {};
  for (const { one, other } of nearestPairs(places, survey.zones)) colours[one.seat] = other.colour;
  const seats: BoundSeat[] = [];
  for (const { seat } of places) {
    const colour = colours[seat];
    if (colour !== undefined) seats.push({ seat, colour });
  }
  return seats;
};
