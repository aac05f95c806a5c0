import { mapped } from "../../../kernel/list";
import { sorted } from "../../../kernel/order";
import type { SurvivorSeen } from "../vocabulary";
import type { Fighter } from "./zombie-fight";

const gearOf = ({ armed, suited }: SurvivorSeen): number => (armed || suited ? 1 : 0);

/** In the order in which they usually fall: fewest action points first, of those who have no gear (OMI-RUL-29). */
export const falling = (survivors: readonly SurvivorSeen[]): readonly SurvivorSeen[] =>
  sorted(survivors, (a, b) => (a.ap === b.ap ? gearOf(a) - gearOf(b) : a.ap - b.ap));

export const fightersOf = (survivors: readonly SurvivorSeen[]): readonly Fighter[] =>
  mapped(falling(survivors), ({ armed, suited }) => ({ armed, suited }));

/** Armed or not, in the order in which they usually fall (OMI-RUL-45). */
export const attackersOf = (survivors: readonly SurvivorSeen[]): readonly boolean[] =>
  mapped(falling(survivors), ({ armed }) => armed);

/** Those one would rather take along first. */
export const ablest = (survivors: readonly SurvivorSeen[]): readonly SurvivorSeen[] =>
  sorted(survivors, (a, b) => (gearOf(a) === gearOf(b) ? b.ap - a.ap : gearOf(b) - gearOf(a)));
