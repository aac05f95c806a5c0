import { headOf, tailOf } from "../../../kernel/gesture";
import type { Word } from "../../../kernel/words";
import { numberOf } from "../../../kernel/number-text";
import { slotOfEach } from "../rules/inventory";
import { idAt } from "../rules/line";
import { playerOf } from "../rules/players";
import type { FoeId, NightSeen } from "../vocabulary";

export const isSlot = (spot: Word): boolean => tailOf(spot).slice(0, 4) === "slot";

/** Whether it lies at that player's place. */
export const isAt = (state: NightSeen, spot: Word): boolean => state.seats.indexOf(headOf(spot)) >= 0;

/** Which place of the line `line3` is, or what lies on it, from 0 on; below 0 if it is none. */
const lineAt = (spot: Word): number => {
  for (const prefix of ["line", "spears", "health"])
    if (spot.slice(0, prefix.length) === prefix) return numberOf(spot.slice(prefix.length)) - 1;
  return -1;
};

export const isLine = (spot: Word): boolean => lineAt(spot) >= 0;

/** The horde card there; "" if none stands there. */
export const foeAtSpot = (state: NightSeen, spot: Word): FoeId => {
  const at = lineAt(spot);
  return at >= 0 && at < state.line.length ? idAt(state, at) : "";
};

/** The card that lies in a slot; "" if it is free. */
export const cardIn = (state: NightSeen, spot: Word): Word => {
  const { inventory } = playerOf(state, headOf(spot));
  const slot = slotOfEach(inventory).indexOf(numberOf(tailOf(spot).slice("slot".length)) - 1);
  return inventory[slot] ?? "";
};
