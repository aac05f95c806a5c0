import { has, joined, kept, withoutAll } from "../kernel/list";
import type { Word } from "../kernel/words";
import { inFrames } from "./guarded";
import { guideText } from "./guide";
import { drawn, refreshPanel } from "./panel";
import {
  CHOICES,
  choiceId,
  choiceLook,
  CONTROLS,
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
import { doorsFor } from "./doors";
import { drawHost, drawLog, forgetShared } from "./draw-shared";
import { hintsFor, hintTexts, type Named } from "./hints";
import { paged } from "./paged";
import { recapFor } from "./recap";
import { type Screen, setLook, setText } from "./sent";
import { typedFor } from "./slate";
import { viewFor } from "./view";

/** The panel on the screen: its elements are put there once for the colours at the table, then only changed. */

const drawDoors = (table: Table, screen: Screen, colour: Word): void => {
  const doors = doorsFor(table, colour);
  for (const control of CONTROLS) {
    const id = idOf(colour, control);
    const [door] = kept(doors, ({ key }) => key === control);
    if (door === undefined) setLook(screen, id, OFF);
    else {
      setLook(screen, id, choiceLook(door));
      screen.clicks[id] = door.chosen;
    }
  }
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
      setLook(screen, id, choiceLook(offered));
      screen.clicks[id] = offered.chosen;
      screen.named[id] = offered;
      screen.keys[id] = offered.key;
    }
  }
  setLook(screen, typedId(colour), typedLook(typedFor(table, colour)));
  drawDoors(table, screen, colour);
};

const above = (first: string, second: string): string => first + (first === "" || second === "" ? "" : "\n") + second;

const drawHints = (table: Table, screen: Screen, colour: Word): void => {
  const hints = hintsFor(table, colour);
  // Mostly there are none, and were none: while bots play, and while pieces move.
  const guided = guideText(table, colour);
  const recap = recapFor(table, colour);
  const isBare = hints.length === 0 && guided === "" && recap === "";
  if (isBare && screen.unhinted[colour] === true) return;
  const named: Named[] = [];
  const known: Word[] = [];
  for (let i = 0; i < CHOICES; i++) {
    const each = screen.named[choiceId(colour, i)];
    if (each !== undefined && each.about !== "" && !has(known, each.about)) {
      named.push(each);
      known.push(each.about);
    }
  }
  const { under, tooltips } = hintTexts(table, hints, named);
  setLook(screen, hintsId(colour), hintsLook(guided === "" ? above(recap, under) : guided));
  for (let i = 0; i < CHOICES; i++) {
    const id = choiceId(colour, i);
    const tooltip = tooltips[screen.named[id]?.about ?? ""] ?? "";
    if ((screen.sent[id + ".tooltip"] ?? "") !== tooltip) {
      UI.setAttributes(id, { tooltip });
      screen.sent[id + ".tooltip"] = tooltip;
    }
  }
  screen.unhinted[colour] = isBare;
};

/** Puts our elements beside whatever else this table's screen holds, then draws when they can be touched. */
const lay = (table: Table, screen: Screen, colours: readonly Word[]): void => {
  forgetShared(screen);
  for (const colour of colours) forget(screen, colour);
  const others = kept(UI.getXmlTable() ?? [], (node) => !isOurs(node));
  for (const node of panelXml(colours, thisObject().guid)) others.push(node);
  UI.setXmlTable(others);
  // Not before they are there: what failed is put there anew.
  screen.colours = colours;
  refreshPanel(table);
};

const forget = (screen: Screen, colour: Word): void => {
  screen.unhinted[colour] = false;
  const ids = [hintsId(colour), typedId(colour)];
  for (let i = 0; i < CHOICES; i++) {
    ids.push(choiceId(colour, i));
    ids.push(choiceId(colour, i) + ".tooltip");
  }
  for (const part of joined(["title", "prompt"], CONTROLS)) ids.push(idOf(colour, part));
  for (const id of ids) screen.sent[id] = "";
};

export const drawScreen = (table: Table, screen: Screen): void => {
  // Before all is read there are no words.
  if (table.load !== "none") return;
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
  screen.named = {};
  screen.keys = {};
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
