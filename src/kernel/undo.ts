import { has } from "./list";
import { type Match, NATURE } from "./match";
import { refuseByKernel } from "./refusal";
import type { Event, Seat, Step, Verdict } from "./words";

/** What taking back would do: to how many inputs, past whose other answers, and whether it hides what came up. */
export interface Undo {
  readonly verdict: Verdict;
  readonly at: number;
  readonly others: readonly Seat[];
  readonly reveals: boolean;
}

const nothingToUndo = <S, St extends Step, E extends Event>(match: Match<S, St, E>): Undo => ({
  verdict: refuseByKernel("K-UNDO"),
  at: match.inputs.length,
  others: [],
  reveals: false,
});

/** The way back to before this seat's last answer. */
export const undoOf = <S, St extends Step, E extends Event>(match: Match<S, St, E>, seat: Seat): Undo => {
  const others: Seat[] = [];
  let reveals = false;
  for (let at = match.inputs.length - 1; at >= 0; at--) {
    const input = match.inputs[at];
    if (at < match.oldest) return nothingToUndo(match);
    if (input?.seat === seat) return { verdict: "fine", at, others, reveals };
    if (input?.seat === NATURE) reveals = true;
    else if (input !== undefined && !has(others, input.seat)) others.push(input.seat);
  }
  return nothingToUndo(match);
};
