import type { Word } from "../../../kernel/words";

/** What a tile is for besides its numbers (OMI-TILE-10). */
export type Special = "base" | "farm" | "prize" | "none";

/** A tile's face: its four numbers, one to a corner (OMI-TILE-01 to OMI-TILE-09), and how many of it there are. */
export interface TileData {
  readonly tile: Word;
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
  /** So many lie in the city beyond, with at least that many teams. */
  readonly city: number;
  readonly teams: number;
}

const ring = (tile: Word, claim: number, worth: number, rooms: number, zombies: number): TileData => ({
  tile,
  special: "none",
  claim,
  worth,
  rooms,
  zombies,
  ring: 1,
  city: 0,
  teams: 0,
});

const city = (
  tile: Word,
  claim: number,
  worth: number,
  rooms: number,
  zombies: number,
  teams: number,
  special: Special = "none",
): TileData => ({ tile, special, claim, worth, rooms, zombies, ring: 0, city: 1, teams });

/** Prototype values: replaceable (OMI-PROTO-01). */
export const TILES: readonly TileData[] = [
  { tile: "base", special: "base", claim: 3, worth: 3, rooms: 0, zombies: 0, ring: 0, city: 0, teams: 0 },
  { tile: "farm", special: "farm", claim: 2, worth: 2, rooms: 1, zombies: 3, ring: 1, city: 4, teams: 2 },
  ring("terraced-houses", 1, 1, 2, 1),
  ring("corner-shop", 1, 2, 2, 1),
  ring("petrol-station", 2, 2, 2, 2),
  ring("apartment-block", 2, 3, 3, 3),
  ring("bus-depot", 1, 1, 1, 0),
  city("research-centre", 5, 6, 3, 6, 2, "prize"),
  city("military-base", 5, 6, 3, 7, 2, "prize"),
  city("zoo", 2, 3, 4, 2, 2),
  city("hospital", 3, 5, 4, 5, 2),
  city("shopping-centre", 4, 5, 5, 5, 2),
  city("police-station", 3, 4, 2, 3, 2),
  city("supermarket", 3, 4, 3, 3, 2),
  city("school", 2, 3, 2, 3, 3),
  city("hotel", 3, 4, 3, 3, 3),
  city("factory", 3, 4, 2, 3, 4),
  city("office-tower", 3, 4, 2, 4, 4),
  city("cathedral", 2, 3, 1, 2, 4),
  city("railway-station", 3, 4, 2, 4, 4),
  city("stadium", 4, 5, 2, 5, 5),
  city("prison", 4, 5, 2, 5, 5),
];

export const BASE: Word = "base";
