import { BAG, type Holds, ONE, PILE, row, type Spot, type Spots, TABLE } from "../../../kernel/scene";
import type { Seat, Word } from "../../../kernel/words";
import { ROW } from "../content/limits";

/** A mat that lies on the table. */
const MAT = 0.2;

/** A card with room around it. */
const ACROSS = 2.45;
const DOWN = 3.5;

/** Zombies in a line of a zone, and cards in the Equipment Area. */
const ZOMBIES = 9;
const GEAR = 8;

const all: Record<Word, Spot> = {};

/** `right` and `ahead` as the player sits; the middle of the table is ahead 0. */
const addSide = (seat: Seat, facing: 0 | 180): void => {
  const side = facing === 0 ? 1 : -1;
  const at = (name: Word, right: number, ahead: number, y: number, holds: Holds): void => {
    all[seat + "." + name] = { x: right * side, y, z: ahead * side, facing, holds };
  };
  const onMat = (name: Word, right: number, ahead: number, holds: Holds): void => {
    at(name, right, ahead, TABLE + MAT, holds);
  };
  const zone = (name: Word, ahead: number): void => {
    const lines = row(ZOMBIES, ACROSS, -DOWN, 2);
    onMat(name, -9.8, ahead, lines);
    at(name + ".count", -9, ahead + 1.1, TABLE + MAT + 0.1, lines);
    at(name + ".held", -10.5, ahead + 1.1, TABLE + MAT + 0.1, lines);
    at(name + ".stunned", -10.5, ahead + 0.2, TABLE + MAT + 0.1, lines);
  };
  at("mat", 0, -11, TABLE, ONE);
  zone("zombie", -2.8);
  zone("threat", -10);
  onMat("survivor", -9.8, -17.6, ONE);
  onMat("gear", -7.35, -17.6, row(GEAR, ACROSS, -DOWN, 1));
  at("gear.count", -6.55, -16.5, TABLE + MAT + 0.1, row(GEAR, ACROSS, -DOWN, 1));
  onMat("deck", 13.2, -17.6, PILE);
  onMat("graveyard", 15.8, -17.6, PILE);
  onMat("exile", 18.4, -17.6, PILE);
  onMat("zdeck", -22.8, -17.6, PILE);
  onMat("row", -20.3, -17.6, row(ROW, ACROSS, 0, 1));
  onMat("role", 18.15, -5.9, ONE);
  onMat("hp", 14, -10.4, ONE);
  onMat("ap", 14, -11.8, ONE);
  onMat("tp", 14, -13.2, ONE);
  onMat("th", 14, -14.6, ONE);
  at("hand", 0, -24, TABLE, { as: "hand", seat });
};

addSide("p1", 0);
addSide("p2", 180);

const addShared = (name: Word, x: number, holds: Holds): void => {
  all[name] = { x, y: TABLE, z: 0, facing: 0, holds };
};

addShared("turn", 17, ONE);
addShared("tray", 20, ONE);
addShared("box", -22, BAG);
addShared("box.count", -19, BAG);
addShared("box.held", -17, BAG);
addShared("box.stunned", -15, BAG);

/** Every position of the table. */
export const SPOTS: Spots = all;
