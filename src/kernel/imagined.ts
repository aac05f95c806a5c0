import { fail } from "./fail";
import type { Game, Outcome } from "./game";
import { joined, upended } from "./list";
import { ruleOf } from "./rule";
import type { OpenAsk } from "./say";
import type { Draw, Event, Evolve, Say, Seen, Step, Tell, Word } from "./words";

/** A match as somebody imagines it: no inputs are kept, nothing can be undone. */
export interface Imagined<S, St extends Step, E extends Event> {
  readonly game: Game<S, St, E>;
  readonly state: S;
  /** The step on top is the last. */
  readonly agenda: St[];
  /** What the step under way has named to be done next. */
  planned: readonly St[];
  /** Given to every rule. A look ahead goes through hundreds of steps: what it is made of is made once. */
  readonly tell: Tell<S, St, E>;
}

/** What an imagined match waits for; of several seats the first. */
export type Pause<St> =
  | { readonly for: "answer"; readonly ask: OpenAsk<St> }
  | { readonly for: "chance"; readonly step: St; readonly draws: readonly Draw[] }
  | { readonly for: "nothing"; readonly outcome: Outcome };

const seen = <S>(state: S): Seen<S> => state as Seen<S>;

export const imagined = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  state: S,
  agenda: readonly St[],
): Imagined<S, St, E> => {
  const evolve = game.evolve as Evolve<S, Event>;
  const tell: Tell<S, St, E> = {
    state: seen(state),
    emit: (event) => {
      if (game.over(seen(state)) !== "playing") return;
      const change = evolve[event.was] as (this: void, state: S, event: E) => void;
      change(state, event);
    },
    next: (...steps) => {
      match.planned = joined(match.planned, steps);
    },
  };
  const match: Imagined<S, St, E> = { game, state, agenda: agenda.slice(), planned: [], tell };
  return match;
};

/** What is done first lies on top. */
const putOnTop = <S, St extends Step, E extends Event>(match: Imagined<S, St, E>): void => {
  const { agenda, planned } = match;
  if (planned.length === 0) return;
  for (const step of upended(planned)) agenda.push(step);
  match.planned = [];
};

const pauseAt = <S, St extends Step, E extends Event>(match: Imagined<S, St, E>, step: St): Pause<St> | "goes on" => {
  const { game, tell } = match;
  const rule = ruleOf(game, step);
  if (rule.kind === "ask") {
    const [seat] = rule.seats(tell.state, step);
    if (seat !== undefined) return { for: "answer", ask: { seat, step } };
  }
  if (rule.kind === "chance") {
    const draws = rule.draws(tell.state, step);
    if (draws.length > 0) return { for: "chance", step, draws };
  }
  match.agenda.pop();
  if (rule.kind === "go") rule.run(tell, step);
  else if (rule.kind === "chance") rule.land(tell, step, []);
  else rule.nobody?.(tell, step);
  putOnTop(match);
  return "goes on";
};

/** Lets it go on to where somebody is asked, nature owes something, or it is over. */
export const pauseOf = <S, St extends Step, E extends Event>(match: Imagined<S, St, E>): Pause<St> => {
  let pause: Pause<St> | "goes on" = "goes on";
  while (pause === "goes on") {
    const outcome = match.game.over(match.tell.state);
    if (outcome !== "playing") return { for: "nothing", outcome };
    pause = pauseAt(match, match.agenda[match.agenda.length - 1] ?? fail("an imagined match has no end"));
  }
  return pause;
};

/** An answer, taken as given. */
export const answered = <S, St extends Step, E extends Event>(
  match: Imagined<S, St, E>,
  { seat, step }: OpenAsk<St>,
  say: Say,
): void => {
  const rule = ruleOf(match.game, step);
  match.agenda.pop();
  if (rule.kind === "ask") rule.take(match.tell, step, seat, say);
  putOnTop(match);
};

/** What nature brought. */
export const landed = <S, St extends Step, E extends Event>(
  match: Imagined<S, St, E>,
  step: St,
  came: readonly Word[],
): void => {
  const rule = ruleOf(match.game, step);
  match.agenda.pop();
  if (rule.kind === "chance") rule.land(match.tell, step, came);
  putOnTop(match);
};
