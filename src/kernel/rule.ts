import type { Game } from "./game";
import type { Event, Rule, Step } from "./words";

/** The rule of a step. `Rules` guarantees that it takes this very step; the checker cannot follow that by itself. */
export const ruleOf = <S, St extends Step, E extends Event>(game: Game<S, St, E>, step: St): Rule<S, St, E, St> =>
  game.rules[step.do as St["do"]];
