import type { KnownBoard, Sort } from "../kernel/known-by";
import { BOARDS as DYING_LIGHT_BOARDS, KNOWN_BY as DYING_LIGHT } from "./dying-light/known-by";
import type { GameName } from "./index";
import { BOARDS as ONE_MONTH_IN_BOARDS, KNOWN_BY as ONE_MONTH_IN } from "./one-month-in/known-by";
import {
  BOARDS as SURVIVE_UNTIL_DAYLIGHT_BOARDS,
  KNOWN_BY as SURVIVE_UNTIL_DAYLIGHT,
} from "./survive-until-daylight/known-by";
import { BOARDS as SURVIVOR_DUEL_BOARDS, KNOWN_BY as SURVIVOR_DUEL } from "./survivor-duel/known-by";

/** By which names, forms and numbers each game's pieces are known on anybody's table. */
export const KNOWN_BY: Readonly<Record<GameName, readonly Sort[]>> = {
  "dying-light": DYING_LIGHT,
  "one-month-in": ONE_MONTH_IN,
  "survive-until-daylight": SURVIVE_UNTIL_DAYLIGHT,
  "survivor-duel": SURVIVOR_DUEL,
};

/** The first of each game is what all else is measured by. */
export const BOARDS: Readonly<Record<GameName, readonly KnownBoard[]>> = {
  "dying-light": DYING_LIGHT_BOARDS,
  "one-month-in": ONE_MONTH_IN_BOARDS,
  "survive-until-daylight": SURVIVE_UNTIL_DAYLIGHT_BOARDS,
  "survivor-duel": SURVIVOR_DUEL_BOARDS,
};
