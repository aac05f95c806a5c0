import { standAgain } from "./goes-on";
import { guarded } from "./guarded";
import { refreshPanel } from "./panel";
import { tellRest, write } from "./report";
import { catchUp } from "./follow";
import type { Table } from "./table";
import { setAside } from "./taking-up";
import { TRIES } from "./tries";
import { own } from "./voice";
import { isBusy } from "./worker";

/**
 * Something went wrong in a frame of the table's own. It says so, tells what it has not told yet, and puts itself right;
 * what comes back each time is left as it is after some tries, with a table that can still be asked, taken back and saved.
 * While what was kept is being read, it is read again.
 */

/** What was kept and breaks the reading of it each time is set aside whole; the table goes on without. */
const giveUpReading = (table: Table): void => {
  const { unread } = table;
  table.unread = "";
  if (unread !== "") setAside(table, unread);
};

const readAgain = (table: Table, read: (this: void) => void): void => {
  // It is still being read: what went wrong was something else.
  if (isBusy(table) && table.worker.isTicking) return;
  if (table.stumbles > TRIES) giveUpReading(table);
  read();
};

const comeToRest = (table: Table): void => {
  catchUp(table);
  refreshPanel(table);
};

export const stumble = (table: Table, what: string): void => {
  table.stumbles++;
  const { stumbles, load } = table;
  // Whoever brings more of the same is not told it once more.
  if (stumbles > TRIES + 1) {
    table.load = "none";
    giveUpReading(table);
    comeToRest(table);
    return;
  }
  if (load !== "none") {
    table.brokeLoad = what;
    guarded(table, () => {
      readAgain(table, load);
    });
    return;
  }
  guarded(table, () => {
    write(table, own(table, stumbles > TRIES ? "table.lame" : "table.stumbled", { what }));
  });
  guarded(table, () => {
    tellRest(table);
  });
  guarded(table, () => {
    if (table.match === "none" || stumbles > TRIES) comeToRest(table);
    else standAgain(table);
  });
};
