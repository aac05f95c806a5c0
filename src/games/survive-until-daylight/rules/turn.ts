import { type Acted, type Action, askAct, takeAct } from "../../../kernel/action";
import { anyOf } from "../../../kernel/choice";
import { turnedTo } from "../../../kernel/list";
import { NO, wordTo, YES_NO } from "../../../kernel/talk";
import type { NightAction, NightAsk, NightGo, NightNouns } from "../vocabulary";
import { attack, whyNotAttack } from "./attack-action";
import { craft, throwing } from "./crafting";
import { dropping } from "./discarding";
import { frenzy, heal, play } from "./free-cards";

/** Everybody once, clockwise from the First Player, then the enemies (SUD-ROUND-04, SUD-TURN-01). */
export const combat: NightGo<"combat"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    emit({ was: "combatBegan", round: state.round });
    for (const seat of turnedTo(state.seats, state.first)) next({ do: "turn", seat });
    next({ do: "enemies" });
  },
};

export const turn: NightGo<"turn"> = {
  kind: "go",
  run: ({ emit, next }, { seat }) => {
    emit({ was: "turnBegan", seat });
    next({ do: "acting", seat });
  },
};

/** An action that could still serve is given up only on purpose (SUD-RULING-37). */
const end: NightAction = {
  act: "end",
  whyNot: () => "fine",
  asks: (talk, state, seat) =>
    whyNotAttack(state, seat) === "fine" ? wordTo(talk, "idle", () => anyOf(YES_NO, "SUD-RULING-37")) : "yes",
  take: ({ next }, seat, idle) => {
    if (idle === NO) next({ do: "acting", seat });
    else next({ do: "cheer", seat, sealed: [] });
  },
};

const ACTS: readonly Action<NightNouns>[] = [attack, craft, heal, play, frenzy, throwing, dropping, end];

/** One action, and free cards before and after it (SUD-TURN-04, SUD-TURN-07). */
export const acting: NightAsk<"acting", Acted<NightNouns>> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_state, { seat }) => [seat],
  asks: (talk, state, { seat }) => askAct(talk, "act", ACTS, state, seat, () => "SUD-TURN-04"),
  take: (tell, { seat }, _seat, acted) => {
    takeAct(tell, seat, acted);
    if (acted.act !== end.act) tell.next({ do: "acting", seat });
  },
};
