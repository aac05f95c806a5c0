import { canonical } from "../../src/kernel/canonical";
import { fail } from "../../src/kernel/fail";
import type { Event, Evolve } from "../../src/kernel/words";

/** The fields of a state that an event changes, as they are then: what it leaves out shows, and what it adds too. */
export const changedBy = <S extends object, E extends Event>(evolve: Evolve<S, E>, state: S, event: E): Partial<S> => {
  const after = structuredClone(state);
  const change = evolve[event.was as E["was"]] as (this: void, state: S, event: E) => void;
  change(after, event);
  const before = new Map(Object.entries(state));
  const changed = Object.entries(after).filter(([key, value]) => {
    if (!before.has(key)) return fail("a field that was not there: " + key);
    return canonical(before.get(key)) !== canonical(value);
  });
  return Object.fromEntries(changed) as Partial<S>;
};
