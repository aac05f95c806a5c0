import { upended } from "../../../kernel/list";
import { ROUNDS } from "../content/rubble";
import type { NightGo } from "../vocabulary";
import { enemyPlaces, idAt, survivorPlaces } from "./line";
import { leftOf } from "./players";

/** Survivors join the holder, stuns wear off, the token goes left, and on it goes (SUD-ROUND-05, SUD-RULING-12). */
export const roundEnds: NightGo<"roundEnds"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    for (const at of upended(survivorPlaces(state)))
      emit({ was: "survivorSaved", seat: state.holder, foe: idAt(state, at) });
    emit({ was: "roundEnded", round: state.round });
    // Six rounds, no enemy left, and all of them alive (SUD-WIN-04).
    if (state.round >= ROUNDS && enemyPlaces(state).length === 0) emit({ was: "won", by: "SUD-WIN-04" });
    const left = leftOf(state, state.first);
    // Alone it stays (SUD-RULING-11).
    if (left !== state.first) emit({ was: "tokenPassed", seat: left });
    next({ do: "round" });
  },
};
