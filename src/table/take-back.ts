import { breathe } from "../kernel/breath";
import { has, withItem } from "../kernel/list";
import { againInto, type Answer, backTo, happened, judged, keepMoment, type Match, replaceBy } from "../kernel/match";
import { wordText } from "../kernel/text";
import { undoOf } from "../kernel/undo";
import type { Input, Seat, Word } from "../kernel/words";
import { goOn, standAgain } from "./goes-on";
import { refreshPanel } from "./panel";
import { tellRest, write } from "./report";
import { isPlaying, type Playing, type Table } from "./table";
import { own, refusalText, tell } from "./voice";
import { begin } from "./worker";

/** Undo: one seat's last answer with the chances after it. Past what others said or what came up, they are asked. */

/** As much work as an input is that is given once more. */
const AN_INPUT = 70;

/** What breaks in it is for the table to mend: nobody's match has changed. */
const inBreaths = (again: Match, input: Input): Answer => happened(again, input, judged(again, input));

const refused = (table: Table): void => {
  write(table, own(table, "table.cannotUndo", {}));
  refreshPanel(table);
};

/** Goes back step by step, a few inputs a frame. What does not come to be again changes nothing. */
const rewind = (table: Playing, at: number, seat: Seat): void => {
  const { match } = table;
  const again = backTo(match, at);
  table.undoAsked = "none";
  if (again === "none") {
    refused(table);
    return;
  }
  begin(table, () => {
    tellRest(table);
    refreshPanel(table);
    while (again.at < at) {
      breathe(AN_INPUT);
      if (!againInto(again, match, inBreaths)) {
        refused(table);
        goOn(table);
        return;
      }
      keepMoment(again);
    }
    replaceBy(match, again);
    match.paused = false;
    table.takenBack = at;
    write(table, own(table, "table.undone", { seat: wordText(table.text, seat) }));
    standAgain(table);
  });
};

const othersAtTable = (colour: Word): readonly Word[] => {
  const others: Word[] = [];
  for (const each of getSeatedPlayers()) if (each !== colour) others.push(each);
  return others;
};

export const takeBack = (table: Table, seat: Seat, colour: Word): void => {
  if (!isPlaying(table)) return;
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
  if (asked === "none" || !isPlaying(table)) return;
  const agreed = withItem(asked.agreed, colour);
  let all = true;
  for (const each of othersAtTable(asked.from)) if (!has(agreed, each)) all = false;
  table.undoAsked = yes && !all ? { seat: asked.seat, at: asked.at, from: asked.from, agreed } : "none";
  if (yes && all) rewind(table, asked.at, asked.seat);
  else refreshPanel(table);
};
