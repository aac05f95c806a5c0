import { anyOf, several } from "../../../kernel/choice";
import { wordsTo } from "../../../kernel/talk";
import type { Word } from "../../../kernel/words";
import { AP, TP } from "../content/limits";
import { type DuelAsk, type DuelGo, NONE } from "../vocabulary";
import { activeSide } from "./sides";

/** Survivor Phase of the active player, then the Zombie Phase with the opponent's zombies (DUEL-TURN-02). */
export const turn: DuelGo<"turn"> = {
  kind: "go",
  run: ({ state, emit, next }, { seat }) => {
    const by = state.turn === 0 ? "DUEL-SETUP-05" : "DUEL-TURN-05";
    emit({ was: "turnBegan", turn: state.turn + 1, seat, by });
    next({ do: "survivorPhase" }, { do: "zombiePhase" });
  },
};

/** Refresh, TP reserve, draw, spend AP (DUEL-SURV-01); the very first turn has no draw (DUEL-SETUP-06). */
export const survivorPhase: DuelGo<"survivorPhase"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    const { seat, tp } = activeSide(state);
    emit({ was: "phaseBegan", phase: "survivor", seat, by: "DUEL-SURV-01" });
    // What was left of the TP is the reserve already: at most one was kept at the end of the last turn.
    emit({ was: "refreshed", seat, ap: AP, tp: tp + TP });
    next({ do: "moment", on: "refresh", about: NONE });
    if (state.turn > 1) next({ do: "draw", seat, count: 1, by: "DUEL-SURV-05" });
    next({ do: "act" });
  },
};

/** A player may give up at any time (DUEL-RUL-35). */
export const concede: DuelAsk<"concede", readonly Word[]> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_duel, { seat }) => [seat],
  asks: (talk) => wordsTo(talk, "sure", () => several(0, 1, anyOf(["give-up"], "DUEL-RUL-35"))),
  take: ({ emit }, _step, seat, words) => {
    if (words.length > 0) emit({ was: "conceded", seat });
  },
};
