import { BAG, type Holds, ONE, PILE, row, type Spot, TABLE } from "../../../kernel/scene";
import type { Seat, Word } from "../../../kernel/words";

/** A team's place, read from its own edge of the table: `right` and `ahead` as the player sits. */
export const addTeamPlace = (
  all: Record<Word, Spot>,
  seat: Seat,
  east: number,
  north: number,
  facing: 0 | 180,
): void => {
  const side = facing === 0 ? 1 : -1;
  const at = (name: Word, right: number, ahead: number, holds: Holds): void => {
    all[seat + "." + name] = { x: east + right * side, y: TABLE, z: north + ahead * side, facing, holds };
  };
  at("survivors", -5, 2.4, BAG);
  at("walls", -1.8, 2.4, BAG);
  at("flags", 1.4, 2.4, BAG);
  at("ring", 4.6, 2.4, BAG);
  at("food", -5.8, -0.6, row(10, 0.6, -0.6, 2));
  at("salvage", 2.4, -1, PILE);
  at("points", -4.6, -3.2, ONE);
  at("stores", 4.8, -1, ONE);
  at("turn", 5.4, -3.2, ONE);
};
