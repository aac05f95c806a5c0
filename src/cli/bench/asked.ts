import type { OpenTable } from "../../host/open";
import { buttonsOf, saysOf } from "../fuzz/perform";

/** Who sits at a table that is measured. */
export const COLOUR = "Yellow";

const FRAMES_AT_MOST = 2000;

export const buttonsAt = (table: OpenTable): readonly string[] => buttonsOf(table.seat(COLOUR).panel()).map(saysOf);

/** Frame after frame until the table offers something. */
export const untilAsked = (table: OpenTable, frame: () => void): void => {
  for (let left = FRAMES_AT_MOST; buttonsAt(table).length === 0; left--) {
    if (left === 0) throw new Error(`nobody is asked anything in ${String(FRAMES_AT_MOST)} frames`);
    frame();
  }
};
