import { guarded } from "../guarded";
import type { Table } from "../table";
import { own } from "../voice";
import { hearPlace } from "./hear";

export const hotkeyHere = (table: Table): string => own(table, "key.label", { does: own(table, "adopt.hotkey", {}) });

/** A button of the panel would have the pointer on it: a key shows where that is. */
export const offerHotkey = (table: Table): void => {
  if (table.hasHotkey) return;
  table.hasHotkey = true;
  addHotkey(hotkeyHere(table), (colour, _hovered, at) => {
    guarded(table, () => {
      hearPlace(table, colour, at);
    });
  });
};
