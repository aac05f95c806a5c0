import { isGame } from "../../src/games/index";
import { KNOWN_BY } from "../../src/games/known-by";
import type { Sort } from "../../src/kernel/known-by";
import type { SortOf } from "./truth";

/** The book's component by our name for it, where they differ. */
const OTHERWISE: Readonly<Record<string, string>> = {
  "basic die": "die.basic",
  "parkour die": "die.parkour",
  "combat die": "die.combat",
  "momentum die": "die.momentum",
  "damage die": "die.damage",
  "risk die": "die.risk",
  "runner card": "runner-card",
  "activation card": "activation",
  "infected card": "infected-card",
  "scenario card": "scenario",
  "help card": "help",
  "exposure card": "exposure",
  "skill card": "skill",
  "wound card": "wound",
  "weapon card": "weapon",
  "common item": "common-item",
  "epic item": "epic-item",
  "chase card": "chase",
  "gear token": "gear",
  "common loot": "common-loot",
  "epic loot": "epic-loot",
  "rough terrain": "rough",
  "round marker": "round-marker",
  "exposure token": "exposure-token",
  "event 1": "event1",
  "event 2": "event2",
  "event 3": "event3",
  "jump pad": "jump-pad",
  "uv spot": "uv",
  "city tile": "city",
  "character board": "character-board",
  "round tracker": "round-tracker",
  "wall base": "wall.base",
  "short wall": "wall.short",
  "medium wall": "wall.medium",
  "long wall": "wall.long",
  "search card": "search",
  "first player": "first-player",
  "starting weapon": "starting-weapon",
  "survivor deck": "survivor-deck",
  "zombie deck": "zombie-deck",
};

const TEAM = / (?:Blue|Red|Green)$/;

/** Boards and tiles are called by one name in two games. */
const SORT_IN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "one-month-in": { "city tile": "tile" },
  "survive-until-daylight": { "character board": "board" },
};

export const sortOf: SortOf = (game, component) =>
  SORT_IN[game]?.[component] ?? OTHERWISE[component] ?? component.replace(TEAM, "");

export const sortsOf = (game: string): readonly Sort[] => {
  if (!isGame(game)) throw new Error(`${game} is no game`);
  return KNOWN_BY[game];
};
