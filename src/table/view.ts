import { has, joined } from "../kernel/list";
import { wordText } from "../kernel/text";
import type { Word } from "../kernel/words";
import { asksGround } from "./adopt/ground";
import { adoptView, groundView } from "./adopt/view";
import { bindingView, letGoView } from "./adopt/view-bound";
import { choice, type View } from "./choice";
import { bringBackSoon } from "./goes-on";
import { shownTo } from "./pages";
import { asksFor } from "./questions";
import type { Table } from "./table";
import { agree } from "./take-back";
import { againView, asideView, hasAside } from "./view-aside";
import { askView } from "./view-ask";
import { lessonView } from "./view-lesson";
import { meanwhileView } from "./view-meanwhile";
import { seatView } from "./view-seats";
import { optionsView, settingsView } from "./view-settings";
import { botsView } from "./view-start";
import { whyView } from "./view-why";
import { own } from "./voice";
import { isBusy } from "./worker";

/** What a colour's panel shows: made anew from what is asked, so that it can never be out of date. */

const undoView = (table: Table, colour: Word, seat: Word): View => ({
  title: own(table, "table.undoAsk", { seat: wordText(table.text, seat) }),
  prompt: "",
  choices: [
    choice("undo-yes", own(table, "table.undoYes", {}), () => {
      agree(table, colour, true);
    }),
    choice("undo-no", own(table, "table.no", {}), () => {
      agree(table, colour, false);
    }),
  ],
});

const NO_VIEW: View = { title: "", prompt: "", choices: [] };

/** What is gone from the table comes before whatever is asked. */
const withTheGone = (table: Table, view: View): View => {
  if (table.gone.length === 0 || isBusy(table)) return view;
  const bring = choice("bring-back", own(table, "table.bringBack", { pieces: table.goneNames }), () => {
    bringBackSoon(table);
  });
  return { ...view, choices: joined([bring], view.choices) };
};

export const viewFor = (table: Table, colour: Word): View => {
  const shows = shownTo(table, colour);
  if (shows === "settings") return settingsView(table, colour);
  if (shows === "options") return optionsView(table);
  if (shows === "bots") return botsView(table);
  if (shows === "seat") return seatView(table, colour);
  if (shows === "lesson") return lessonView(table, colour);
  if (shows === "why") return whyView(table, colour);
  if (shows === "aside" && hasAside(table, colour)) return asideView(table, colour);
  if (shows === "again") return againView(table, colour);
  if (shows === "binding") return bindingView(table, colour);
  if (shows === "letGo") return letGoView(table);
  if (table.match === "none") {
    const view = asksGround(table) ? groundView(table, colour) : adoptView(table, colour);
    if (view !== "nothing") return view;
  }
  const asked = table.undoAsked;
  if (asked !== "none" && asked.from !== colour && !has(asked.agreed, colour)) {
    return undoView(table, colour, asked.seat);
  }
  const asks = isBusy(table) ? [] : asksFor(table, colour);
  const meanwhile = shows === "meanwhile" ? meanwhileView(table, colour) : NO_VIEW;
  return withTheGone(table, meanwhile.choices.length > 0 ? meanwhile : askView(table, asks, colour));
};
