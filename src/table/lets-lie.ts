import { waitingAt } from "./asked";
import type { Table } from "./state";

/** While somebody lays a roster together the pieces are anybody's to handle: nothing of the match stands on the table. */
export const letsLie = (table: Table): boolean => {
  const { game, match } = table;
  if (game.rosters === undefined || match === "none") return false;
  const waiting = waitingAt(table, match);
  if (waiting.for !== "answers") return false;
  for (const { step } of waiting.asks) if (game.rosters.asked(step)) return true;
  return false;
};
