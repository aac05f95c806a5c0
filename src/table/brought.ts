import { kept, withItem } from "../kernel/list";
import type { Word } from "../kernel/words";
import { waitingAt } from "./asked";
import { broughtFor, rollNow } from "./goes-on";
import { refreshPanel } from "./panel";
import type { Fact, Table } from "./state";

/** Chance by hand: a die that was thrown, a card that was drawn, a pile that was reached for. */

/** A hand has brought an outcome; when all are in, they land. Whether it was owed. */
export const bring = (table: Table, fact: Fact): boolean => {
  if (table.match === "none") return false;
  const waiting = waitingAt(table, table.match);
  if (waiting.for !== "chance") return false;
  // A die that is thrown again shows something else now.
  const others = kept(table.facts, (each) => each.by !== fact.by);
  const before = kept(broughtFor(waiting.draws, others), (came) => came !== "").length;
  const facts = withItem(others, fact);
  const after = kept(broughtFor(waiting.draws, facts), (came) => came !== "").length;
  if (after === before) return false;
  table.facts = facts;
  if (after === waiting.draws.length) rollNow(table);
  else refreshPanel(table);
  return true;
};

/** Somebody reached for a pile that nature is to draw from: the table draws. */
export const drawFrom = (table: Table, spot: Word): void => {
  if (table.match === "none") return;
  const waiting = waitingAt(table, table.match);
  if (waiting.for !== "chance") return;
  for (const draw of waiting.draws) {
    if (draw.with === spot) {
      rollNow(table);
      return;
    }
  }
};
