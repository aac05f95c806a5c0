import { type Acted, askAct, asksNothing, takeAct } from "../../../kernel/action";
import type { CityAction, CityAsk, CityNouns } from "../vocabulary";
import { attack } from "./attack-action";
import { interact } from "./interacting";
import { moveBy } from "./move-actions";
import { seatOf } from "./runners";
import { CLIMB, JUMP, RUN } from "./running";
import { exchange, use } from "./utility-actions";

/** Dice that are left may still defend (DL-RUN-06, DL-RUN-07). */
const pass: CityAction<void> = {
  act: "pass",
  whyNot: () => "fine",
  asks: asksNothing,
  take: ({ emit }, runner) => {
    emit({ was: "passed", runner });
  },
};

const ACTIONS: readonly CityAction[] = [
  moveBy(RUN),
  moveBy(CLIMB),
  moveBy(JUMP),
  attack,
  interact,
  use,
  exchange,
  pass,
];

/** One say is one action, in any order, as often as it can be paid (DL-RUN-05, DL-RUN-10). */
export const turn: CityAsk<"turn", Acted<CityNouns>> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (state, { runner }) => seatOf(state, runner),
  asks: (talk, state, { runner }) => askAct(talk, "act", ACTIONS, state, runner, () => "DL-ACTN-01"),
  take: (tell, { runner }, _seat, acted) => {
    takeAct(tell, runner, acted);
    tell.next(acted.act === pass.act ? { do: "endActivation", runner } : { do: "acting", runner });
  },
};
