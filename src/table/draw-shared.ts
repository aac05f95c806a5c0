import { has, withItem, withoutAll } from "../kernel/list";
import { lineOf } from "../kernel/text";
import type { Word } from "../kernel/words";
import { refreshPanel } from "./panel";
import {
  choiceLook,
  HOST_CHOICES,
  HOST_PANEL_ID,
  HOST_PROMPT_ID,
  HOST_TITLE_ID,
  hostChoiceId,
  LOG_CLOSE_ID,
  LOG_ID,
  LOG_PANEL_ID,
  OFF,
} from "./panel-xml";
import { type Screen, setLook, setText } from "./sent";
import { withLogTurned } from "./settings";
import type { Table } from "./table";
import { own, SPECTATORS } from "./voice";

/** What is no colour's own on the screen: the log, and the panel of a host who has not sat down. */

const LOG_SHOWN = 8;

const lastLines = (log: readonly string[]): string => {
  let text = "";
  const from = Math.max(0, log.length - LOG_SHOWN);
  for (let i = from; i < log.length; i++) text += (i > from ? "\n" : "") + (log[i] ?? "");
  return text;
};

/** The log, for those who have not closed it and those who only look on: `visibility` is never empty, which is for all. */
export const drawLog = (table: Table, screen: Screen): void => {
  setText(screen, LOG_ID, lastLines(table.log));
  const seeing = withItem(withoutAll(table.seated, table.settings.logClosed), SPECTATORS).join("|");
  if (screen.sent[LOG_PANEL_ID] !== seeing) {
    UI.setAttributes(LOG_PANEL_ID, { visibility: seeing });
    screen.sent[LOG_PANEL_ID] = seeing;
  }
  screen.clicks[LOG_CLOSE_ID] = ({ color }) => {
    if (has(table.settings.logClosed, color)) return;
    table.settings = withLogTurned(table.settings, color);
    refreshPanel(table);
  };
};

const sitsHost = (): boolean => {
  for (const { host } of Player.getSpectators()) if (host) return false;
  return true;
};

/** Tells a host who has not sat down how to begin, and offers each colour that is free. */
export const drawHost = (table: Table, screen: Screen): void => {
  if (sitsHost()) {
    setLook(screen, HOST_PANEL_ID, OFF);
    return;
  }
  setLook(screen, HOST_PANEL_ID, { active: "true" });
  setText(screen, HOST_TITLE_ID, own(table, "table.start", { game: lineOf(table.text, "game.name") }));
  setText(screen, HOST_PROMPT_ID, own(table, "table.hostHow", {}));
  const free = withoutAll(Player.getAvailableColors(), table.seated);
  for (let i = 0; i < HOST_CHOICES; i++) drawSeat(table, screen, hostChoiceId(i), free[i]);
};

const drawSeat = (table: Table, screen: Screen, id: string, colour: Word | undefined): void => {
  if (colour === undefined) {
    setLook(screen, id, OFF);
    return;
  }
  setLook(screen, id, choiceLook({ text: own(table, "table.sit", { seat: colour }), usual: false, picked: false }));
  screen.clicks[id] = (player) => {
    // Somebody may have sat down there first.
    if (!player.changeColor(colour)) refreshPanel(table);
  };
};

export const forgetShared = (screen: Screen): void => {
  for (const id of [LOG_ID, LOG_PANEL_ID, HOST_PANEL_ID, HOST_TITLE_ID, HOST_PROMPT_ID]) screen.sent[id] = "";
  for (let i = 0; i < HOST_CHOICES; i++) {
    const id = hostChoiceId(i);
    screen.sent[id] = "";
  }
};
