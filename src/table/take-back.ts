import { has, withItem } from "../kernel/list";
import { answer, backTo, replaceBy } from "../kernel/match";
import type { Event, Seat, Step, Word } from "../kernel/words";
import { undoOf } from "../kernel/undo";
import { refreshPanel } from "./panel";
import { catchUp, write } from "./show";
import type { Table } from "./state";
import { standAgain } from "./goes-on";
import { own, refusalText, tell } from "./voice";

/** Undo: one seat's last answer with the chances after it. Past what others said or what came up, they are asked. */

/** So many replayed inputs a frame are not felt. */
const INPUTS_A_FRAME = 4;

/** Goes back step by step, a few inputs a frame. */
const rewind = <S, St extends Step, E extends Event>(table: Table<S, St, E>, at: number): void => {
  if (table.match === "none") return;
  const match = table.match;
  const again = backTo(match, at);
  const inputs = match.inputs.slice(again.inputs.length, at);
  catchUp(table);
  table.busy = true;
  table.takenBack = at;
  const era = table.era;
  const some = (from: number): void => {
    if (table.era !== era) return;
    for (let i = from; i < inputs.length && i < from + INPUTS_A_FRAME; i++) {
      const input = inputs[i];
      if (input !== undefined) answer(again, input);
    }
    if (from + INPUTS_A_FRAME < inputs.length) {
      Wait.frames(() => {
        some(from + INPUTS_A_FRAME);
      }, 1);
    } else {
      replaceBy(match, again);
      match.paused = false;
      standAgain(table);
    }
  };
  some(0);
};

const othersAtTable = (colour: Word): readonly Word[] => {
  const others: Word[] = [];
  for (const each of getSeatedPlayers()) if (each !== colour) others.push(each);
  return others;
};

export const takeBack = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  seat: Seat,
  colour: Word,
): void => {
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
  write(table, own(table, "table.undone", { seat: table.text["word." + seat] ?? seat }));
  rewind(table, undo.at);
};

/** One of the others agrees, or does not. */
export const agree = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  colour: Word,
  yes: boolean,
): void => {
  const asked = table.undoAsked;
  if (asked === "none") return;
  const agreed = withItem(asked.agreed, colour);
  let all = true;
  for (const each of othersAtTable(asked.from)) if (!has(agreed, each)) all = false;
  table.undoAsked = yes && !all ? { seat: asked.seat, at: asked.at, from: asked.from, agreed } : "none";
  if (yes && all) {
    write(table, own(table, "table.undone", { seat: table.text["word." + asked.seat] ?? asked.seat }));
    rewind(table, asked.at);
  } else refreshPanel(table);
};
