import { range } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import { BAG, type Holds, ONE, PILE, row, type Spot, type Spots, TABLE } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { BORDERS, CELLS, type CellData, DIRECTIONS } from "../content/city-map";
import { addTeamPlace } from "./team-place";
import { PLATE } from "./plate";

/** From a tile's middle to its corners; its flat sides lie to the north and south. TTS units are inches. */
export const CORNER = 3.2;
export const SIDE = (CORNER * Math.sqrt(3)) / 2;

const all: Record<Word, Spot> = {};

export const eastOf = ({ q }: CellData): number => 1.5 * CORNER * q;
export const northOf = ({ q, r }: CellData): number => -2 * SIDE * (r + q / 2);

/** A disc of a survivor, or a zombie, and the air about it. */
const ROOM = 0.62;
/** A disc is so thick: what finds no room stands on those that did. */
export const DISC = 0.16;

/** Where survivors stand on a tile: `in` the building or around it, in order; when all is full, one storey higher. */
export const STANDS = {
  in: [{ spot: "in", room: 10 }],
  out: [
    { spot: "out", room: 3 },
    { spot: "west", room: 4 },
    { spot: "east", room: 4 },
  ],
} as const;

/** Between the fences and the building, and away from the numbers in the corners. */
const BESIDE = 2.16;
const BELOW = -2.12;
/** To either side of the search cards. */
const MARKS = 1.56;
/** To either side of the zombies. */
const WRITTEN = 1.5;

const addCell = (cell: CellData): void => {
  const east = eastOf(cell);
  const north = northOf(cell);
  const at = (name: Word, x: number, z: number, holds: Holds, above: number): void => {
    all[cell.cell + "." + name] = { x: east + x, y: TABLE + above, z: north + z, facing: 0, holds };
  };
  at("tile", 0, 0, ONE, 0);
  for (const storey of [0, 1]) {
    const name = storey === 0 ? "" : "2";
    const above = PLATE + DISC * storey;
    at("in" + name, -2 * ROOM, -0.26, row(5, ROOM, -ROOM, 2), above);
    at("out" + name, -ROOM, BELOW, row(3, ROOM, 0), above);
    at("west" + name, -BESIDE, 1.5 * ROOM, row(1, 0, -ROOM, 4), above);
    at("east" + name, BESIDE, 1.5 * ROOM, row(1, 0, -ROOM, 4), above);
  }
  at("dead", -1.5 * ROOM, 0.36, row(4, ROOM, ROOM, 2), PLATE);
  at("stack", 0, 1.94, PILE, PLATE);
  at("ap", -WRITTEN, 0.66, ONE, PLATE);
  at("zombies", WRITTEN, 0.66, ONE, PLATE);
  at("flag", -1.5, MARKS, ONE, PLATE);
  at("arms", -0.82, MARKS, ONE, PLATE);
  at("suits", 0.82, MARKS, ONE, PLATE);
  at("mark", 1.5, MARKS, ONE, PLATE);
};

for (const cell of CELLS) addCell(cell);

/** Which way a border looks, clockwise from the north. */
const TURN = 60;

/** Halfway to the tile beyond, where a fence stands on both. */
const addBorder = (border: Word, cell: CellData, side: number): void => {
  const towards = (side * TURN * Math.PI) / 180;
  all[border] = {
    x: eastOf(cell) + SIDE * Math.sin(towards),
    y: TABLE + PLATE,
    z: northOf(cell) + SIDE * Math.cos(towards),
    facing: side * TURN,
    holds: ONE,
  };
};

const cellNamed: Record<Word, CellData> = {};
for (const cell of CELLS) cellNamed[cell.cell] = cell;

for (const { border, cell, way } of BORDERS) {
  const owner = cellNamed[cell];
  for (let side = 0; side < DIRECTIONS.length; side++)
    if (owner !== undefined && DIRECTIONS[side]?.way === way) addBorder(border, owner, side);
}

const shared = (name: Word, x: number, z: number, holds: Holds): void => {
  all[name] = { x, y: TABLE, z, facing: 0, holds };
};

/** What everything lies on. */
shared("mat", 0, 0, ONE);

/** What all teams share lies in the corners that the city leaves: what is searched in the north-east. */
shared("deck", 14.6, 22.6, PILE);
shared("discard", 17, 22.6, PILE);
shared("turned", 20, 22.6, ONE);
shared("dice", 17, 19.4, row(5, 1.05, -1.05, 2));

/** What comes and goes in the north-west. */
shared("zombies", -21.5, 23.2, BAG);
shared("food", -18.9, 23.2, BAG);
shared("marks", -16.3, 23.2, BAG);
shared("fogs", -13.7, 23.2, BAG);
shared("beyond", -21.5, 19.6, BAG);
shared("box", -18.9, 19.6, BAG);
shared("round", -15, 19.2, ONE);

/**
 * To the east and west of the city, clockwise as seen from above, each as near to its Base as it goes for any number of
 * teams. All are read from the south, as the city is.
 */
const PLACES = [
  { east: 28.4, north: -16.9 },
  { east: -28.4, north: -16.9 },
  { east: -28.4, north: 0 },
  { east: -28.4, north: 16.9 },
  { east: 28.4, north: 16.9 },
  { east: 28.4, north: 0 },
] as const;

for (const n of range(1, PLACES.length)) {
  const place = PLACES[n - 1];
  if (place !== undefined) addTeamPlace(all, "p" + numberText(n), place.east, place.north);
}

/** Every position of the table. */
export const SPOTS: Spots = all;
