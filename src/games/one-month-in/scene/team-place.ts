import { BAG, type Holds, ONE, PILE, row, type Spot, TABLE } from "../../../kernel/scene";
import type { Seat, Word } from "../../../kernel/words";

/** A team's place about its middle: its name and points, what it has in reserve, what it has in hand. */
export const addTeamPlace = (all: Record<Word, Spot>, seat: Seat, east: number, north: number): void => {
  const at = (name: Word, right: number, ahead: number, holds: Holds): void => {
    all[seat + "." + name] = { x: east + right, y: TABLE, z: north + ahead, facing: 0, holds };
  };
  at("turn", -4.3, 7, ONE);
  at("points", 2.7, 7, ONE);
  at("survivors", -3.9, 4.6, BAG);
  at("walls", -1.3, 4.6, BAG);
  at("flags", 1.3, 4.6, BAG);
  at("ring", 3.9, 4.6, BAG);
  at("stores", 2.4, 2.75, ONE);
  at("food", -4.7, 1.5, row(10, 0.8, -0.8, 2));
  at("salvage", 4.3, 1.1, PILE);
  at("help", 0, -4.35, ONE);
};
