import { numberText } from "../../../kernel/number-text";
import { type Holds, ONE, PILE, row, type Spot, TABLE } from "../../../kernel/scene";
import type { Seat, Word } from "../../../kernel/words";
import { SLOTS } from "../content/rubble";
import { PLATE } from "./plate";

const CARD = 2.4;
/** Slots of an inventory lie in two lines. */
const ACROSS = 4;

/** A player's place, read from its own edge of the table: `right` and `ahead` as the player sits. */
export const addPlace = (all: Record<Word, Spot>, seat: Seat, east: number, north: number, facing: 0 | 180): void => {
  const side = facing === 0 ? 1 : -1;
  const at = (name: Word, right: number, ahead: number, holds: Holds, above = 0): void => {
    all[seat + "." + name] = { x: east + right * side, y: TABLE + above, z: north + ahead * side, facing, holds };
  };
  at("board", -6.6, 0, ONE);
  at("track", -9.1, -1, row(8, 0.7, -0.75, 2), PLATE);
  at("health", -6.6, 1.3, ONE, PLATE);
  for (let slot = 0; slot < SLOTS; slot++) {
    const line = Math.floor(slot / ACROSS);
    at("slot" + numberText(slot + 1), -1.8 + CARD * (slot - ACROSS * line), 1.7 - 3.6 * line, PILE);
  }
  at("drawn", 8.2, 1.7, ONE);
  at("wave", 8.2, -1.9, ONE);
  at("first", -9.3, 3, ONE);
  at("barricades", -8, 4.1, row(4, 1.1, 0));
  at("traps", -3.4, 4.1, row(4, 1.1, 0));
  at("grenades", 1.2, 4.1, row(2, 1.1, 0));
  at("focus", 3.6, 4.1, ONE);
  at("blood-lust", 4.8, 4.1, ONE);
  at("danger", 8.2, 4.1, ONE);
  at("saved", -8.6, 6.3, row(6, CARD, 0));
};
