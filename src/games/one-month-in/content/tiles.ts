import type { Word } from "../../../kernel/words";

/** What a tile is for besides its numbers (OMI-TILE-10). */
export type Special = "base" | "farm" | "prize" | "none";

/** A tile's face: its four numbers, one to a corner (OMI-TILE-01 to OMI-TILE-09), and how many of it there are. */
export interface TileData<Name extends Word = Word> {
  readonly tile: Name;
  readonly special: Special;
  /** Blue: actions that claim it. */
  readonly claim: number;
  /** Yellow: victory points. */
  readonly worth: number;
  /** Green: rooms to search. */
  readonly rooms: number;
  /** Red: zombies that are found. */
  readonly zombies: number;
  /** So many lie about each Base. */
  readonly ring: number;
  /** So many lie in the city beyond, by the number of teams from two on. */
  readonly city: readonly number[];
}

const NOT_BEYOND: readonly number[] = [0, 0, 0, 0, 0];

const ring = <Name extends Word>(
  tile: Name,
  claim: number,
  worth: number,
  rooms: number,
  zombies: number,
): TileData<Name> => ({
  tile,
  special: "none",
  claim,
  worth,
  rooms,
  zombies,
  ring: 1,
  city: NOT_BEYOND,
});

const city = <Name extends Word>(
  tile: Name,
  claim: number,
  worth: number,
  rooms: number,
  zombies: number,
  beyond: readonly number[],
  special: Special = "none",
): TileData<Name> => ({ tile, special, claim, worth, rooms, zombies, ring: 0, city: beyond });

/** Prototype values: replaceable (OMI-PROTO-01). */
export const TILES = [
  { tile: "base", special: "base", claim: 3, worth: 3, rooms: 0, zombies: 0, ring: 0, city: NOT_BEYOND },
  { tile: "farm", special: "farm", claim: 2, worth: 2, rooms: 1, zombies: 3, ring: 1, city: [4, 6, 5, 5, 5] },
  ring("terraced-houses", 1, 1, 2, 1),
  ring("corner-shop", 1, 2, 2, 1),
  ring("petrol-station", 2, 2, 2, 2),
  ring("apartment-block", 2, 3, 3, 3),
  ring("bus-depot", 1, 1, 1, 0),
  city("research-centre", 6, 6, 3, 7, [1, 1, 1, 1, 1], "prize"),
  city("military-base", 6, 6, 3, 8, [1, 1, 1, 1, 1], "prize"),
  city("zoo", 2, 3, 4, 2, [1, 1, 1, 1, 1]),
  city("hospital", 3, 6, 4, 5, [1, 1, 1, 1, 1]),
  city("shopping-centre", 4, 6, 5, 5, [1, 1, 1, 1, 1]),
  city("police-station", 3, 5, 2, 3, [1, 1, 1, 1, 1]),
  city("supermarket", 3, 5, 3, 3, [1, 1, 1, 1, 1]),
  city("school", 2, 3, 2, 3, [0, 1, 1, 1, 1]),
  city("hotel", 3, 5, 3, 3, [0, 1, 1, 1, 1]),
  city("factory", 3, 5, 2, 3, [0, 1, 1, 1, 1]),
  city("office-tower", 3, 5, 2, 4, [0, 1, 1, 1, 1]),
  city("cathedral", 2, 3, 1, 2, [0, 1, 1, 1, 0]),
  city("railway-station", 3, 5, 2, 4, [0, 1, 0, 1, 1]),
  city("stadium", 4, 6, 2, 5, [0, 0, 0, 1, 1]),
  city("prison", 4, 6, 2, 5, [0, 0, 0, 0, 1]),
] as const satisfies readonly TileData[];

export type TileName = (typeof TILES)[number]["tile"];

export const BASE: Word = "base";
