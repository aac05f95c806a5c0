import { range } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import { BAG, type Holds, ONE, PILE, row, type Spot, type Spots, TABLE } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { BORDERS, CELLS, type CellData, DIRECTIONS } from "../content/city-map";
import { addTeamPlace } from "./team-place";
import { PLATE } from "./plate";

/** From a tile's middle to its corners; its flat sides lie to the north and south. TTS units are inches. */
export const CORNER = 2.5;
const SIDE = (CORNER * Math.sqrt(3)) / 2;

const all: Record<Word, Spot> = {};

export const eastOf = ({ q }: CellData): number => 1.5 * CORNER * q;
export const northOf = ({ q, r }: CellData): number => -2 * SIDE * (r + q / 2);

/** A disc of a survivor, or a zombie, and the air about it. */
const ROOM = 0.54;
/** A disc is so thick: what finds no room stands on those that did. */
const DISC = 0.14;

/** Where survivors stand on a tile: `in` the building or around it, in order; when all is full, one storey higher. */
export const STANDS = {
  in: [{ spot: "in", room: 10 }],
  out: [
    { spot: "out", room: 6 },
    { spot: "west", room: 3 },
    { spot: "east", room: 3 },
  ],
} as const;

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
    at("in" + name, -2 * ROOM, -0.2, row(5, ROOM, -ROOM, 2), above);
    at("out" + name, -ROOM, -1.3, row(3, ROOM, -0.5, 2), above);
    at("west" + name, -1.8, 0.52, row(1, 0, -ROOM, 3), above);
    at("east" + name, 1.8, 0.52, row(1, 0, -ROOM, 3), above);
  }
  at("dead", -1.5 * ROOM, 0.34, row(4, ROOM, ROOM, 2), PLATE);
  at("stack", 0, 1.62, PILE, PLATE);
  at("ap", -0.6, 1.45, ONE, PLATE);
  at("zombies", 0.6, 1.45, ONE, PLATE);
  at("flag", -1.45, 1, ONE, PLATE);
  at("mark", 1.45, 1, ONE, PLATE);
  at("arms", -1.45, -1, ONE, PLATE);
  at("suits", 1.45, -1, ONE, PLATE);
};

for (const cell of CELLS) addCell(cell);

/** Which way a border looks, clockwise from the north. */
const TURN = 60;

/** The middle of a border, halfway to the tile beyond, where a fence stands on both. */
for (const { border, cell, way } of BORDERS) {
  for (const each of CELLS) {
    if (each.cell === cell) {
      for (let i = 0; i < DIRECTIONS.length; i++) {
        if (DIRECTIONS[i]?.way === way) {
          const towards = (i * TURN * Math.PI) / 180;
          all[border] = {
            x: eastOf(each) + SIDE * Math.sin(towards),
            y: TABLE + PLATE,
            z: northOf(each) + SIDE * Math.cos(towards),
            facing: i * TURN,
            holds: ONE,
          };
        }
      }
    }
  }
}

const shared = (name: Word, x: number, z: number, holds: Holds): void => {
  all[name] = { x, y: TABLE, z, facing: 0, holds };
};

/** What everything lies on. */
shared("mat", 0, 0, ONE);

/** What all teams share lies to the east and west of the city. */
shared("deck", 22.5, 1.4, PILE);
shared("discard", 25.3, 1.4, PILE);
shared("turned", 28.1, 1.4, ONE);
shared("beyond", 32, 1.4, BAG);
shared("dice", 22.3, -2.2, row(5, 1, -1, 2));
shared("zombies", -22.5, 1.4, BAG);
shared("food", -26, 1.4, BAG);
shared("marks", -29.5, 1.4, BAG);
shared("fogs", -33, 1.4, BAG);
shared("round", -22.5, -2.2, ONE);
shared("box", 32, -2.2, BAG);

/** Clockwise as seen from above, as the Bases of six teams lie. */
const PLACES = [
  { east: 28, north: -13, facing: 0 },
  { east: 0, north: -27, facing: 0 },
  { east: -28, north: -13, facing: 0 },
  { east: -28, north: 13, facing: 180 },
  { east: 0, north: 27, facing: 180 },
  { east: 28, north: 13, facing: 180 },
] as const;

for (const n of range(1, PLACES.length)) {
  const place = PLACES[n - 1];
  if (place !== undefined) addTeamPlace(all, "p" + numberText(n), place.east, place.north, place.facing);
}

/** Every position of the table. */
export const SPOTS: Spots = all;
