import { has, kept } from "../kernel/list";
import type { Event, Step, Word } from "../kernel/words";
import {
  CHOICES,
  choiceId,
  choiceLook,
  hintsId,
  hintsLook,
  idOf,
  isOurs,
  LOG_ID,
  OFF,
  panelXml,
  typedId,
  typedLook,
} from "./panel-xml";
import { refreshPanel } from "./panel";
import { thisObject } from "./script";
import { later } from "./show";
import type { Table } from "./state";
import { type Choice, choice } from "./choice";
import { hintText, hintsFor } from "./hints";
import { open, pageOf, shownTo } from "./pages";
import { isRosterAsked } from "./rosters";
import { undoFor, undoSeat, viewFor } from "./view";
import { rulesTold } from "./view-why";
import { own } from "./voice";

/** The panel on the screen: its elements are put there once for the colours at the table, then only changed. */
export interface Screen {
  colours: readonly Word[] | "not there";
  /** What each element was last given, so that only changes are sent. */
  readonly sent: Record<string, string>;
  /** What a click on an element does now. A click on one that is not here any more comes to nothing. */
  clicks: Record<string, (this: void) => void>;
  /** The word that a click on an element says. */
  words: Record<string, Word>;
}

export const newScreen = (): Screen => ({ colours: "not there", sent: {}, clicks: {}, words: {} });

const LOG_SHOWN = 8;

const fingerprint = (attributes: Readonly<Record<string, string>>): string =>
  (attributes["active"] ?? "") + "|" + (attributes["text"] ?? "") + "|" + (attributes["textColor"] ?? "");

const setLook = (screen: Screen, id: string, attributes: Readonly<Record<string, string>>): void => {
  const print = fingerprint(attributes);
  if (screen.sent[id] === print) return;
  screen.sent[id] = print;
  UI.setAttributes(id, attributes);
};

const setText = (screen: Screen, id: string, text: string): void => {
  if (screen.sent[id] === text) return;
  screen.sent[id] = text;
  UI.setValue(id, text);
};

/** One page of choices; the last button leads to the next page where there are more. */
const paged = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  colour: Word,
  choices: readonly Choice[],
): readonly Choice[] => {
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

const drawColour = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  screen: Screen,
  colour: Word,
): void => {
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
  const canUndo = undoSeat(table, colour) !== "" && !table.busy;
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

const drawHints = <S, St extends Step, E extends Event>(table: Table<S, St, E>, screen: Screen, colour: Word): void => {
  const hints = hintsFor(table, colour);
  setLook(screen, hintsId(colour), hintsLook(hintText(table, hints, "")));
  for (let i = 0; i < CHOICES; i++) {
    const id = choiceId(colour, i);
    const word = screen.words[id] ?? "";
    const tooltip = word === "" ? "" : hintText(table, hints, word);
    if ((screen.sent[id + ".tooltip"] ?? "") !== tooltip) {
      screen.sent[id + ".tooltip"] = tooltip;
      UI.setAttributes(id, { tooltip });
    }
  }
};

const lastLines = (log: readonly string[]): string => {
  let text = "";
  const from = Math.max(0, log.length - LOG_SHOWN);
  for (let i = from; i < log.length; i++) text += (i > from ? "\n" : "") + (log[i] ?? "");
  return text;
};

const alike = (a: readonly Word[], b: readonly Word[]): boolean => {
  if (a.length !== b.length) return false;
  for (const each of a) if (!has(b, each)) return false;
  return true;
};

/** Puts our elements beside whatever else this table's screen holds, then draws when they can be touched. */
const lay = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  screen: Screen,
  colours: readonly Word[],
): void => {
  screen.colours = colours;
  for (const colour of colours) forget(screen, colour);
  const others = kept(UI.getXmlTable() ?? [], (node) => !isOurs(node));
  for (const node of panelXml(colours, thisObject().guid)) others.push(node);
  UI.setXmlTable(others);
  Wait.condition(
    () => {
      drawScreen(table, screen);
    },
    () => !UI.loading,
  );
};

const forget = (screen: Screen, colour: Word): void => {
  const ids = [LOG_ID, hintsId(colour), typedId(colour)];
  for (let i = 0; i < CHOICES; i++) {
    ids.push(choiceId(colour, i));
    ids.push(choiceId(colour, i) + ".tooltip");
  }
  for (const part of ["title", "prompt", "undo", "why", "settings"]) ids.push(idOf(colour, part));
  for (const id of ids) screen.sent[id] = "";
};

export const drawScreen = <S, St extends Step, E extends Event>(table: Table<S, St, E>, screen: Screen): void => {
  const seated = getSeatedPlayers();
  if (UI.loading) {
    Wait.frames(() => {
      refreshPanel(table);
    }, 2);
    return;
  }
  if (screen.colours === "not there" || !alike(seated, screen.colours)) {
    lay(table, screen, seated);
    return;
  }
  screen.clicks = {};
  screen.words = {};
  setText(screen, LOG_ID, lastLines(table.log));
  for (const colour of seated) drawColour(table, screen, colour);
  // They are counted out with the next frame: the panel itself has had this one.
  later(table, 1, () => {
    for (const colour of seated) drawHints(table, screen, colour);
  });
};
