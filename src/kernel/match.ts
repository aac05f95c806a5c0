import { copy } from "./copy";
import { fail } from "./fail";
import type { Game, Options, Outcome } from "./game";
import { type Generator, seeded } from "./generator";
import { chanceCode, sayCode } from "./input-code";
import { has, joined, kept, mapped, upended } from "./list";
import { rolled } from "./nature";
import { inputIn, lineOf } from "./past";
import { refuseByKernel } from "./refusal";
import { ruleOf } from "./rule";
import { type OpenAsk, verdictOnSay } from "./say";
import type { Draw, Event, Evolve, Input, Refusal, Seat, Seen, Step, Tell, Verdict, Word } from "./words";

/** Everything at one moment: from here the inputs that follow give the same match again. */
export interface Snapshot<S, St> {
  readonly at: number;
  readonly state: S;
  readonly agenda: readonly St[];
  readonly generator: Generator;
}

export interface Match<S, St extends Step, E extends Event> {
  readonly game: Game<S, St, E>;
  readonly seats: readonly Seat[];
  readonly options: Options;
  readonly seed: number;
  state: S;
  /** The step on top is the last. */
  agenda: readonly St[];
  generator: Generator;
  /** How many inputs there have been: MoonSharp would walk a list to tell its length. */
  at: number;
  /** A line for each of them (`past.ts`); it only grows, and an undo makes another one. */
  past: string[];
  /** Oldest first; the last is where a broken input is taken back to. */
  snapshots: readonly Snapshot<S, St>[];
  /** Inputs before this one were given to an older version, and cannot be given again. */
  readonly oldest: number;
  /** Grows with whatever is given or taken back: two moments that count alike are one. */
  changes: number;
  /** After something broke the match stands still until somebody says go on. */
  paused: boolean;
  /** What broke, in the program's words; empty while nothing has. */
  broken: string;
}

export const NATURE: Seat = "nature";

/** A snapshot every so many inputs, and so many of them kept: undo replays a few inputs, never a whole match. */
const SNAPSHOT_EVERY = 16;
const SNAPSHOTS_KEPT = 6;

/** More steps than any input can set off: beyond it a rule goes round in circles. */
const STEPS_AT_MOST = 10000;

export const seenOf = <S, St extends Step, E extends Event>(match: Match<S, St, E>): Seen<S> => match.state as Seen<S>;

export const outcomeOf = <S, St extends Step, E extends Event>(match: Match<S, St, E>): Outcome | "playing" =>
  match.game.over(seenOf(match));

const applied = <S, E extends Event>(evolve: Evolve<S, E>, state: S, event: E): void => {
  const change = evolve[event.was as E["was"]] as (this: void, state: S, event: E) => void;
  change(state, event);
};

/** Changes a copy of the state that somebody keeps, such as the table's shadow, by one told event. */
export const evolved = <S, St extends Step, E extends Event>(game: Game<S, St, E>, state: S, event: E): void => {
  applied(game.evolve, state, event);
};

/** Lets a handler tell and plan; its steps go on the agenda when it is done. */
const heard = <S, St extends Step, E extends Event>(
  match: Match<S, St, E>,
  events: E[],
  handler: (this: void, tell: Tell<S, St, E>) => void,
): void => {
  const planned: St[] = [];
  handler({
    state: seenOf(match),
    // A won or lost match is at its end at once, in the middle of whatever was going on.
    emit: (event) => {
      if (outcomeOf(match) !== "playing") return;
      applied(match.game.evolve, match.state, event);
      events.push(event);
    },
    next: (...steps) => {
      for (const step of steps) planned.push(step);
    },
  });
  // What is to be done first lies on top of the agenda, at its end.
  match.agenda = joined(match.agenda, upended(planned));
};

const topOf = <S, St extends Step, E extends Event>(match: Match<S, St, E>): St | undefined =>
  match.agenda[match.agenda.length - 1];

const popped = <S, St extends Step, E extends Event>(match: Match<S, St, E>): void => {
  match.agenda = match.agenda.slice(0, match.agenda.length - 1);
};

