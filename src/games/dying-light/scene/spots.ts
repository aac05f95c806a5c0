import { numberText } from "../../../kernel/number-text";
import { BAG, type Holds, ONE, PILE, row, type Spot, type Spots, TABLE } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { AREAS, WALLS, ZONES, type ZoneData } from "../content/board";
import { INFECTED_TYPES } from "../content/infected";
import { PLATE } from "./plate";
import { addPlayerArea } from "./player-area-spots";

/** TTS units are inches: y is up, x goes east, z north. */
const SQUARE = 2.4;
const CITY = 1.2;
const STOREY = 1.5;

/** A figure and a token beside it need this much. */
const ROOM = 0.95;

const all: Record<Word, Spot> = {};

const eastOf = (x: number): number => (x - 6) * SQUARE;
const northOf = (y: number): number => (6 - y) * SQUARE;

/** How many figures stand side by side along so many squares. */
const along = (squares: number): number => Math.floor((squares * SQUARE) / ROOM);

/** How many stand in a zone: tokens take the first cells, Runners the last, the infected those between. */
export const cellsOf = (zone: ZoneData): number => along(zone.w) * along(zone.h);

/** Where it gets tight the figures stand between the cells too: a lattice twice as fine. */
export const finelyAcross = (zone: ZoneData): number => 2 * along(zone.w) - 1;
export const finelyDown = (zone: ZoneData): number => 2 * along(zone.h) - 1;

const addZone = (zone: ZoneData, level: number): void => {
  const across = along(zone.w);
  const lines = along(zone.h);
  const dx = (zone.w * SQUARE) / across;
  const dz = -(zone.h * SQUARE) / lines;
  const y = CITY + STOREY * level;
  const x = eastOf(zone.x) + dx / 2;
  const z = northOf(zone.y) + dz / 2;
  all[zone.zone] = { x, y, z, facing: 0, holds: row(across, dx, dz, lines) };
  // One line is enough: what a hand aims at is told by the cells of the zone itself.
  all[zone.zone + ".tight"] = { x, y, z, facing: 0, holds: row(finelyAcross(zone), dx / 2, dz / 2) };
  if (level > 0) {
    const middle = { x: eastOf(zone.x + zone.w / 2), z: northOf(zone.y + zone.h / 2) };
    all["building." + zone.zone] = { x: middle.x, y: CITY, z: middle.z, facing: 0, holds: ONE };
  }
};

const levels: Record<Word, number> = {};
for (const { area, level } of AREAS) levels[area] = level;

for (const zone of ZONES) addZone(zone, levels[zone.area] ?? 0);

/** `wall1` … in the order of the board's list, each with a base at either end. */
for (let i = 0; i < WALLS.length; i++) {
  const wall = WALLS[i];
  if (wall !== undefined) {
    const name = "wall" + numberText(i + 1);
    const reach = wall.length * SQUARE;
    const east = wall.along === "x" ? reach : 0;
    const south = wall.along === "y" ? reach : 0;
    const x = eastOf(wall.x);
    const z = northOf(wall.y);
    const facing = wall.along === "x" ? 0 : 90;
    all[name] = { x, y: CITY, z, facing, holds: ONE };
    all[name + ".base"] = { x: x - east / 2, y: CITY, z: z + south / 2, facing, holds: row(2, reach, 0) };
  }
}

/** A spot of the table itself, among the things all players share. */
const addShared = (name: Word, x: number, z: number, holds: Holds): void => {
  all[name] = { x, y: TABLE, z, facing: 0, holds };
};

const quarter = SQUARE * 3;
addShared("city.nw", -quarter, quarter, ONE);
addShared("city.ne", quarter, quarter, ONE);
addShared("city.sw", -quarter, -quarter, ONE);
addShared("city.se", quarter, -quarter, ONE);

const CARD = 2.4;
const cardAt = (column: number): number => -13.2 + CARD * column;

const NORTH = 17.2;
addShared("infected-cards", cardAt(0), NORTH, row(4, CARD, 0));
addShared("wounds", cardAt(4), NORTH, PILE);
addShared("chase", cardAt(5), NORTH, PILE);
addShared("activation", cardAt(6), NORTH, PILE);
addShared("activation.drawn", cardAt(7), NORTH, PILE);
addShared("common", cardAt(8), NORTH, PILE);
addShared("common.discard", cardAt(9), NORTH, PILE);
addShared("epic", cardAt(10), NORTH, PILE);
addShared("epic.discard", cardAt(11), NORTH, PILE);
addShared("risk", -13.6, 21.2, row(2, 0.9, -0.9, 2));
addShared("damage", 12.7, 21.2, row(2, 0.9, -0.9, 2));
addShared("round-tracker", 0, 20.7, ONE);
all["round.marker"] = { x: -9.9, y: TABLE + PLATE, z: 20.1, facing: 0, holds: row(12, 1.8, 0) };
all["round.events"] = { x: -9.9, y: TABLE + PLATE, z: 21.2, facing: 0, holds: row(12, 1.8, 0) };

const SOUTH = -17.2;
addShared("scenario", cardAt(0), SOUTH, PILE);
addShared("scenario.shown", cardAt(1), SOUTH, row(4, CARD, 0));
addShared("scenario.done", cardAt(5), SOUTH, PILE);
/** What lies under the Objective tokens of the crates. */
for (let crate = 2; crate <= 4; crate++)
  addShared("crate.objective" + numberText(crate), cardAt(4 + crate), SOUTH, ONE);
addShared("aside.inhibitor", cardAt(10), SOUTH, ONE);
addShared("supply.inhibitor", 13.2, -16.6, row(1, 0, -1.2, 2));
for (let i = 0; i < INFECTED_TYPES.length; i++)
  addShared("supply." + (INFECTED_TYPES[i] ?? ""), -13.2 + 2 * i, -20.5, BAG);
addShared("supply.exposure", -5.2, -19.9, row(2, 1.1, -1.1, 2));
addShared("supply.fire", -2.8, -19.9, row(3, 1.1, -1.1, 2));
addShared("supply.electricity", 0.6, -19.9, row(1, 0, -1.1, 2));
addShared("supply.uv", 1.8, -19.9, row(1, 0, -1.1, 2));
addShared("supply.objective", 3, -19.9, row(2, 1.1, -1.1, 2));
addShared("supply.die.momentum", 5.4, -19.9, row(2, 0.9, -1.1, 2));
addShared("supply.die.combat", 7.7, -19.9, row(1, 0, -1.1, 2));
addShared("supply.die.parkour", 9.2, -19.9, row(1, 0, -1.1, 2));
addShared("box", 12.6, -20.5, BAG);

addPlayerArea(all, "p1", -24.6, -11, 0);
addPlayerArea(all, "p2", 24.6, -11, 0);
addPlayerArea(all, "p3", 24.6, 11, 180);
addPlayerArea(all, "p4", -24.6, 11, 180);

/** Every position of the table. */
export const SPOTS: Spots = all;
