import { atOnce } from "./breath";
import { copy } from "./copy";
import { fail } from "./fail";
import type { Game, Options, Outcome } from "./game";
import { type Generator, seeded } from "./generator";
import { chanceCode, sayCode } from "./input-code";
import { isRecord } from "./is-record";
import { has, joined, kept, mapped, upended } from "./list";
import { rolled } from "./nature";
import { inputIn, lineOf } from "./past";
import { refuseByKernel } from "./refusal";
import { goneOn, land, pauseAt, type Run, runOf, take } from "./run";
import { lookedThrough } from "./say";
import type { Draw, Input, Nouns, OpenAsk, Refusal, Seat, Seen, Verdict, Word } from "./words";

/** Everything at one moment: from here the inputs that follow give the same match again. */
export interface Snapshot<N extends Nouns = Nouns> {
  readonly at: number;
  readonly state: N["State"];
  readonly agenda: readonly N["Step"][];
  readonly generator: Generator;
}

export interface Match<N extends Nouns = Nouns> {
  readonly game: Game<N>;
  readonly seats: readonly Seat[];
  readonly options: Options;
  readonly seed: number;
  state: N["State"];
  /** The step on top is the last. */
  agenda: readonly N["Step"][];
  generator: Generator;
  /** How many inputs there have been: MoonSharp would walk a list to tell its length. */
  at: number;
  /** A line for each of them (`past.ts`); it only grows, and an undo makes another one. */
  past: string[];
  /** Oldest first; the last is where a broken input is taken back to. */
  snapshots: readonly Snapshot<N>[];
  /** Inputs before this one were given to an older version, and cannot be given again. */
  readonly oldest: number;
  /** Grows with whatever is given or taken back: two moments that count alike are one. */
  changes: number;
  /** After something broke the match stands still until somebody says go on. */
  paused: boolean;
  /** What broke, in the program's words; empty while nothing has. */
  broken: string;
  /** So many answers before it went with it, because they were not taken again. */
  lost: number;
}

export const NATURE: Seat = "nature";

/** A snapshot every so many inputs, and so many of them kept: undo replays a few inputs, never a whole match. */
const SNAPSHOT_EVERY = 16;
const SNAPSHOTS_KEPT = 6;

export const seenOf = <N extends Nouns>(match: Match<N>): Seen<N["State"]> => match.state as Seen<N["State"]>;

export const outcomeOf = <N extends Nouns>(match: Match<N>): Outcome | "playing" => match.game.over(seenOf(match));

/** What the match waits for. */
export type Waiting<N extends Nouns = Nouns> =
  | { readonly for: "answers"; readonly asks: readonly OpenAsk<N>[] }
  | { readonly for: "chance"; readonly step: N["Step"]; readonly draws: readonly Draw[] }
  | { readonly for: "nothing"; readonly outcome: Outcome };

export const waitingOf = <N extends Nouns>(match: Match<N>): Waiting<N> => {
  const { game, agenda } = match;
  const state = seenOf(match);
  const pause = pauseAt(game, state, agenda);
  if (pause === "goes on") return fail("the match stands still");
  if (pause.for !== "answer") return pause;
  const { step, seats } = pause;
  const asks: OpenAsk<N>[] = mapped(seats, (seat) => ({ seat, step }));
  for (const meanwhile of game.anytime(state, step)) asks.push(meanwhile);
  return { for: "answers", asks };
};

/** What the generator answers to a chance that is waited for. */
export const natureInput = <N extends Nouns>(match: Match<N>, to: N["Step"]): Input => {
  const waiting = waitingOf(match);
  const draws = waiting.for === "chance" ? waiting.draws : [];
  const came = rolled(copy(match.generator), draws);
  return { at: match.at, seat: NATURE, to: to.do, say: mapped(came, (side) => [side]) };
};

/** The open ask an input speaks to. */
export const askFor = <N extends Nouns>(waiting: Waiting<N>, seat: Seat, to: Word): OpenAsk<N> | "none" => {
  if (waiting.for !== "answers") return "none";
  for (const ask of waiting.asks) if (ask.seat === seat && ask.step.do === to) return ask;
  return "none";
};

/** What came of an input: the events it set off, in order, or why it was refused. */
export interface Answer<N extends Nouns = Nouns> {
  readonly verdict: Verdict;
  readonly events: readonly N["Event"][];
}

