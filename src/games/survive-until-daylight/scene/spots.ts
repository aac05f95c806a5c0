import { numberText } from "../../../kernel/number-text";
import { BAG, type Holds, ONE, PILE, row, type Spot, type Spots, TABLE } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { HORDE_SIZE, HORDE_TYPES } from "../content/horde";
import { PLATE } from "./plate";
import { addPlace } from "./place-spots";

const CARD = 2.45;

const all: Record<Word, Spot> = {};

const addShared = (name: Word, x: number, z: number, holds: Holds, above = 0): void => {
  all[name] = { x, y: TABLE + above, z, facing: 0, holds };
};

/** What everything lies on. */
addShared("mat", 0, 0, ONE);

const NORTH = 9.3;
addShared("rubble", -19.5, NORTH, PILE);
addShared("active", -16.5, NORTH, PILE);
addShared("odds", -16.5, NORTH + 2, ONE);
addShared("round", -7.1, NORTH + 2, ONE);
addShared("discard", -13.5, NORTH, PILE);
addShared("assaults", -9.7, NORTH, PILE);
addShared("assault", -7.1, NORTH, ONE);
addShared("assault.done", -4.5, NORTH, PILE);
addShared("combat", -0.7, NORTH, PILE);
addShared("flipped", 1.9, NORTH, row(8, CARD, 0));
addShared("combat.discard", 21.6, NORTH, PILE);

/** The line fills four lines of the table, left to right, far enough apart for the stunned, which lie across. */
const ACROSS = 13;
const LINE_DX = 3.2;
const LINE_Z = 5.58;
const LINE_DZ = 3.76;
for (let at = 0; at < HORDE_SIZE; at++) {
  const line = Math.floor(at / ACROSS);
  const x = -18.4 + LINE_DX * (at - line * ACROSS);
  const z = LINE_Z - LINE_DZ * line;
  const number = numberText(at + 1);
  addShared("line" + number, x, z, ONE);
  addShared("spears" + number, x - 0.6, z + 0.8, row(3, 0.6, 0), PLATE);
  addShared("health" + number, x, z - 1.88, ONE);
}

/** Before the first round the boards and the weapons to choose from lie where the line will be. */
addShared("boards", -16, 2, row(6, 6.4, 0));
addShared("armoury", -18.4, -4.9, row(16, CARD, 0));

const SOUTH = -9.5;
for (let i = 0; i < HORDE_TYPES.length; i++)
  addShared("supply." + (HORDE_TYPES[i] ?? ""), -19.5 + 2.6 * i, SOUTH, PILE);
addShared("aside", -5.6, SOUTH, ONE);
addShared("first", -3.2, SOUTH, ONE);
const TOKENS = ["barricade", "trap", "spear", "grenade", "focus-mark", "blood-lust-mark", "skull"] as const;
for (let i = 0; i < TOKENS.length; i++) addShared("supply." + (TOKENS[i] ?? ""), 1.4 + 2.4 * i, SOUTH, BAG);
addShared("box", 20.4, SOUTH, BAG);

/** Clockwise as seen from above, so that the next seat is the one to the left. */
addPlace(all, "p1", 0, -19.75, 0);
addPlace(all, "p2", -21.5, -19.75, 0);
addPlace(all, "p3", -21.5, 19.75, 180);
addPlace(all, "p4", 0, 19.75, 180);
addPlace(all, "p5", 21.5, 19.75, 180);
addPlace(all, "p6", 21.5, -19.75, 0);

/** Every position of the table. */
export const SPOTS: Spots = all;
