import { fail } from "./fail";
import type { Game, Outcome } from "./game";
import { joined, upended } from "./list";
import { ruleOf } from "./rule";
import type { OpenAsk } from "./say";
import type { Draw, Event, Evolve, Say, Seen, Step, Tell, Word } from "./words";

/** A match as somebody imagines it: no inputs are kept, nothing can be undone. The step on top is the last. */
export interface Imagined<S, St> {
  readonly state: S;
  agenda: readonly St[];
}

/** What an imagined match waits for; of several seats the first. */
export type Pause<St> =
  | { readonly for: "answer"; readonly ask: OpenAsk<St> }
  | { readonly for: "chance"; readonly step: St; readonly draws: readonly Draw[] }
  | { readonly for: "nothing"; readonly outcome: Outcome };

const seen = <S>(state: S): Seen<S> => state as Seen<S>;

const told = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  match: Imagined<S, St>,
  handler: (this: void, tell: Tell<S, St, E>) => void,
): void => {
  const evolve = game.evolve as Evolve<S, Event>;
  const planned: St[] = [];
  handler({
    state: seen(match.state),
    emit: (event) => {
      if (game.over(seen(match.state)) !== "playing") return;
      const change = evolve[event.was] as (this: void, state: S, event: E) => void;
      change(match.state, event);
    },
    next: (...steps) => {
      for (const step of steps) planned.push(step);
    },
  });
  if (planned.length > 0) match.agenda = joined(match.agenda, upended(planned));
};

const popped = <S, St extends Step>(match: Imagined<S, St>): void => {
  match.agenda = match.agenda.slice(0, match.agenda.length - 1);
};

const pauseAt = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  match: Imagined<S, St>,
  step: St,
): Pause<St> | "goes on" => {
  const rule = ruleOf(game, step);
  const state = seen(match.state);
  if (rule.kind === "ask") {
    const [seat] = rule.seats(state, step);
    if (seat !== undefined) return { for: "answer", ask: { seat, step } };
  }
  if (rule.kind === "chance") {
    const draws = rule.draws(state, step);
    if (draws.length > 0) return { for: "chance", step, draws };
  }
  popped(match);
  told(game, match, (tell) => {
    if (rule.kind === "go") rule.run(tell, step);
    else if (rule.kind === "chance") rule.land(tell, step, []);
    else rule.nobody?.(tell, step);
  });
  return "goes on";
};

/** Lets it go on to where somebody is asked, nature owes something, or it is over. */
export const pauseOf = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  match: Imagined<S, St>,
): Pause<St> => {
  let pause: Pause<St> | "goes on" = "goes on";
  while (pause === "goes on") {
    const outcome = game.over(seen(match.state));
    if (outcome !== "playing") return { for: "nothing", outcome };
    pause = pauseAt(game, match, match.agenda[match.agenda.length - 1] ?? fail("an imagined match has no end"));
  }
  return pause;
};

/** An answer, taken as given. */
export const answered = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  match: Imagined<S, St>,
  { seat, step }: OpenAsk<St>,
  say: Say,
): void => {
  const rule = ruleOf(game, step);
  popped(match);
  told(game, match, (tell) => {
    if (rule.kind === "ask") rule.take(tell, step, seat, say);
  });
};

/** What nature brought. */
export const landed = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  match: Imagined<S, St>,
  step: St,
  came: readonly Word[],
): void => {
  const rule = ruleOf(game, step);
  popped(match);
  told(game, match, (tell) => {
    if (rule.kind === "chance") rule.land(tell, step, came);
  });
};