/** Whether nature has something to bring; what it can be is never nothing. */
const owes = (draws: readonly Draw[], step: Step): boolean => {
  for (const draw of draws) if (draw.sides.length === 0) fail("a draw of nothing: " + step.do);
  return draws.length > 0;
};

/** Does a step that nobody has to be waited for; whether it was one. */
const happened = <S, St extends Step, E extends Event>(match: Match<S, St, E>, step: St, events: E[]): boolean => {
  const state = seenOf(match);
  const rule = ruleOf(match.game, step);
  if (rule.kind === "ask" && rule.seats(state, step).length > 0) return false;
  if (rule.kind === "chance" && owes(rule.draws(state, step), step)) return false;
  popped(match);
  heard(match, events, (tell) => {
    if (rule.kind === "go") rule.run(tell, step);
    else if (rule.kind === "chance") rule.land(tell, step, []);
    else if (rule.nobody === undefined) fail("nobody is asked: " + step.do);
    else rule.nobody(tell, step);
  });
  return true;
};

/** Does what just happens, until somebody is asked, nature owes something, or it is over. */
const advance = <S, St extends Step, E extends Event>(match: Match<S, St, E>, events: E[]): void => {
  for (let steps = 0; steps < STEPS_AT_MOST; steps++) {
    if (outcomeOf(match) !== "playing") {
      match.agenda = [];
      return;
    }
    const step = topOf(match) ?? fail("the agenda is empty and the match is not over");
    if (!happened(match, step, events)) return;
  }
  fail("a rule goes round in circles");
};

/** What the match waits for. */
export type Waiting<St> =
  | { readonly for: "answers"; readonly asks: readonly OpenAsk<St>[] }
  | { readonly for: "chance"; readonly step: St; readonly draws: readonly Draw[] }
  | { readonly for: "nothing"; readonly outcome: Outcome };

export const waitingOf = <S, St extends Step, E extends Event>(match: Match<S, St, E>): Waiting<St> => {
  const outcome = outcomeOf(match);
  if (outcome !== "playing") return { for: "nothing", outcome };
  const step = topOf(match) ?? fail("the agenda is empty and the match is not over");
  const state = seenOf(match);
  const rule = ruleOf(match.game, step);
  if (rule.kind === "chance") return { for: "chance", step, draws: rule.draws(state, step) };
  const asks: OpenAsk<St>[] = [];
  if (rule.kind === "ask") for (const seat of rule.seats(state, step)) asks.push({ seat, step });
  for (const meanwhile of match.game.anytime(state, step)) asks.push(meanwhile);
  return { for: "answers", asks };
};

/** What the generator answers to a chance that is waited for. */
export const natureInput = <S, St extends Step, E extends Event>(match: Match<S, St, E>, to: St): Input => {
  const waiting = waitingOf(match);
  const draws = waiting.for === "chance" ? waiting.draws : [];
  const came = rolled(copy(match.generator), draws);
  return { at: match.at, seat: NATURE, to: to.do, say: mapped(came, (side) => [side]) };
};

/** The open ask an input speaks to. */
export const askFor = <St extends Step>(waiting: Waiting<St>, seat: Seat, to: Word): OpenAsk<St> | "none" => {
  if (waiting.for !== "answers") return "none";
  for (const ask of waiting.asks) if (ask.seat === seat && ask.step.do === to) return ask;
  return "none";
};

/** What came of an input: the events it set off, in order, or why it was refused. */
export interface Answer<E> {
  readonly verdict: Verdict;
  readonly events: readonly E[];
}

const refusedBy = <E>(verdict: Refusal): Answer<E> => ({ verdict, events: [] });

