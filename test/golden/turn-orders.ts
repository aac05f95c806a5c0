import * as dyingLight from "../../src/games/dying-light/lesson/left-out";
import * as oneMonthIn from "../../src/games/one-month-in/lesson/left-out";
import * as surviveUntilDaylight from "../../src/games/survive-until-daylight/lesson/left-out";
import * as survivorDuel from "../../src/games/survivor-duel/lesson/left-out";
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
  "survive-until-daylight": {
    chapters: surviveUntilDaylight.TURN_ORDER,
    leftOut: surviveUntilDaylight.LEFT_OUT,
    actions: [
      /^keep keep/,
      /^wave delay/,
      /^wave accept/,
      /^trading give/,
      /^trading heal/,
      /^offer accept/,
      /^acting attack/,
      /^acting craft/,
      /^acting play/,
      /^acting heal/,
      /^cheer/,
      /^shield/,
    ],
  },
  "one-month-in": {
    chapters: oneMonthIn.TURN_ORDER,
    leftOut: oneMonthIn.LEFT_OUT,
    actions: [
      /^fence/,
      /^acting feed/,
      /^acting move/,
      /^acting enter/,
      /^acting claim/,
      /^acting search/,
      /^acting work/,
      /^acting tear/,
      /^stand fight/,
      /^stand run/,
      /^stand sacrifice/,
    ],
  },
  "survivor-duel": {
    chapters: survivorDuel.TURN_ORDER,
    leftOut: survivorDuel.LEFT_OUT,
    actions: [
      /^mulligan/,
      /^act attack/,
      /^act loot/,
      /^act p1\.W/,
      /^act p1\.E/,
      /^act p1\.I/,
      /^spawn stop/,
      /^spawn p1\.Z/,
      /^nextAttack/,
      /^defend pass/,
      /^defend quick-escape/,
      /^defend p1\.I/,
      /^window p1\.R/,
      /^discard/,
    ],
  },
};
