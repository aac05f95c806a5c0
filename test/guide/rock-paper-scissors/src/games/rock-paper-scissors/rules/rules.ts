import type { Rules } from "../../../kernel/words";
import type { BoutNouns } from "../vocabulary";
import { compare, round } from "./rounds";
import { throwing } from "./throwing";

/** The rule of every step. */
export const RULES: Rules<BoutNouns> = { round, throw: throwing, compare };
