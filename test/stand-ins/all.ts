import type { Print } from "./component";
import { DYING_LIGHT } from "./dying-light";
import { standInOf } from "./made-save";
import { ONE_MONTH_IN } from "./one-month-in";
import type { StandIn } from "./stand-in";
import { SURVIVE_UNTIL_DAYLIGHT } from "./survive-until-daylight";
import { SURVIVOR_DUEL } from "./survivor-duel";

const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

/** How many tables each game's pieces lie on; of three seeds the third is held back. */
const TABLES: readonly (readonly [Print, number])[] = [
  [DYING_LIGHT, 18],
  [ONE_MONTH_IN, 6],
  [SURVIVE_UNTIL_DAYLIGHT, 6],
  [SURVIVOR_DUEL, 6],
];

export const PRINTS: readonly Print[] = TABLES.map(([print]) => print);

const all = (): readonly StandIn[] =>
  TABLES.flatMap(([print, count]) => seeds(count).map((seed) => standInOf(print, seed)));

/** Those that something may be tried and tuned on. */
export const standIns = (): readonly StandIn[] => all().filter(({ heldBack }) => !heldBack);

/** Those of the last trial alone. */
export const standInsHeldBack = (): readonly StandIn[] => all().filter(({ heldBack }) => heldBack);
