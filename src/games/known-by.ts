import type { Sort } from "../kernel/known-by";
import { KNOWN_BY as DYING_LIGHT } from "./dying-light/known-by";
import type { GameName } from "./index";
import { KNOWN_BY as ONE_MONTH_IN } from "./one-month-in/known-by";
import { KNOWN_BY as SURVIVE_UNTIL_DAYLIGHT } from "./survive-until-daylight/known-by";
import { KNOWN_BY as SURVIVOR_DUEL } from "./survivor-duel/known-by";

/** By which names, forms and numbers each game's pieces are known on anybody's table. */
export const KNOWN_BY: Readonly<Record<GameName, readonly Sort[]>> = {
  "dying-light": DYING_LIGHT,
  "one-month-in": ONE_MONTH_IN,
  "survive-until-daylight": SURVIVE_UNTIL_DAYLIGHT,
  "survivor-duel": SURVIVOR_DUEL,
};
