import { inFrames, inWords } from "./guarded";
import { write } from "./report";
import type { Table } from "./table";
import { TRIES } from "./tries";
import { own } from "./voice";

const SOON = 10;

const offerIn = (table: Table, put: (this: void) => void, tries: number): void => {
  try {
    put();
  } catch (broken) {
    if (tries > 0) {
      inFrames(table, SOON, () => {
        offerIn(table, put, tries - 1);
      });
    }
    if (tries === TRIES) write(table, own(table, "table.stumbled", { what: inWords(broken) }));
  }
};

/**
 * Puts something of ours into the game's own menus. What goes wrong with that touches no piece: it is tried again, and
 * after some tries left out.
 */
export const offer = (table: Table, put: (this: void) => void): void => {
  offerIn(table, put, TRIES);
};