const remember = <S, St extends Step, E extends Event>(match: Match<S, St, E>, input: Input, code: string): void => {
  match.past[match.at] = lineOf(input, code);
  match.at++;
  if (match.at % SNAPSHOT_EVERY === 0) {
    const newer = joined(match.snapshots, [snapshotOf(match)]);
    // The first stays: it is the way back to the very beginning.
    match.snapshots =
      newer.length <= SNAPSHOTS_KEPT
        ? newer
        : joined(newer.slice(0, 1), newer.slice(newer.length - SNAPSHOTS_KEPT + 1));
  }
};

export const snapshotOf = <S, St extends Step, E extends Event>(match: Match<S, St, E>): Snapshot<S, St> => ({
  at: match.at,
  state: copy(match.state),
  agenda: match.agenda,
  generator: copy(match.generator),
});

/** Nature's outcome, landed. The generator moves on alike whoever made the outcome, so a replay needs no more. */
const land = <S, St extends Step, E extends Event>(match: Match<S, St, E>, input: Input, events: E[]): Verdict => {
  const waiting = waitingOf(match);
  if (waiting.for !== "chance" || waiting.step.do !== input.to) return refuseByKernel("K-ASK");
  const { step, draws } = waiting;
  const rule = ruleOf(match.game, step);
  if (rule.kind !== "chance") return refuseByKernel("K-ASK");
  if (input.say.length !== draws.length) return refuseByKernel("K-COUNT");
  const came: Word[] = [];
  for (let i = 0; i < draws.length; i++) {
    const sides = input.say[i] ?? [];
    const side = sides[0];
    const draw = draws[i];
    if (sides.length > 1) return refuseByKernel("K-COUNT");
    if (side === undefined || draw === undefined || !has(draw.sides, side)) return refuseByKernel("K-SIDE");
    came[i] = side;
  }
  const code = chanceCode(draws, came, rolled(match.generator, draws));
  popped(match);
  heard(match, events, (tell) => {
    rule.land(tell, step, came);
  });
  advance(match, events);
  remember(match, input, code);
  return "fine";
};

const take = <S, St extends Step, E extends Event>(match: Match<S, St, E>, input: Input, events: E[]): Verdict => {
  const waiting = waitingOf(match);
  const ask = askFor(waiting, input.seat, input.to);
  if (ask === "none" || waiting.for !== "answers") return refuseByKernel("K-SEAT");
  const { verdict, whole, parts } = verdictOnSay(match.game, seenOf(match), ask, input.say);
  if (verdict !== "fine") return verdict;
  if (!whole) return refuseByKernel("K-SHORT");
  const rule = ruleOf(match.game, ask.step);
  if (rule.kind !== "ask") return refuseByKernel("K-ASK");
  const code = sayCode(waiting.asks.indexOf(ask), parts, input.say);
  // An answer given meanwhile leaves the waiting step where it is: it asks afresh.
  if (ask.step === topOf(match)) popped(match);
  heard(match, events, (tell) => {
    rule.take(tell, ask.step, ask.seat, input.say);
  });
  advance(match, events);
  remember(match, input, code);
  return "fine";
};

/**
 * The match as it was at its last snapshot before that many inputs; the inputs from there on are still to be given.
 * "none" where nothing leads back so far.
 */
export const backTo = <S, St extends Step, E extends Event>(
  match: Match<S, St, E>,
  at: number,
): Match<S, St, E> | "none" => {
  const snapshots = kept(match.snapshots, (snapshot) => snapshot.at <= at);
  const newest = snapshots[snapshots.length - 1];
  if (newest === undefined) {
    // A match that was kept has no snapshot of its beginning: it begins once more.
    return match.oldest > 0 ? "none" : started(match.game, match.seats, match.options, match.seed).match;
  }
  return {
    game: match.game,
    seats: match.seats,
    options: match.options,
    seed: match.seed,
    state: copy(newest.state),
    agenda: newest.agenda,
    generator: copy(newest.generator),
    at: newest.at,
    past: match.past.slice(0, newest.at),
    snapshots,
    oldest: match.oldest,
    changes: 0,
    paused: false,
    broken: "",
  };
};

