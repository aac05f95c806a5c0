import type { Bot } from "../../../kernel/foresight";
import type { BoutNouns } from "../vocabulary";

/** No card is better than another: what scores alike is chosen by lot. */
const score = (): number => 1;

/** Ways to play a seat that nobody sits at. */
export const BOTS: readonly [Bot<BoutNouns>] = [{ policy: "usual", score, foresight: "none" }];
