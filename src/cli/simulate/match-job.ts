import { type GameName, withGame } from "../../games/index";
import type { Game } from "../../kernel/game";
import type { Options } from "../../kernel/game";
import { seeded } from "../../kernel/generator";
import { answer, type Match, seenOf, started, waitingOf } from "../../kernel/match";
import { botInput } from "../../kernel/play";
import { seatsFor } from "../../kernel/replay-code";
import type { Input, Nouns, Word } from "../../kernel/words";
import { policyAt, type LineUp } from "./line-ups";
import { bringing, broughtAt, type MatchUp } from "./match-ups";

/** One match to be played. */
export interface Job {
  readonly game: GameName;
  readonly options: Options;
  readonly lineUp: LineUp;
  readonly matchUp: MatchUp;
  readonly seats: number;
  /** Which match of its row: the policies move on by a seat from one to the next. */
  readonly nth: number;
  readonly seed: number;
  /** So many answers and rolls, and then it is let be: bots may go round in circles for ever. */
  readonly atMost: number;
}

/** What is brought moves on by a seat when the policies are round. */
export const broughtTo = ({ lineUp, matchUp, nth }: Job, seat: number): readonly Word[] =>
  broughtAt(matchUp, Math.floor(nth / lineUp.length), seat);

/** The same deal is played with all seats changed before there is a new one; where nothing is brought each is new. */
export const dealOf = (nth: number, lineUp: LineUp, matchUp: MatchUp): number =>
  matchUp.length === 0 ? nth : Math.floor(nth / (lineUp.length * matchUp.length));

/** How it went. */
export type Played =
  | {
      readonly ended: "over";
      readonly rule: Word;
      /** The numbers of the seats that won. */
      readonly won: readonly number[];
      readonly answers: number;
      /** 0 where the game does not count Rounds. */
      readonly round: number;
      /** The number of the seat that began; -1 where the game does not tell. */
      readonly first: number;
    }
  | { readonly ended: "not" }
  | { readonly ended: "broken"; readonly why: string };

/** A game that counts Rounds does so in its state's `round`. */
const roundOf = (state: unknown): number => {
  const { round } = state as { readonly round?: unknown };
  return typeof round === "number" ? round : 0;
};

/** A game in which somebody begins tells in its state's `first`. */
const firstIn = (state: unknown, seats: readonly Word[]): number => {
  const { first } = state as { readonly first?: unknown };
  return typeof first === "string" ? seats.indexOf(first) : -1;
};

const outcomeOf = <N extends Nouns>(match: Match<N>): Played => {
  const waiting = waitingOf(match);
  if (waiting.for !== "nothing") return { ended: "broken", why: "nobody is asked and it is not over" };
  const { rule, won } = waiting.outcome;
  const seats = won.map((seat) => match.seats.indexOf(seat));
  const first = firstIn(match.state, match.seats);
  return { ended: "over", rule, won: seats, answers: match.at, round: roundOf(match.state), first };
};

/** What a seat answers that is asked for what it brings. */
const broughtInput = <N extends Nouns>(match: Match<N>, job: Job): Input | "none" => {
  const waiting = waitingOf(match);
  const ask = waiting.for === "answers" ? waiting.asks[0] : undefined;
  if (ask === undefined) return "none";
  const brought = broughtTo(job, match.seats.indexOf(ask.seat));
  const say = bringing(match.game, seenOf(match), ask, brought);
  return say === "none" ? "none" : { at: match.at, seat: ask.seat, to: ask.step.do, say };
};

/** The same match as `outbreak play` with that seed, as long as the policies and what is brought are the same. */
const playOut = <N extends Nouns>(game: Game<N>, job: Job): Played => {
  const { lineUp, nth, options, seats, seed, atMost } = job;
  const { match } = started(game, seatsFor(seats), options, seed);
  const bots = seeded(seed + 1);
  for (;;) {
    const brought = broughtInput(match, job);
    const input =
      brought === "none" ? botInput(match, bots, (seat) => policyAt(lineUp, nth, match.seats.indexOf(seat))) : brought;
    if (input === "over") return outcomeOf(match);
    if (match.at >= atMost) return { ended: "not" };
    const { verdict } = answer(match, input);
    if (verdict !== "fine") return { ended: "broken", why: `${input.to}: ${verdict.rule} ${match.broken}`.trim() };
  }
};

export const playJob = (job: Job): Played => {
  try {
    return withGame(job.game, (game) => playOut(game, job));
  } catch (error) {
    return { ended: "broken", why: error instanceof Error ? error.message : String(error) };
  }
};
