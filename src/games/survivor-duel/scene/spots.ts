import { BAG, type Holds, ONE, PILE, row, type Spot, type Spots, TABLE } from "../../../kernel/scene";
import type { Seat, Word } from "../../../kernel/words";
import { ROW } from "../content/limits";

/** A mat that lies on the table. */
const MAT = 0.2;

/** A card with room around it. */
const ACROSS = 2.45;
const DOWN = 3.5;

/** Zombies are larger than other cards, so that a zone is theirs and not the mat's; so much room has each. */
export const ZOMBIE = 1.2;
const ZOMBIE_ACROSS = 3.1;
const WALKERS_ACROSS = 2.66;
const THREAT_ACROSS = 2.8;
const ZOMBIE_DOWN = 4.1;

/** Zombies in a line: who waits stands in one across the whole mat, who has come in two. */
export const WALKING = 18;
const THREATENING = 9;
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
  const zone = (name: Word, right: number, ahead: number, lying: Holds): void => {
    onMat(name, right, ahead, lying);
    at(name + ".count", right + 0.95, ahead + 1.3, TABLE + MAT + 0.1, lying);
    at(name + ".held", right - 0.85, ahead + 1.3, TABLE + MAT + 0.1, lying);
    at(name + ".stunned", right - 0.85, ahead + 0.25, TABLE + MAT + 0.1, lying);
  };
  at("mat", 0, -11, TABLE, ONE);
  zone("zombie", -22.35, -3.1, row(WALKING, WALKERS_ACROSS, -ZOMBIE_DOWN));
  zone("threat", -10, -7.8, row(THREATENING, THREAT_ACROSS, -ZOMBIE_DOWN, 2));
  onMat("survivor", -6.8, -17, ONE);
  onMat("gear", -4.35, -17, row(GEAR, ACROSS, -DOWN, 1));
  at("gear.count", -3.55, -15.9, TABLE + MAT + 0.1, row(GEAR, ACROSS, -DOWN, 1));
  onMat("deck", 16.9, -17, PILE);
  onMat("graveyard", 19.6, -17, PILE);
  onMat("exile", 22.3, -17, PILE);
  onMat("zdeck", -23.1, -16.9, PILE);
  onMat("row", -19.9, -16.9, row(ROW, ZOMBIE_ACROSS, 0, 1));
  onMat("role", 22.6, -6.95, ONE);
  onMat("hp", 16.6, -9.4, ONE);
  onMat("ap", 16.6, -10.8, ONE);
  onMat("tp", 16.6, -12.2, ONE);
  onMat("th", 16.6, -13.6, ONE);
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
