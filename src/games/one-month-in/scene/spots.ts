import { joined, range } from "../../../kernel/list";
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
/** What is laid beside other things is so thick. */
export const DISC = 0.16;
/** A survivor is so high, to be seen from a seat: who finds no room stands on those that did. */
export const SURVIVOR = 0.4;

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

interface CellSpot {
  readonly name: Word;
  readonly x: number;
  readonly above: number;
  readonly z: number;
  readonly holds: Holds;
}

const spotOf = (name: Word, x: number, z: number, holds: Holds, above = PLATE): CellSpot => ({
  name,
  x,
  above,
  z,
  holds,
});

const storey = (name: Word, above: number): readonly CellSpot[] => [
  spotOf("in" + name, -2 * ROOM, -0.26, row(5, ROOM, -ROOM, 2), above),
  spotOf("out" + name, -ROOM, BELOW, row(3, ROOM, 0), above),
  spotOf("west" + name, -BESIDE, 1.5 * ROOM, row(1, 0, -ROOM, 4), above),
  spotOf("east" + name, BESIDE, 1.5 * ROOM, row(1, 0, -ROOM, 4), above),
];

/** The spots of every cell, about its middle. */
const IN_A_CELL: readonly CellSpot[] = joined(joined(storey("", PLATE), storey("2", PLATE + SURVIVOR)), [
  spotOf("tile", 0, 0, ONE, 0),
  spotOf("dead", -1.5 * ROOM, 0.36, row(4, ROOM, ROOM, 2)),
  spotOf("stack", 0, 1.94, PILE),
  spotOf("ap", -WRITTEN, 0.66, ONE),
  spotOf("zombies", WRITTEN, 0.66, ONE),
  spotOf("flag", -1.5, MARKS, ONE),
  spotOf("arms", -0.82, MARKS, ONE),
  spotOf("suits", 0.82, MARKS, ONE),
  spotOf("mark", 1.5, MARKS, ONE),
]);

const addCell = (cell: CellData): void => {
  const east = eastOf(cell);
  const north = northOf(cell);
  const before = cell.cell + ".";
  for (const { name, x, above, z, holds } of IN_A_CELL)
    all[before + name] = { x: east + x, y: TABLE + above, z: north + z, facing: 0, holds };
};

for (const cell of CELLS) addCell(cell);

/** Which way a border looks, clockwise from the north. */
const TURN = 60;

interface Towards {
  readonly facing: number;
  readonly east: number;
  readonly north: number;
}

/** From a tile's middle halfway to the one beyond, where a fence stands on both. */
const towards: Record<Word, Towards> = {};
for (let side = 0; side < DIRECTIONS.length; side++) {
  const angle = (side * TURN * Math.PI) / 180;
  const way = DIRECTIONS[side]?.way ?? "";
  towards[way] = { facing: side * TURN, east: SIDE * Math.sin(angle), north: SIDE * Math.cos(angle) };
}

const cellNamed: Record<Word, CellData> = {};
for (const cell of CELLS) cellNamed[cell.cell] = cell;

for (const { border, cell, way } of BORDERS) {
  const owner = cellNamed[cell];
  const there = towards[way];
  if (owner !== undefined && there !== undefined) {
    const { facing, east, north } = there;
    all[border] = { x: eastOf(owner) + east, y: TABLE + PLATE, z: northOf(owner) + north, facing, holds: ONE };
  }
}

const addShared = (name: Word, x: number, z: number, holds: Holds): void => {
  all[name] = { x, y: TABLE, z, facing: 0, holds };
};

/** What everything lies on. */
addShared("mat", 0, 0, ONE);

/** What all teams share lies in the corners that the city leaves: what is searched in the north-east. */
addShared("deck", 14.6, 22.6, PILE);
addShared("discard", 17, 22.6, PILE);
addShared("turned", 20, 22.6, ONE);
addShared("dice", 17, 19.4, row(5, 1.05, -1.05, 2));

/** What comes and goes in the north-west. */
addShared("zombies", -21.5, 23.2, BAG);
addShared("food", -18.9, 23.2, BAG);
addShared("marks", -16.3, 23.2, BAG);
addShared("fogs", -13.7, 23.2, BAG);
addShared("beyond", -21.5, 19.6, BAG);
addShared("box", -18.9, 19.6, BAG);
addShared("round", -15, 19.2, ONE);

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
