import { kept, mapped } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import { borderBetween, bordersOf } from "../content/city-map";
import { type CitySeen, NOBODY } from "../vocabulary";
import { nextTo } from "./tiles";

/** Whose fence stands on a border; "none" where there is none (OMI-RUL-18). */
export const fencedBy = (state: CitySeen, border: Word): Seat => {
  for (const wall of state.walls) if (wall.border === border) return wall.seat;
  return NOBODY;
};

/** A fence stops every other team (OMI-RUL-19). */
export const isBarred = (state: CitySeen, seat: Seat, from: Word, to: Word): boolean => {
  const owner = fencedBy(state, borderBetween(from, to));
  return owner !== NOBODY && owner !== seat;
};

/** The tiles a survivor of this team may go to from here (OMI-MOVE-01, OMI-RUL-19). */
export const waysFrom = (state: CitySeen, seat: Seat, from: Word): readonly Word[] =>
  kept(nextTo(state, from), (to) => !isBarred(state, seat, from, to));

/** Borders of a tile without a fence, those at the edge of the city among them (OMI-RUL-18). */
export const freeBordersOf = (state: CitySeen, cell: Word): readonly Word[] =>
  mapped(
    kept(bordersOf(cell), ({ border }) => fencedBy(state, border) === NOBODY),
    ({ border }) => border,
  );
