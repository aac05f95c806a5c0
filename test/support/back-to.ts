import { type Match, rebuilt } from "../../src/kernel/match";
import type { Nouns } from "../../src/kernel/words";

/** The match as it was after so many inputs. */
export const backAt = <N extends Nouns>(match: Match<N>, at: number): Match<N> => {
  const again = rebuilt(match, at);
  if (again === "none") throw new Error(`the match cannot be taken back to ${String(at)}`);
  return again;
};
