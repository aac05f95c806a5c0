import { withItem } from "../kernel/list";
import { standAgain } from "./goes-on";
import { guarded } from "./guarded";
import { refreshPanel } from "./panel";
import { tellRest, write } from "./report";
import { catchUp } from "./follow";
import type { Table } from "./table";
import { TRIES } from "./tries";
import { own } from "./voice";

/**
 * Something went wrong in a frame of the table's own. It says so, tells what it has not told yet, and puts itself right;
 * what comes back each time is left as it is after some tries, with a table that can still be asked, taken back and saved.
 */

/** What was kept and broke the reading of it is set aside whole. */
const giveUpReading = (table: Table): void => {
  if (table.unread === "") return;
  table.setAside = withItem(table.setAside, table.unread);
  table.unread = "";
};

const comeToRest = (table: Table): void => {
  catchUp(table);
  refreshPanel(table);
};

export const stumble = (table: Table, what: string): void => {
  table.stumbles++;
  const { stumbles } = table;
  // Whoever brings more of the same is not told it once more.
  if (stumbles > TRIES + 1) {
    comeToRest(table);
    return;
  }
  giveUpReading(table);
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
