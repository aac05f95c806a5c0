import type { Action } from "../../../kernel/action";
import type { Word } from "../../../kernel/words";
import type { Night, NightEvent, NightStep } from "../vocabulary";

export type NightAction = Action<Night, NightStep, NightEvent>;

/** By which rule a word is no action at all. */
export const NO_ACTION: Word = "SUD-TURN-04";
