import { inFrames, inWords } from "./guarded";
import { write } from "./report";
import type { Table } from "./table";
import { TRIES } from "./tries";
import { own } from "./voice";

/**
 * Draws some of the panel. What goes wrong with that touches no piece: it is drawn once more, and after some tries left
 * until something else asks for it.
 */
export const drawn = (table: Table, draw: (this: void) => void): void => {
  try {
    draw();
    table.undrawn = 0;
  } catch (broken) {
    table.undrawn++;
    if (table.undrawn <= TRIES) refreshPanel(table);
    if (table.undrawn === 1) write(table, own(table, "table.stumbled", { what: inWords(broken) }));
  }
};

/** Draws the panel anew with the next frame, however often it is asked for in this one. */
export const refreshPanel = (table: Table): void => {
  if (table.drawDue) return;
  inFrames(table, 1, () => {
    table.drawDue = false;
    drawn(table, table.draw);
  });
  table.drawDue = true;
};
