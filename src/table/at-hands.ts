import { has } from "../kernel/list";
import type { Seat, Word } from "../kernel/words";
import { claimed, colours } from "./seats";
import type { Table } from "./table";
import { isLeft } from "./who-speaks";

/** Further apart than this are no hand zone and the spot of a seat's hand. */
const BESIDE = 4;

/** The seat whose hand this colour holds; "" for a colour that holds none of the game's hands. */
const seatBehind = ({ layout }: Table, colour: Word): Seat => {
  const hand = Player[colour]?.getHandTransform();
  if (hand === undefined) return "";
  const { x, z } = hand.position;
  for (const { spot, x: atX, z: atZ } of layout.hands) {
    const holds = layout.spots[spot]?.holds;
    if (holds?.as === "hand" && Math.abs(atX - x) + Math.abs(atZ - z) < BESIDE) return holds.seat;
  }
  return "";
};

export const sitsSomewhere = ({ claims, match }: Table, colour: Word): boolean => {
  for (const seat of match === "none" ? [] : match.seats) if (has(colours(claims, seat), colour)) return true;
  return false;
};

/**
 * Whoever holds the hand of a seat that nobody has taken, or that was left, sits at it. A seat that is everybody's would be asked about its
 * cards in front of everybody.
 */
export const sitAtHands = (table: Table): void => {
  table.seated = getSeatedPlayers();
  if (table.match === "none" || table.layout.hands.length === 0) return;
  for (const colour of table.seated) {
    const seat = seatBehind(table, colour);
    const isNobodys = colours(table.claims, seat).length === 0 || isLeft(table, seat);
    const isFree = has(table.match.seats, seat) && isNobodys;
    if (isFree && !sitsSomewhere(table, colour)) table.claims = claimed(table.claims, colour, seat);
  }
};
