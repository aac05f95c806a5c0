import * as dyingLight from "../../src/games/dying-light/lesson/left-out";
import type { GameName } from "../../src/games/index";

/** What a lesson has to come to: the chapters of the ledger that make up the turn order, and what can be done in it. */
interface TurnOrder {
  readonly chapters: readonly string[];
  /** Rows that do not come up, and why. */
  readonly leftOut: Readonly<Record<string, string | undefined>>;
  /** What the learner says for each kind of action. */
  readonly actions: readonly RegExp[];
}

export const TURN_ORDERS: Readonly<Record<GameName, TurnOrder>> = {
  "dying-light": {
    chapters: dyingLight.TURN_ORDER,
    leftOut: dyingLight.LEFT_OUT,
    actions: [
      /^turn run/,
      /^turn climb/,
      /^turn jump/,
      /^turn attack .* standard/,
      /^turn attack .* fatigue/,
      /^turn interact/,
      /^turn use/,
      /^turn pass/,
      /^defend/,
      /^defend .* slot/,
    ],
  },
  "survive-until-daylight": { chapters: [], leftOut: {}, actions: [] },
  "one-month-in": { chapters: [], leftOut: {}, actions: [] },
  "survivor-duel": { chapters: [], leftOut: {}, actions: [] },
};
