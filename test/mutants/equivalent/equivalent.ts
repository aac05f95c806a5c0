import type { SubjectName } from "../subjects";
import { dyingLight } from "./dying-light";
import { host } from "./host";
import { oneMonthIn } from "./one-month-in";
import { surviveUntilDaylight } from "./survive-until-daylight";
import { survivorDuel } from "./survivor-duel";

/** Breaks, by file and name, after which all is the same to everybody. */
export interface Equivalent {
  readonly because: string;
  readonly breaks: readonly string[];
}

export const EQUIVALENT: Readonly<Record<SubjectName, readonly Equivalent[]>> = {
  "dying-light": dyingLight,
  "survive-until-daylight": surviveUntilDaylight,
  "one-month-in": oneMonthIn,
  "survivor-duel": survivorDuel,
  host,
};
