import { has } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import { CARDS } from "../content/cards";
import type { BoutGo, BoutSeen } from "../vocabulary";

/** A round: both throw, then the cards are compared, and another one begins (RPS-ROUND-01). */
export const round: BoutGo<"round"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    emit({ was: "roundBegan", round: state.round + 1 });
    next({ do: "throw", sealed: [] });
  },
};

const beats = (one: Word, other: Word): boolean => {
  for (const { card, beats } of CARDS) if (card === one) return has<Word>(beats, other);
  return false;
};

const NOBODY: Seat = "nobody";

/** Whose card beats the other's. */
const winner = ({ players }: BoutSeen): Seat => {
  for (const { seat, shown } of players) {
    for (const other of players) if (beats(shown, other.shown)) return seat;
  }
  return NOBODY;
};

export const compare: BoutGo<"compare"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    const seat = winner(state);
    if (seat === NOBODY) emit({ was: "drawn" });
    else emit({ was: "scored", seat });
    next({ do: "round" });
  },
};
