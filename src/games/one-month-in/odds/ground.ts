import type { Seat, Word } from "../../../kernel/words";
import { bordersOf } from "../content/city-map";
import { arrivalZone, isInCity, isUnited, tileAt } from "../rules/tiles";
import { type CitySeen, NOBODY, type Zone } from "../vocabulary";

/** Who holds a zone, and with how many. */
export interface Stand {
  readonly seat: Seat;
  readonly cell: Word;
  readonly zone: Zone;
  count: number;
}

/** The survivors of all teams by where they stand, and the fences by their borders: looked up often, gathered once. */
export interface Ground {
  readonly state: CitySeen;
  readonly stands: readonly Stand[];
  readonly byZone: Readonly<Record<Zone, Readonly<Record<Word, Stand>>>>;
  readonly fences: Readonly<Record<Word, Seat>>;
}

export const groundOf = (state: CitySeen): Ground => {
  const stands: Stand[] = [];
  const byZone: Record<Zone, Record<Word, Stand>> = { in: {}, out: {} };
  for (const { seat, survivors } of state.teams) {
    for (const { cell, zone } of survivors) {
      const stand = byZone[zone][cell];
      if (stand === undefined) {
        const first: Stand = { seat, cell, zone, count: 1 };
        byZone[zone][cell] = first;
        stands.push(first);
      } else stand.count++;
    }
  }
  const fences: Record<Word, Seat> = {};
  for (const { border, seat } of state.walls) fences[border] = seat;
  return { state, stands, byZone, fences };
};

/** How many of a team stand there. */
export const countAt = ({ byZone }: Ground, seat: Seat, cell: Word, zone: Zone): number => {
  const stand = byZone[zone][cell];
  return stand?.seat === seat ? stand.count : 0;
};

/** Who stands there; "none" if nobody does. */
export const holderOf = ({ byZone }: Ground, cell: Word, zone: Zone): Seat => byZone[zone][cell]?.seat ?? NOBODY;

/** A zone from which another is one step away, and the border between them; "" within a tile. */
export interface Approach {
  readonly cell: Word;
  readonly zone: Zone;
  readonly border: Word;
}

/** From where one comes to a zone with one action point (OMI-AP-02, OMI-AP-03, OMI-RUL-12 to OMI-RUL-14). */
export const approachesTo = (state: CitySeen, cell: Word, zone: Zone): readonly Approach[] => {
  const united = isUnited(tileAt(state, cell));
  const ways: Approach[] = [];
  if (!united) ways.push({ cell, zone: zone === "in" ? "out" : "in", border: "" });
  if (!united && zone === "in") return ways;
  for (const { border, cell: one, beyond } of bordersOf(cell)) {
    const other = one === cell ? beyond : one;
    if (other !== "" && isInCity(state, other))
      ways.push({ cell: other, zone: arrivalZone(tileAt(state, other)), border });
  }
  return ways;
};

/** Whether another team's fence stands there (OMI-RUL-19). */
export const barred = ({ fences }: Ground, seat: Seat, border: Word): boolean => {
  const owner = fences[border];
  return owner !== undefined && owner !== seat;
};
