import { gather } from "../../../kernel/gather";
import { has, kept, turnedTo, withoutAll } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Say, Seat } from "../../../kernel/words";
import type { Night, NightAsk, NightEvent, NightGo, NightSeen, NightStep, StepOf } from "../vocabulary";
import { actionIn, nothingMore, partOfAct, whyOfAct } from "../../../kernel/action";
import { type NightAction, NO_ACTION } from "./actions";
import { attack, whyNotAttack } from "./attack-action";
import { craft, throwing } from "./crafting";
import { dropping } from "./discarding";
import { frenzy, heal, play } from "./free-cards";
import { holds } from "./players";
import { NO, type Talk, wordTo, YES_NO } from "../../../kernel/talk";
import { tookBack } from "./talk";

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
const talkOfEnd = (state: NightSeen, seat: Seat, said: Say): Talk => {
  const talk = nothingMore(said);
  if (whyNotAttack(state, seat) === "fine") wordTo(talk, "idle", YES_NO);
  return talk;
};

const end: NightAction = {
  act: "end",
  whyNot: () => "fine",
  talk: talkOfEnd,
  against: () => "SUD-RULING-37",
  take: ({ next }, seat, say) => {
    if (tookBack(say)) next({ do: "acting", seat });
    else next({ do: "cheer", seat, sealed: [] });
  },
};

const ACTS: readonly NightAction[] = [attack, craft, heal, play, frenzy, throwing, dropping, end];

/** One action, and free cards before and after it (SUD-TURN-04, SUD-TURN-07). */
export const acting: NightAsk<"acting"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_state, { seat }) => [seat],
  part: (state, { seat }, _seat, said) => partOfAct(ACTS, state, seat, said),
  why: (state, { seat }, _seat, said, word) => whyOfAct(ACTS, state, seat, said, word, NO_ACTION),
  take: (tell, { seat }, _seat, say) => {
    const action = actionIn(ACTS, say);
    action.take(tell, seat, say);
    if (action !== end) tell.next({ do: "acting", seat });
  },
};

const CHEER = "cheer";

/** Whoever holds a Cheer may lengthen another's turn before it is over (SUD-CARD-05, SUD-RULING-70). */
export const cheer: NightAsk<"cheer"> = gather<Night, NightStep, NightEvent, StepOf<"cheer">>({
  onlyAnswer: "take",
  everyone: (state, { seat }) => kept(withoutAll(state.seats, [seat]), (other) => holds(state, other, CHEER)),
  part: (_state, _step, _seat, said) =>
    said.length > 0 ? "said" : { ask: "cheer", of: [NO, CHEER], least: 1, most: 1, usual: [NO] },
  why: (_state, _step, _seat, _said, word) => (has([NO, CHEER], word) ? "fine" : refuse("SUD-CARD-05")),
  closes: (say) => has(say[0] ?? [], CHEER),
  with: ({ seat }, sealed) => ({ do: "cheer", seat, sealed }),
  done: ({ state, emit, next }, { seat }, sealed) => {
    for (const { seat: by, say } of sealed) {
      if (has(say[0] ?? [], CHEER)) {
        emit({ was: "cheered", seat: by, on: seat });
        next({ do: "acting", seat });
        return;
      }
    }
    const idle = state.actions + state.meleeActions > 0;
    emit({ was: "turnEnded", seat, by: idle ? "SUD-TURN-08" : "SUD-TURN-01" });
  },
});
