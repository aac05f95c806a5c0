import { fail } from "./fail";
import type { Game, Outcome } from "./game";
import { joined, upended } from "./list";
import { ruleOf } from "./rule";
import type { Draw, Event, Evolve, Nouns, OpenAsk, Seat, Seen, Tell, Word } from "./words";

/** Steps being done, one after the other: of a match, or of one that somebody imagines. */
export interface Run<N extends Nouns> {
  readonly game: Game<N>;
  readonly state: N["State"];
  /** The step on top is the last. */
  readonly agenda: N["Step"][];
  /** What the step under way has named to be done next. */
  planned: readonly N["Step"][];
  /** Given to every rule: a look ahead goes through hundreds of steps, so what it is made of is made once. */
  readonly tell: Tell<N>;
}

/** More steps than any input can set off: beyond it a rule goes round in circles. */
const STEPS_AT_MOST = 10000;

const seen = <State>(state: State): Seen<State> => state as Seen<State>;

/** Changes a state by one told event. */
export const evolveBy = <N extends Nouns>(
  game: Pick<Game<N>, "evolve">,
  state: N["State"],
  event: N["Event"],
): void => {
  const evolve = game.evolve as Evolve<{
    State: N["State"];
    Step: N["Step"];
    Event: Event;
    Part: Word;
    Option: Word;
  }>;
  const change = evolve[event.was] as (this: void, state: N["State"], event: N["Event"]) => void;
  change(state, event);
};

/** The steps are the run's own; `told` hears what happens. */
export const runOf = <N extends Nouns>(
  game: Game<N>,
  state: N["State"],
  agenda: N["Step"][],
  told: (this: void, event: N["Event"]) => void,
): Run<N> => {
  let isOver = false;
  const tell: Tell<N> = {
    state: seen(state),
    // What is won or lost is at its end at once, in the middle of whatever was going on.
    emit: (event) => {
      isOver = isOver || game.over(seen(state)) !== "playing";
      if (isOver) return;
      evolveBy(game, state, event);
      told(event);
    },
    next: (...steps) => {
      run.planned = joined(run.planned, steps);
    },
  };
  const run: Run<N> = { game, state, agenda, planned: [], tell };
  return run;
};

/** What a run comes to a stop at. */
export type Pause<N extends Nouns> =
  | { readonly for: "answer"; readonly step: N["Step"]; readonly seats: readonly Seat[] }
  | { readonly for: "chance"; readonly step: N["Step"]; readonly draws: readonly Draw[] }
  | { readonly for: "nothing"; readonly outcome: Outcome };

/** What is waited for with this step on top; "goes on" where that is nobody. */
export const pauseAt = <N extends Nouns>(
  game: Game<N>,
  state: Seen<N["State"]>,
  agenda: readonly N["Step"][],
): Pause<N> | "goes on" => {
  const outcome = game.over(state);
  if (outcome !== "playing") return { for: "nothing", outcome };
  const step = agenda[agenda.length - 1] ?? fail("the agenda is empty and the match is not over");
  const rule = ruleOf(game, step);
  if (rule.kind === "ask") {
    const seats = rule.seats(state, step);
    return seats.length > 0 ? { for: "answer", step, seats } : "goes on";
  }
  if (rule.kind !== "chance") return "goes on";
  const draws = rule.draws(state, step);
  for (const { sides } of draws) if (sides.length === 0) fail("a draw of nothing: " + step.do);
  return draws.length > 0 ? { for: "chance", step, draws } : "goes on";
};

/** What was named to be done next lies on top, the first uppermost. */
const planNext = <N extends Nouns>(run: Run<N>): void => {
  for (const step of upended(run.planned)) run.agenda.push(step);
  run.planned = [];
};

/** Does a step that nobody has to be waited for. */
const happens = <N extends Nouns>(run: Run<N>): void => {
  const step = run.agenda.pop() ?? fail("nothing is to be done");
  const rule = ruleOf(run.game, step);
  if (rule.kind === "go") rule.run(run.tell, step);
  else if (rule.kind === "chance") rule.land(run.tell, step, []);
  else if (rule.nobody === undefined) fail("nobody is asked: " + step.do);
  else rule.nobody(run.tell, step);
  planNext(run);
};

/** Does what just happens, until somebody is asked, nature owes something, or it is over. */
export const goneOn = <N extends Nouns>(run: Run<N>): Pause<N> => {
  for (let steps = 0; steps < STEPS_AT_MOST; steps++) {
    const pause = pauseAt(run.game, run.tell.state, run.agenda);
    if (pause !== "goes on") return pause;
    happens(run);
  }
  return fail("a rule goes round in circles");
};

/** What a seat means is done. An answer given meanwhile leaves the waiting step where it is: it asks afresh. */
export const take = <N extends Nouns>(run: Run<N>, { seat, step }: OpenAsk<N>, meant: unknown): void => {
  const rule = ruleOf(run.game, step);
  if (rule.kind !== "ask") fail("nobody can answer: " + step.do);
  else {
    if (run.agenda[run.agenda.length - 1] === step) run.agenda.pop();
    rule.take(run.tell, step, seat, meant);
    planNext(run);
  }
};

/** What nature brought is done. */
export const land = <N extends Nouns>(run: Run<N>, step: N["Step"], came: readonly Word[]): void => {
  const rule = ruleOf(run.game, step);
  if (rule.kind !== "chance") fail("nature owes nothing: " + step.do);
  else {
    run.agenda.pop();
    rule.land(run.tell, step, came);
    planNext(run);
  }
};
