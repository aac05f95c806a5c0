import { has, joined, kept, withoutAll } from "../kernel/list";
import type { Word } from "../kernel/words";
import { inFrames } from "./guarded";
import { drawn, refreshPanel } from "./panel";
import {
  CHOICES,
  choiceId,
  choiceLook,
  hintsId,
  hintsLook,
  idOf,
  isOurs,
  OFF,
  panelXml,
  typedId,
  typedLook,
} from "./panel-xml";
import { thisObject } from "./script";

import type { Table } from "./table";
import { type Choice, choice } from "./choice";
import { drawHost, drawLog, forgetShared } from "./draw-shared";
import { hintsFor, hintTexts } from "./hints";
import { open, pageOf, shownTo } from "./pages";
import { isRosterAsked } from "./rosters";
import { type Screen, setLook, setText } from "./sent";
import { undoFor, undoSeat, viewFor } from "./view";
import { rulesTold } from "./view-why";
import { own } from "./voice";
import { isBusy } from "./worker";

/** The panel on the screen: its elements are put there once for the colours at the table, then only changed. */

/** One page of choices; the last button leads to the next page where there are more. */
const paged = (table: Table, colour: Word, choices: readonly Choice[]): readonly Choice[] => {
  if (choices.length <= CHOICES) return choices;
  const room = CHOICES - 1;
  const page = pageOf(table, colour);
  const from = page * room < choices.length ? page * room : 0;
  const here: Choice[] = choices.slice(from, from + room);
  here.push(
    choice(own(table, "table.more", {}), () => {
      open(table, colour, shownTo(table, colour), from === page * room ? page + 1 : 1);
    }),
  );
  return here;
};

const drawColour = (table: Table, screen: Screen, colour: Word): void => {
  const view = viewFor(table, colour);
  setText(screen, idOf(colour, "title"), view.title);
  setText(screen, idOf(colour, "prompt"), view.prompt);
  const shown = paged(table, colour, view.choices);
  for (let i = 0; i < CHOICES; i++) {
    const offered = shown[i];
    const id = choiceId(colour, i);
    if (offered === undefined) setLook(screen, id, OFF);
    else {
      setLook(screen, id, choiceLook(offered.text, offered.usual));
      screen.clicks[id] = offered.chosen;
      screen.words[id] = offered.word;
    }
  }
  const isTyped = shownTo(table, colour) === "ask" && isRosterAsked(table, colour);
  setLook(screen, typedId(colour), typedLook(isTyped ? own(table, "table.typeRoster", {}) : ""));
  const undo = idOf(colour, "undo");
  const canUndo = undoSeat(table, colour) !== "" && !isBusy(table);
  setLook(screen, undo, canUndo ? choiceLook(own(table, "table.undo", {}), false) : OFF);
  if (canUndo) {
    screen.clicks[undo] = () => {
      undoFor(table, colour);
    };
  }
  const shows = shownTo(table, colour);
  const why = idOf(colour, "why");
  const canAsk = shows !== "why" && rulesTold(table).length > 0;
  setLook(screen, why, canAsk ? choiceLook(own(table, "table.why", {}), false) : OFF);
  screen.clicks[why] = () => {
    open(table, colour, "why", 0);
  };
  const settings = idOf(colour, "settings");
  setLook(screen, settings, choiceLook(own(table, shows === "ask" ? "table.settings" : "table.back", {}), false));
  screen.clicks[settings] = () => {
    open(table, colour, shows === "ask" ? "settings" : "ask", 0);
  };
};

const drawHints = (table: Table, screen: Screen, colour: Word): void => {
  const words: Word[] = [];
  for (let i = 0; i < CHOICES; i++) {
    const word = screen.words[choiceId(colour, i)] ?? "";
    if (word !== "" && !has(words, word)) words.push(word);
  }
  const { under, tooltips } = hintTexts(table, hintsFor(table, colour), words);
  setLook(screen, hintsId(colour), hintsLook(under));
  for (let i = 0; i < CHOICES; i++) {
    const id = choiceId(colour, i);
    const tooltip = tooltips[screen.words[id] ?? ""] ?? "";
    if ((screen.sent[id + ".tooltip"] ?? "") !== tooltip) {
      screen.sent[id + ".tooltip"] = tooltip;
      UI.setAttributes(id, { tooltip });
    }
  }
};

/** Puts our elements beside whatever else this table's screen holds, then draws when they can be touched. */
const lay = (table: Table, screen: Screen, colours: readonly Word[]): void => {
  screen.colours = colours;
  forgetShared(screen);
  for (const colour of colours) forget(screen, colour);
  const others = kept(UI.getXmlTable() ?? [], (node) => !isOurs(node));
  for (const node of panelXml(colours, thisObject().guid)) others.push(node);
  UI.setXmlTable(others);
  refreshPanel(table);
};

const forget = (screen: Screen, colour: Word): void => {
  const ids = [hintsId(colour), typedId(colour)];
  for (let i = 0; i < CHOICES; i++) {
    ids.push(choiceId(colour, i));
    ids.push(choiceId(colour, i) + ".tooltip");
  }
  for (const part of ["title", "prompt", "undo", "why", "settings"]) ids.push(idOf(colour, part));
  for (const id of ids) screen.sent[id] = "";
};

export const drawScreen = (table: Table, screen: Screen): void => {
  const seated = getSeatedPlayers();
  if (UI.loading) {
    inFrames(table, 2, () => {
      refreshPanel(table);
    });
    return;
  }
  table.seated = seated;
  const laid = screen.colours === "not there" ? [] : screen.colours;
  const missing = withoutAll(seated, laid);
  // The panel of a colour that somebody has left stays: with one person at several colours they come and go all the time.
  if (screen.colours === "not there" || missing.length > 0) {
    lay(table, screen, joined(laid, missing));
    return;
  }
  screen.clicks = {};
  screen.words = {};
  drawLog(table, screen);
  drawHost(table, screen);
  for (const colour of seated) drawColour(table, screen, colour);
  // They are counted out with the next frame: the panel itself has had this one.
  inFrames(table, 1, () => {
    drawn(table, () => {
      for (const colour of seated) drawHints(table, screen, colour);
    });
  });
};
