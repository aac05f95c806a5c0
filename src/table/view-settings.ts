import { has, range } from "../kernel/list";
import { type Match, outcomeOf } from "../kernel/match";
import { replayCode } from "../kernel/replay-code";
import type { Word } from "../kernel/words";
import { type Choice, choice, type View } from "./choice";
import { goOnSoon, standAgain } from "./goes-on";
import { catchUp } from "./follow";
import { open } from "./pages";
import { refreshPanel } from "./panel";
import { after, changed, nextChoice, SETTING_NAMES, withLogTurned } from "./settings";
import { write } from "./report";
import { startMatch } from "./start-match";
import type { Table } from "./table";
import type { TableKey } from "./text/en";
import { seatDoors } from "./view-seats";
import { own } from "./voice";
import { hasSecrets } from "./who-speaks";

/** What a panel offers beside the game's own questions: to begin, and to set how it is played. */

const gameName = ({ text, game }: Table): string => text["game.name"] ?? game.name;

/** Offers a match to each number of players. */
export const beginnings = (table: Table): Choice[] => {
  const choices: Choice[] = [];
  for (const count of range(table.game.seats.least, table.game.seats.most)) {
    const text = count === 1 ? own(table, "table.player", {}) : own(table, "table.players", { count });
    choices.push(
      choice(text, () => {
        startMatch(table, count);
      }),
    );
  }
  return choices;
};

export const startView = (table: Table, colour: Word): View => {
  const choices = beginnings(table);
  if (table.game.options.length > 0) {
    choices.push(
      choice(own(table, "table.options", {}), () => {
        open(table, colour, "options", 0);
      }),
    );
  }
  return {
    title: own(table, "table.start", { game: gameName(table) }),
    prompt: own(table, "table.startHow", {}),
    choices,
  };
};

/** The readings of the rules that the players may agree on instead of the usual one. */
export const optionsView = (table: Table): View => {
  const choices: Choice[] = [];
  for (const { option, of } of table.game.options) {
    const now = table.options[option] ?? of[0];
    const name = table.text["option." + option] ?? option;
    choices.push(
      choice(own(table, "table.choice", { of: name, choice: now }), () => {
        table.options = { ...table.options, [option]: after(of, now) };
        refreshPanel(table);
      }),
    );
  }
  return { title: own(table, "table.options", {}), prompt: own(table, "table.optionsHow", {}), choices };
};

const chosen = (table: Table, word: Word): string => own(table, ("choice." + word) as TableKey, {});

const settingChoices = (table: Table): readonly Choice[] => {
  const choices: Choice[] = [];
  for (const name of SETTING_NAMES) {
    const now: Word = table.settings[name];
    choices.push(
      choice(own(table, ("setting." + name) as TableKey, { choice: chosen(table, now) }), () => {
        table.settings = changed(table.settings, name, nextChoice(name, now));
        goOnSoon(table);
      }),
    );
  }
  return choices;
};

const logChoice = (table: Table, colour: Word): Choice => {
  const now = has(table.settings.logClosed, colour) ? "hidden" : "shown";
  return choice(own(table, "setting.log", { choice: chosen(table, now) }), () => {
    table.settings = withLogTurned(table.settings, colour);
    refreshPanel(table);
  });
};

/** The code of a match leads to everything in it: where somebody has secrets, not before it is over. Some have none. */
const mayBeTold = (match: Match): boolean =>
  match.oldest === 0 && (!hasSecrets(match) || outcomeOf(match) !== "playing");

export const settingsView = (table: Table, colour: Word): View => {
  const match = table.match;
  const choices: Choice[] = [];
  for (const each of settingChoices(table)) choices.push(each);
  choices.push(logChoice(table, colour));
  if (match !== "none") {
    for (const each of seatDoors(table, colour, match.seats)) choices.push(each);
    choices.push(
      choice(own(table, "table.putRight", {}), () => {
        table.stumbles = 0;
        standAgain(table);
      }),
    );
    if (mayBeTold(match)) {
      choices.push(
        choice(own(table, "table.code", {}), () => {
          write(table, own(table, "table.codeIs", { code: replayCode(match) }));
          refreshPanel(table);
        }),
      );
    }
  }
  choices.push(
    choice(own(table, "table.again", {}), () => {
      // What is still being read is not thrown away: a save that comes now gives it back.
      if (table.unread !== "") return;
      table.match = "none";
      catchUp(table);
      open(table, colour, "ask", 0);
    }),
  );
  return { title: own(table, "table.settings", {}), prompt: own(table, "table.peek", {}), choices };
};