/** Lets the match go on by what `does` sets off; the events, in order. */
const wentOn = <N extends Nouns>(match: Match<N>, does: (this: void, run: Run<N>) => void): readonly N["Event"][] => {
  const events: N["Event"][] = [];
  const run = runOf<N>(match.game, match.state, match.agenda.slice(), (event) => {
    events.push(event);
  });
  // A save that comes in the middle of it would keep half of what happened.
  atOnce(() => {
    does(run);
    match.agenda = goneOn(run).for === "nothing" ? [] : run.agenda;
  });
  return events;
};

const remember = <N extends Nouns>(match: Match<N>, input: Input, code: string): void => {
  match.past[match.at] = lineOf(input, code);
  match.at++;
};

export const snapshotOf = <N extends Nouns>(match: Match<N>): Snapshot<N> => ({
  at: match.at,
  state: copy(match.state),
  agenda: match.agenda,
  generator: copy(match.generator),
});

/** Keeps the moment as it is, where the last one that was kept lies far enough back. */
export const keepMoment = <N extends Nouns>(match: Match<N>): void => {
  const last = match.snapshots[match.snapshots.length - 1];
  if (match.at % SNAPSHOT_EVERY !== 0 || last?.at === match.at) return;
  const newer = joined(match.snapshots, [snapshotOf(match)]);
  // The first stays: it is the way back to the very beginning.
  match.snapshots =
    newer.length <= SNAPSHOTS_KEPT ? newer : joined(newer.slice(0, 1), newer.slice(newer.length - SNAPSHOTS_KEPT + 1));
};

/** What an input sets off, found out before it changes anything; or why it is refused. */
export type Judged<N extends Nouns = Nouns> =
  | { readonly verdict: Refusal }
  | { readonly verdict: "fine"; readonly code: string; readonly does: (this: void, run: Run<N>) => void };

const against = <N extends Nouns>(verdict: Refusal): Judged<N> => ({ verdict });

/** Nature's outcome. The generator moves on alike whoever made the outcome, so a replay needs no more. */
const landing = <N extends Nouns>(match: Match<N>, input: Input): Judged<N> => {
  const waiting = waitingOf(match);
  if (waiting.for !== "chance" || waiting.step.do !== input.to) return against(refuseByKernel("K-ASK"));
  const { step, draws } = waiting;
  if (input.say.length !== draws.length) return against(refuseByKernel("K-COUNT"));
  const generator = copy(match.generator);
  const generated = rolled(generator, draws);
  const came: Word[] = [];
  for (let i = 0; i < draws.length; i++) {
    const sides = input.say[i] ?? [];
    const side = sides[0];
    const draw = draws[i];
    if (sides.length > 1) return against(refuseByKernel("K-COUNT"));
    if (side === undefined || draw === undefined) return against(refuseByKernel("K-SIDE"));
    if (side !== generated[i] && !has(draw.sides, side)) return against(refuseByKernel("K-SIDE"));
    came[i] = side;
  }
  const code = chanceCode(draws, came, generated);
  const does = (run: Run<N>): void => {
    match.generator = generator;
    land(run, step, came);
  };
  return { verdict: "fine", code, does };
};

const taking = <N extends Nouns>(match: Match<N>, input: Input): Judged<N> => {
  const waiting = waitingOf(match);
  const ask = askFor(waiting, input.seat, input.to);
  if (ask === "none" || waiting.for !== "answers") return against(refuseByKernel("K-SEAT"));
  const { verdict, whole, parts, meant } = lookedThrough(match.game, seenOf(match), ask, input.say);
  if (verdict !== "fine") return against(verdict);
  if (!whole) return against(refuseByKernel("K-SHORT"));
  const code = sayCode(waiting.asks.indexOf(ask), parts, input.say);
  const does = (run: Run<N>): void => {
    take(run, ask, meant);
  };
  return { verdict: "fine", code, does };
};

/**
 * The match as it was at its last snapshot before that many inputs; the inputs from there on are still to be given.
 * "none" where nothing leads back so far.
 */
export const backTo = <N extends Nouns>(match: Match<N>, at: number): Match<N> | "none" => {
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
    lost: 0,
  };
};

/** Gives the match that goes back its next input once more; whether it was taken as it was then. */
export const againInto = <N extends Nouns>(
  again: Match<N>,
  match: Match<N>,
  given: (this: void, match: Match<N>, input: Input) => Answer<N> = answer,
): boolean => {
  const input = inputIn(match.past[again.at] ?? "", again.at);
  return input !== "none" && given(again, input).verdict === "fine";
};

