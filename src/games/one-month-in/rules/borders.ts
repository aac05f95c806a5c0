import { kept } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import { borderBetween, bordersOf } from "../content/city-map";
import { type CitySeen, NOBODY } from "../vocabulary";
import { nextTo } from "./tiles";

/** Whose fence stands on each border that has one. */
export type Fences = Readonly<Record<Word, Seat>>;

/** Walls are many: who asks of several borders looks through them once. */
export const fencesOf = ({ walls }: CitySeen): Fences => {
  const fences: Record<Word, Seat> = {};
  for (const { border, seat } of walls) fences[border] = seat;
  return fences;
};

/** Whose fence stands on a border; "none" where there is none (OMI-RUL-18). */
export const fencedBy = (state: CitySeen, border: Word): Seat => {
  for (const wall of state.walls) if (wall.border === border) return wall.seat;
  return NOBODY;
};

/** A fence stops every other team (OMI-RUL-19). */
export const isRival = (fences: Fences, seat: Seat, border: Word): boolean => (fences[border] ?? seat) !== seat;

export const isBarred = (state: CitySeen, seat: Seat, from: Word, to: Word): boolean =>
  isRival(fencesOf(state), seat, borderBetween(from, to));

/** The tiles a survivor of this team may go to from here (OMI-MOVE-01, OMI-RUL-19). */
export const waysFrom = (state: CitySeen, seat: Seat, from: Word): readonly Word[] => {
  const fences = fencesOf(state);
  return kept(nextTo(state, from), (to) => !isRival(fences, seat, borderBetween(from, to)));
};

/** Borders of these tiles without a fence, each once, those at the edge of the city among them (OMI-RUL-18). */
export const freeBordersOf = (state: CitySeen, cells: readonly Word[]): readonly Word[] => {
  const fences = fencesOf(state);
  const seen: Record<Word, boolean> = {};
  const free: Word[] = [];
  for (const cell of cells) {
    for (const { border } of bordersOf(cell)) {
      if (fences[border] === undefined && seen[border] === undefined) free.push(border);
      seen[border] = true;
    }
  }
  return free;
};
