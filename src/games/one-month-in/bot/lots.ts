import type { Word } from "../../../kernel/words";
import { CELLS } from "../content/city-map";
import type { Glance } from "./glance";

const places: Record<Word, number> = {};
for (let i = 0; i < CELLS.length; i++) places[CELLS[i]?.cell ?? ""] = i + 1;

const PRIME = 1009;

/**
 * Between what is equally good a lot decides, from 0 to 1, another one in each round and for each team: the order in which
 * tiles are listed would favour the seats in one corner of the city.
 */
export const lotFor = ({ state, seat }: Glance, cell: Word): number => {
  const mixed = (places[cell] ?? 0) * (31 + 17 * state.round + 101 * state.seats.indexOf(seat));
  return ((mixed * mixed + 7 * mixed) % PRIME) / PRIME;
};

/** So little that it decides nothing else. */
export const TIE = 0.000001;