/** The match as it was after that many inputs; "none" where it does not come to be that again. */
export const rebuilt = <N extends Nouns>(match: Match<N>, at: number): Match<N> | "none" => {
  const again = backTo(match, at);
  if (again === "none") return again;
  while (again.at < at) if (!againInto(again, match)) return "none";
  return again;
};

/** Puts the rebuilt match in the place of the one that everybody holds. */
export const replaceBy = <N extends Nouns>(match: Match<N>, by: Match<N>): void => {
  match.state = by.state;
  match.agenda = by.agenda;
  match.generator = by.generator;
  match.at = by.at;
  match.past = by.past;
  match.snapshots = by.snapshots;
  match.changes++;
};

/** Takes back what an input did before it broke; where one before it is not taken again, as far as they are. */
const takeBack = <N extends Nouns>(match: Match<N>): void => {
  const { at } = match;
  const again = backTo(match, at);
  if (again === "none") return;
  let goesOn = true;
  while (goesOn && again.at < at) goesOn = againInto(again, match);
  replaceBy(match, again);
  match.lost = at - again.at;
};

const isText = (value: unknown): boolean => typeof value === "string";

/** What comes from outside may be anything; only words are said. */
const isInput = (input: unknown): input is Input => {
  if (!isRecord(input) || !isText(input["seat"]) || !isText(input["to"]) || !Array.isArray(input["say"])) return false;
  for (const words of input["say"]) {
    if (!Array.isArray(words)) return false;
    for (const word of words) if (!isText(word)) return false;
  }
  return true;
};

/** Finds out what an input sets off. It may take its time: nothing is changed by it. */
export const judged = <N extends Nouns>(match: Match<N>, input: Input): Judged<N> => {
  if (match.paused) return against(refuseByKernel("K-PAUSED"));
  if (outcomeOf(match) !== "playing") return against(refuseByKernel("K-OVER"));
  if (!isInput(input)) return against(refuseByKernel("K-ASK"));
  if (input.at !== match.at) return against(refuseByKernel("K-STALE"));
  return input.seat === NATURE ? landing(match, input) : taking(match, input);
};

const pauseFor = <N extends Nouns>(match: Match<N>, broken: unknown): Answer<N> => {
  match.paused = true;
  match.broken = typeof broken === "string" ? broken : "an error without words";
  return { verdict: refuseByKernel("K-BROKEN"), events: [] };
};

/** Lets happen what was found out. What breaks is taken back, and the match pauses. What may be kept of it, `keepMoment` does. */
export const happened = <N extends Nouns>(match: Match<N>, input: Input, judgement: Judged<N>): Answer<N> => {
  if (judgement.verdict !== "fine") return { verdict: judgement.verdict, events: [] };
  try {
    const events = wentOn(match, judgement.does);
    remember(match, input, judgement.code);
    match.changes++;
    return { verdict: "fine", events };
  } catch (broken) {
    takeBack(match);
    return pauseFor(match, broken);
  }
};

/** The one way into a match. What is refused changes nothing. */
export const answer = <N extends Nouns>(match: Match<N>, input: Input): Answer<N> => {
  let judgement: Judged<N>;
  try {
    judgement = judged(match, input);
  } catch (broken) {
    // Nothing has happened yet that could be taken back.
    match.lost = 0;
    return pauseFor(match, broken);
  }
  const answered = happened(match, input, judgement);
  if (answered.verdict === "fine") keepMoment(match);
  return answered;
};

/** The table settings, with the default for those not named. */
export const optionsOf = <N extends Nouns>(game: Game<N>, chosen: Options): Options => {
  const options: Record<Word, Word> = {};
  for (const { option, of } of game.options) {
    const choice = chosen[option];
    options[option] = choice !== undefined && has(of, choice) ? choice : of[0];
  }
  return options;
};

/** A new match, carried to its first wait, and the events on the way there. */
export const started = <N extends Nouns>(
  game: Game<N>,
  seats: readonly Seat[],
  chosen: Options,
  seed: number,
): { readonly match: Match<N>; readonly events: readonly N["Event"][] } => {
  const options = optionsOf(game, chosen);
  const { state, agenda } = game.setup(seats, options);
  const match: Match<N> = {
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
    lost: 0,
  };
  const events = wentOn(match, () => undefined);
  match.snapshots = [snapshotOf(match)];
  return { match, events };
};
