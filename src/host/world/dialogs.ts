import type { LuaFunction, LuaValue } from "../vm/value";
import type { PlayerSeat } from "./players";

/** https://api.tabletopsimulator.com/player/instance/#showinfodialog and its like */
export type DialogKind = "info" | "confirm" | "input" | "memo" | "options" | "colour";

/** A window that a script opens in front of one person. */
export interface Dialog {
  readonly kind: DialogKind;
  readonly text: string;
  /** What there is to choose from. */
  readonly options: readonly string[];
  /** What stands in it when it opens: a text, the number of an option from 1, a colour. */
  readonly value: LuaValue;
  /** What the script has it call, which `ok` does. */
  readonly then?: LuaFunction;
  /** OK was clicked. */
  readonly ok: (value: LuaValue) => void;
}

/** Opens it, or has it wait until the windows before it are closed. Nobody sees the window of an empty seat. */
export const opened = (seat: PlayerSeat, dialog: Dialog): boolean => {
  if (seat.person === undefined) return false;
  seat.dialogs.push(dialog);
  return true;
};
