import { has } from "../kernel/list";
import { inputIn } from "../kernel/past";
import { wordText } from "../kernel/text";
import type { Word } from "../kernel/words";
import { choice, type View } from "./choice";
import { shownTo } from "./pages";
import { asksFor } from "./questions";
import type { Table } from "./table";
import { agree, takeBack } from "./take-back";
import { askView, meanwhileView } from "./view-ask";
import { seatView } from "./view-seats";
import { optionsView, settingsView } from "./view-settings";
import { whyView } from "./view-why";
import { own } from "./voice";
import { speaksFor } from "./who-speaks";
import { isBusy } from "./worker";

/** What a colour's panel shows: made anew from what is asked, so that it can never be out of date. */

const undoView = (table: Table, colour: Word, seat: Word): View => ({
  title: own(table, "table.undoAsk", { seat: wordText(table.text, seat) }),
  prompt: "",
  choices: [
    choice(own(table, "table.undoYes", {}), () => {
      agree(table, colour, true);
    }),
    choice(own(table, "table.undoNo", {}), () => {
      agree(table, colour, false);
    }),
  ],
});

export const viewFor = (table: Table, colour: Word): View => {
  const shows = shownTo(table, colour);
  if (shows === "settings") return settingsView(table, colour);
  if (shows === "options") return optionsView(table);
  if (shows === "seat") return seatView(table, colour);
  if (shows === "why") return whyView(table, colour);
  if (shows === "meanwhile") return meanwhileView(table, colour);
  const asked = table.undoAsked;
  if (asked !== "none" && asked.from !== colour && !has(asked.agreed, colour)) {
    return undoView(table, colour, asked.seat);
  }
  return askView(table, isBusy(table) ? [] : asksFor(table, colour), colour);
};

/** The seat this colour last answered for, whose answer Undo takes back. */
export const undoSeat = (table: Table, colour: Word): Word => {
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
