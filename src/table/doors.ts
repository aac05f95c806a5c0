import { inputIn } from "../kernel/past";
import { has } from "../kernel/list";
import type { Word } from "../kernel/words";
import { unsay } from "./adopt/begin";
import { type Choice, choice } from "./choice";
import { canSkip } from "./haste";
import { open, shownTo } from "./pages";
import type { Table } from "./table";
import { takeBack } from "./take-back";
import { isTaught } from "./teaching";
import { hasAside } from "./view-aside";
import { isRuleTold } from "./view-why";
import { own } from "./voice";
import { speaksFor } from "./who-speaks";
import { isBusy } from "./worker";

/** What stands below the answers of a panel: to take back, to ask why, to set how it is played. */

/** The seat this colour last answered for, whose answer Undo takes back. */
const undoSeat = (table: Table, colour: Word): Word => {
  if (table.match === "none") return "";
  const { at, past, seats } = table.match;
  for (let i = at - 1; i >= 0; i--) {
    const input = inputIn(past[i] ?? "", i);
    const seat = input === "none" ? "" : input.seat;
    if (has(seats, seat) && speaksFor(table, colour, seat)) return seat;
  }
  return "";
};

export const undoFor = (table: Table, colour: Word): void => {
  takeBack(table, undoSeat(table, colour), colour);
};

export const doorsFor = (table: Table, colour: Word): readonly Choice[] => {
  const shows = shownTo(table, colour);
  const doors: Choice[] = [];
  if (undoSeat(table, colour) !== "" && !isBusy(table)) {
    doors.push(
      choice("undo", own(table, "table.undo", {}), () => {
        undoFor(table, colour);
      }),
    );
  }
  if (shows === "ask" && canSkip(table)) {
    doors.push(
      choice("skip", own(table, "table.skip", {}), () => {
        table.haste.skips = true;
      }),
    );
  }
  const { adopting } = table;
  if (typeof adopting !== "string" && adopting.steps.length > 0 && !isBusy(table)) {
    doors.push(
      choice("undo", own(table, "table.undo", {}), () => {
        unsay(table, adopting);
      }),
    );
  }
  if (shows !== "why" && isRuleTold(table)) {
    doors.push(
      choice("why", own(table, "table.why", {}), () => {
        open(table, colour, "why", 0);
      }),
    );
  }
  if (shows === "ask" && isTaught(table)) {
    doors.push(
      choice("lesson", own(table, "table.lesson", {}), () => {
        open(table, colour, "lesson", 0);
      }),
    );
  } else if (shows === "ask" && hasAside(table, colour)) {
    doors.push(
      choice("aside", own(table, "table.other", {}), () => {
        open(table, colour, "aside", 0);
      }),
    );
  }
  doors.push(
    choice("settings", own(table, shows === "ask" ? "table.settings" : "table.back", {}), () => {
      open(table, colour, shows === "ask" ? "settings" : "ask", 0);
    }),
  );
  return doors;
};
