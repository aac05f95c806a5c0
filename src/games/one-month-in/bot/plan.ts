import { mapped } from "../../../kernel/list";
import type { Say, Word } from "../../../kernel/words";
import type { SurvivorSeen } from "../vocabulary";

/** Something to say, and how urgent it is; what is not in it is answered as usual. */
export interface Plan {
  readonly say: Say;
  readonly worth: number;
}

export const NO_PLAN: Plan = { say: [], worth: 0 };

export const better = (one: Plan, other: Plan): Plan => (other.worth > one.worth ? other : one);

/** The deeds in the order in which they come; what a deed is worth counts among its like. */
export const URGENCY = {
  rescue: 1000,
  claim: 800,
  work: 700,
  fence: 650,
  attack: 600,
  enter: 500,
  search: 400,
  go: 100,
  end: 1,
} as const;

/** A group says who goes first, and who goes along. */
export const together = (words: readonly Word[], who: readonly SurvivorSeen[]): Say => {
  const parts: (readonly Word[])[] = mapped(words, (word) => [word]);
  const ids = mapped(who, ({ id }) => id);
  parts.push(ids.slice(0, 1));
  parts.push(ids.slice(1));
  return parts;
};
