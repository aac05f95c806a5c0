import type { Nouns, Rule, Rules } from "./words";

/** A game, or just its rules, for those within it who cannot have the game itself. */
export interface Ruled<N extends Nouns> {
  readonly rules: Rules<N>;
}

/** The rule of a step. `Rules` guarantees that it takes this very step; the checker cannot follow that by itself. */
export const ruleOf = <N extends Nouns>({ rules }: Ruled<N>, step: N["Step"]): Rule<N, N["Step"]> =>
  rules[step.do as N["Step"]["do"]];
