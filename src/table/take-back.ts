import { has, withItem } from "../kernel/list";
import { againInto, backTo, replaceBy } from "../kernel/match";
import { undoOf } from "../kernel/undo";
import type { Seat, Word } from "../kernel/words";
import { standAgain } from "./goes-on";
import { later } from "./later";
import { refreshPanel } from "./panel";
import { write } from "./show";
import type { Table } from "./state";
import { own, refusalText, tell } from "./voice";

/** Undo: one seat's last answer with the chances after it. Past what others said or what came up, they are asked. */

/** So many replayed inputs a frame are not felt. */
const INPUTS_A_FRAME = 4;

/** Goes back step by step, a few inputs a frame. What does not come to be again changes nothing. */
const rewind = (table: Table, at: number, seat: Seat): void => {
  if (table.match === "none") return;
  const match = table.match;
  const again = backTo(match, at);
  table.undoAsked = "none";
  const refused = (): void => {
    table.busy = false;
    write(table, own(table, "table.cannotUndo", {}));
    refreshPanel(table);
  };
  if (again === "none") {
    refused();
    return;
  }
  table.busy = true;
  const some = (): void => {
    for (let left = INPUTS_A_FRAME; left > 0 && again.at < at; left--) {
      if (!againInto(again, match)) {
        refused();
        return;
      }
    }
    if (again.at < at) later(table, 1, some);
    else {
      replaceBy(match, again);
      match.paused = false;
      table.takenBack = at;
      write(table, own(table, "table.undone", { seat: table.text["word." + seat] ?? seat }));
      standAgain(table);
    }
  };
  some();
};

const othersAtTable = (colour: Word): readonly Word[] => {
  const others: Word[] = [];
  for (const each of getSeatedPlayers()) if (each !== colour) others.push(each);
  return others;
};

export const takeBack = (table: Table, seat: Seat, colour: Word): void => {
  if (table.match === "none") return;
  const undo = undoOf(table.match, seat);
  if (undo.verdict !== "fine") {
    tell(colour, refusalText(table, undo.verdict.rule));
    return;
  }
  const needsAll = (undo.reveals || undo.others.length > 0) && othersAtTable(colour).length > 0;
  if (needsAll) {
    table.undoAsked = { seat, at: undo.at, from: colour, agreed: [] };
    refreshPanel(table);
    return;
  }
  rewind(table, undo.at, seat);
};

/** One of the others agrees, or does not. */
export const agree = (table: Table, colour: Word, yes: boolean): void => {
  const asked = table.undoAsked;
  if (asked === "none") return;
  const agreed = withItem(asked.agreed, colour);
  let all = true;
  for (const each of othersAtTable(asked.from)) if (!has(agreed, each)) all = false;
  table.undoAsked = yes && !all ? { seat: asked.seat, at: asked.at, from: asked.from, agreed } : "none";
  if (yes && all) rewind(table, asked.at, asked.seat);
  else refreshPanel(table);
};