/** Gives the match that goes back its next input once more; whether it was taken as it was then. */
export const againInto = <S, St extends Step, E extends Event>(
  again: Match<S, St, E>,
  match: Match<S, St, E>,
): boolean => {
  const input = inputIn(match.past[again.at] ?? "", again.at);
  return input !== "none" && answer(again, input).verdict === "fine";
};

/** The match as it was after that many inputs; "none" where it does not come to be that again. */
export const rebuilt = <S, St extends Step, E extends Event>(
  match: Match<S, St, E>,
  at: number,
): Match<S, St, E> | "none" => {
  const again = backTo(match, at);
  if (again === "none") return again;
  while (again.at < at) if (!againInto(again, match)) return "none";
  return again;
};

/** Puts the rebuilt match in the place of the one that everybody holds. */
export const replaceBy = <S, St extends Step, E extends Event>(match: Match<S, St, E>, by: Match<S, St, E>): void => {
  match.state = by.state;
  match.agenda = by.agenda;
  match.generator = by.generator;
  match.at = by.at;
  match.past = by.past;
  match.snapshots = by.snapshots;
  match.changes++;
};

/** Takes a broken input back; where the way to it is broken too, to the last snapshot that stands. */
const takenBack = <S, St extends Step, E extends Event>(match: Match<S, St, E>, at: number): void => {
  const again = rebuilt(match, at);
  if (again !== "none") {
    replaceBy(match, again);
    return;
  }
  const stands = backTo(match, at);
  if (stands !== "none") replaceBy(match, stands);
};

const isText = (value: unknown): boolean => typeof value === "string";

/** What comes from outside may be anything; only words are said. */
const isInput = ({ seat, to, say }: Input): boolean => {
  if (!isText(seat) || !isText(to) || !Array.isArray(say)) return false;
  for (const words of say) {
    if (!Array.isArray(words)) return false;
    for (const word of words) if (!isText(word)) return false;
  }
  return true;
};

/** The one way into a match. What is refused changes nothing; what breaks is taken back, and the match pauses. */
export const answer = <S, St extends Step, E extends Event>(match: Match<S, St, E>, input: Input): Answer<E> => {
  if (match.paused) return refusedBy(refuseByKernel("K-PAUSED"));
  if (outcomeOf(match) !== "playing") return refusedBy(refuseByKernel("K-OVER"));
  if (input.at !== match.at) return refusedBy(refuseByKernel("K-STALE"));
  if (!isInput(input)) return refusedBy(refuseByKernel("K-ASK"));
  const events: E[] = [];
  let verdict: Verdict = "fine";
  try {
    verdict = input.seat === NATURE ? land(match, input, events) : take(match, input, events);
  } catch (broken) {
    takenBack(match, input.at);
    match.paused = true;
    match.broken = typeof broken === "string" ? broken : "an error without words";
    verdict = refuseByKernel("K-BROKEN");
  }
  if (verdict !== "fine") return refusedBy(verdict);
  match.changes++;
  return { verdict, events };
};

/** The table settings, with the default for those not named. */
export const optionsOf = <S, St extends Step, E extends Event>(game: Game<S, St, E>, chosen: Options): Options => {
  const options: Record<Word, Word> = {};
  for (const { option, of } of game.options) {
    const choice = chosen[option];
    options[option] = choice !== undefined && has(of, choice) ? choice : of[0];
  }
  return options;
};

/** A new match, carried to its first wait, and the events on the way there. */
export const started = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  seats: readonly Seat[],
  chosen: Options,
  seed: number,
): { readonly match: Match<S, St, E>; readonly events: readonly E[] } => {
  const options = optionsOf(game, chosen);
  const { state, agenda } = game.setup(seats, options);
  const match: Match<S, St, E> = {
    game,
    seats,
    options,
    seed,
    state,
    agenda: upended(agenda),
    generator: seeded(seed),
    at: 0,
    past: [],
    snapshots: [],
    oldest: 0,
    changes: 0,
    paused: false,
    broken: "",
  };
  const events: E[] = [];
  advance(match, events);
  match.snapshots = [snapshotOf(match)];
  return { match, events };
};
