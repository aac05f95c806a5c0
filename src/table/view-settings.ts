import { has, without } from "../kernel/list";
import { type Match, outcomeOf } from "../kernel/match";
import { replayCode } from "../kernel/replay-code";
import { lineOf } from "../kernel/text";
import type { Word } from "../kernel/words";
import { boundDoors } from "./adopt/view-bound";
import { type Choice, choice, type View } from "./choice";
import { goOnSoon, standAgain } from "./goes-on";
import { shine } from "./shine";
import { refreshPanel } from "./panel";
import { after, changed, nextChoice, SETTING_NAMES, withLogTurned } from "./settings";
import { write } from "./report";
import type { Table } from "./table";
import type { TableKey } from "./text/en";
import { seatDoors } from "./view-seats";
import { own } from "./voice";
import { hasSecrets } from "./who-speaks";

/** What a panel offers beside the game's own questions: to set how it is played. */

/** The readings of the rules that the players may agree on instead of the usual one. */
export const optionsView = (table: Table): View => {
  const choices: Choice[] = [];
  for (const { option, of } of table.game.options) {
    const now = table.options[option] ?? of[0];
    const name = lineOf(table.text, "option." + option);
    choices.push(
      choice("option " + option, own(table, "table.choice", { of: name, choice: now }), () => {
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
  // Where it is always day there is nothing to follow.
  const names = table.game.lightOf === undefined ? without(SETTING_NAMES, "light") : SETTING_NAMES;
  for (const name of names) {
    const now: Word = table.settings[name];
    choices.push(
      choice("setting " + name, own(table, ("setting." + name) as TableKey, { choice: chosen(table, now) }), () => {
        table.settings = changed(table.settings, name, nextChoice(name, now));
        shine(table);
        goOnSoon(table);
      }),
    );
  }
  return choices;
};

const logChoice = (table: Table, colour: Word): Choice => {
  const now = has(table.settings.logClosed, colour) ? "hidden" : "shown";
  return choice("setting log", own(table, "setting.log", { choice: chosen(table, now) }), () => {
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
  for (const each of boundDoors(table, colour)) choices.push(each);
  if (match !== "none") {
    for (const each of seatDoors(table, colour, match.seats)) choices.push(each);
    choices.push(
      choice("put-right", own(table, "table.putRight", {}), () => {
        table.stumbles = 0;
        standAgain(table);
      }),
    );
    if (mayBeTold(match)) {
      choices.push(
        choice("code", own(table, "table.code", {}), () => {
          write(table, own(table, "table.codeIs", { code: replayCode(match) }));
          refreshPanel(table);
        }),
      );
    }
  }
  return { title: own(table, "table.settings", {}), prompt: own(table, "table.peek", {}), choices };
};
