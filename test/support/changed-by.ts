import { canonical } from "../../src/kernel/canonical";
import { fail } from "../../src/kernel/fail";
import { evolveBy } from "../../src/kernel/run";
import type { Evolve, Nouns } from "../../src/kernel/words";

/** The fields of a state that an event changes, as they are then: what it leaves out shows, and what it adds too. */
export const changedBy = <N extends Nouns>(
  evolve: Evolve<N>,
  state: N["State"],
  event: N["Event"],
): Partial<N["State"]> => {
  const after = structuredClone(state);
  evolveBy<N>({ evolve }, after, event);
  const before = new Map(Object.entries(state));
  const changed = Object.entries(after).filter(([key, value]) => {
    if (!before.has(key)) return fail("a field that was not there: " + key);
    return canonical(before.get(key)) !== canonical(value);
  });
  return Object.fromEntries(changed) as Partial<N["State"]>;
};
