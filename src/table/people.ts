import { has } from "../kernel/list";
import type { Word } from "../kernel/words";
import { sitAtHands } from "./at-hands";
import { open } from "./pages";
import { refreshPanel } from "./panel";
import type { Table } from "./table";

/** People come, go and change their colours. What was said so far belongs to the seats, and stays. */

export const lookRound = (table: Table): void => {
  sitAtHands(table);
  const asked = table.undoAsked;
  if (asked !== "none" && !has(table.seated, asked.from)) table.undoAsked = "none";
  refreshPanel(table);
};

/** Who sits down sees what is asked, whatever was open there before. */
export const satDown = (table: Table, colour: Word): void => {
  open(table, colour, "ask", 0);
  lookRound(table);
};
