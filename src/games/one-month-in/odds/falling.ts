import { kept, mapped } from "../../../kernel/list";
import { sorted } from "../../../kernel/order";
import type { SurvivorSeen } from "../vocabulary";
import type { Fighter } from "./zombie-fight";

const gearOf = ({ armed, suited }: SurvivorSeen): number => (armed || suited ? 1 : 0);

/** In the order in which they usually fall: fewest action points first, of those who have no gear (OMI-RUL-29). */
export const falling = (survivors: readonly SurvivorSeen[]): readonly SurvivorSeen[] =>
  sorted(survivors, (a, b) => (a.ap === b.ap ? gearOf(a) - gearOf(b) : a.ap - b.ap));

/** What two salvage buy for one who fights (OMI-RUL-40, OMI-RUL-41). */
export type Gear = "armed" | "suited";

/** Whom gear serves best: the last to fall of those without it; "none" where all have it. */
export const bearerOf = (group: readonly SurvivorSeen[], gear: Gear): SurvivorSeen | "none" => {
  const bare = kept(falling(group), (each) => !each[gear]);
  return bare[bare.length - 1] ?? "none";
};

export const geared = (group: readonly SurvivorSeen[], gear: Gear): readonly SurvivorSeen[] => {
  const bearer = bearerOf(group, gear);
  if (bearer === "none") return group;
  return mapped(group, (each) => (each.id === bearer.id ? { ...each, [gear]: true } : each));
};

export const fightersOf = (survivors: readonly SurvivorSeen[]): readonly Fighter[] =>
  mapped(falling(survivors), ({ armed, suited }) => ({ armed, suited }));

/** Armed or not, in the order in which they usually fall (OMI-RUL-45). */
export const attackersOf = (survivors: readonly SurvivorSeen[]): readonly boolean[] =>
  mapped(falling(survivors), ({ armed }) => armed);

/** Those one would rather take along first. */
export const ablest = (survivors: readonly SurvivorSeen[]): readonly SurvivorSeen[] =>
  sorted(survivors, (a, b) => (gearOf(a) === gearOf(b) ? b.ap - a.ap : gearOf(b) - gearOf(a)));
