import { KNOWN_BY as DYING_LIGHT } from "../../../src/games/dying-light/known-by";
import { KNOWN_BY as ONE_MONTH_IN } from "../../../src/games/one-month-in/known-by";
import { KNOWN_BY as SURVIVE_UNTIL_DAYLIGHT } from "../../../src/games/survive-until-daylight/known-by";
import { KNOWN_BY as SURVIVOR_DUEL } from "../../../src/games/survivor-duel/known-by";
import type { Sort } from "../../../src/kernel/known-by";
import { told } from "./findings";

declare const _G: Record<string, unknown>;
declare function print(this: void, line: string): void;

const SORTS: Readonly<Record<string, readonly Sort[] | undefined>> = {
  "dying-light": DYING_LIGHT,
  "one-month-in": ONE_MONTH_IN,
  "survive-until-daylight": SURVIVE_UNTIL_DAYLIGHT,
  "survivor-duel": SURVIVOR_DUEL,
};

_G["recognised"] = (game: string, glimpses: string): void => {
  told(glimpses, SORTS[game] ?? [], print);
};
