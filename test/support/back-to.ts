import { type Match, rebuilt } from "../../src/kernel/match";
import type { Event, Step } from "../../src/kernel/words";

/** The match as it was after so many inputs. */
export const backAt = <S, St extends Step, E extends Event>(match: Match<S, St, E>, at: number): Match<S, St, E> => {
  const again = rebuilt(match, at);
  if (again === "none") throw new Error(`the match cannot be taken back to ${String(at)}`);
  return again;
};
