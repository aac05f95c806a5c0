import { numberText } from "../../../kernel/number-text";
import { type Holds, ONE, PILE, row, type Spot, TABLE } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { TRACK_SLOTS } from "../content/dice";
import { PLATE } from "./plate";

/** A player's place, read from its own edge of the table. */
export const addPlayerArea = (
  all: Record<Word, Spot>,
  seat: Word,
  east: number,
  north: number,
  facing: 0 | 180,
): void => {
  const side = facing === 0 ? 1 : -1;
  /** `right` and `ahead` as the player sits. */
  const at = (name: Word, right: number, ahead: number, y: number, holds: Holds): void => {
    all[seat + "." + name] = { x: east + right * side, y, z: north + ahead * side, facing, holds };
  };
  const onTable = (name: Word, right: number, ahead: number, holds: Holds): void => {
    at(name, right, ahead, TABLE, holds);
  };
  const onBoard = (name: Word, right: number, ahead: number, holds: Holds): void => {
    at(name, right, ahead, TABLE + PLATE, holds);
  };
  onTable("items", -6.9, 9.3, row(7, 2.3, -0.85, 2));
  onTable("drawn", -6.9, 5.25, row(7, 2.3, 0));
  onTable("pool", -3, 3, row(6, 1.2, 0));
  onTable("token", 7.2, 2.7, ONE);
  onTable("exposure", 7.2, 0.4, PILE);
  onTable("discard", 7.2, -3, PILE);
  onTable("skill", -7.2, 0.4, ONE);
  onTable("loot", -7.7, -2.2, row(2, 1.1, -1.1, 3));
  onTable("light", -7.2, -7.4, ONE);
  onTable("heavy", -4.6, -7.4, row(4, 2.3, 0));
  onTable("chase", 4.9, -7.4, row(1, 0, -0.6, 4));
  onTable("help", 7.4, -7.4, ONE);
  onTable("board", 0, -1.5, ONE);
  for (let slot = 1; slot <= TRACK_SLOTS; slot++) {
    onBoard("track" + numberText(slot), -4.6 + 1.25 * (slot - 1), 0.9, ONE);
  }
  onBoard("momentum", 3.4, 0.9, ONE);
  onBoard("fatigue", -4.6, -0.6, row(2, 1.25, 0));
  onBoard("cooldown", -1.6, -0.6, row(2, 1.25, 0));
  onBoard("jacket", -4.6, -3.2, ONE);
  onBoard("gloves", -3.3, -3.2, ONE);
  onBoard("shoes", -2, -3.2, ONE);
  onBoard("runner-card", 0.9, -3.2, ONE);
  onBoard("weapon", 4, -3.2, ONE);
};
