import { type GameName, withGame } from "../../games/index";
import type { Game } from "../../kernel/game";
import { seeded } from "../../kernel/generator";
import { answer, type Match, started, waitingOf } from "../../kernel/match";
import { botInput } from "../../kernel/play";
import { seatsFor } from "../../kernel/replay-code";
import type { Event, Step, Word } from "../../kernel/words";
import { policyAt, type LineUp } from "./line-ups";

/** One match to be played. */
export interface Job {
  readonly game: GameName;
  readonly lineUp: LineUp;
  readonly seats: number;
  /** Which match of its row: the policies move on by a seat from one to the next. */
  readonly nth: number;
  readonly seed: number;
}

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
    }
  | { readonly ended: "broken"; readonly why: string };

/** No match of bots is so long unless it goes round in circles. */
const ANSWERS_AT_MOST = 20_000;

/** A game that counts Rounds does so in its state's `round`. */
const roundOf = (state: unknown): number => {
  const { round } = state as { readonly round?: unknown };
  return typeof round === "number" ? round : 0;
};

const outcomeOf = <S, St extends Step, E extends Event>(match: Match<S, St, E>): Played => {
  const waiting = waitingOf(match);
  if (waiting.for !== "nothing") return { ended: "broken", why: "nobody is asked and it is not over" };
  const { rule, won } = waiting.outcome;
  const seats = won.map((seat) => match.seats.indexOf(seat));
  return { ended: "over", rule, won: seats, answers: match.inputs.length, round: roundOf(match.state) };
};

/** The same match as `outbreak play` with that seed, as long as the policies are the same. */
const playOut = <S, St extends Step, E extends Event>(game: Game<S, St, E>, job: Job): Played => {
  const { lineUp, nth, seats, seed } = job;
  const { match } = started(game, seatsFor(seats), {}, seed);
  const bots = seeded(seed + 1);
  while (match.inputs.length < ANSWERS_AT_MOST) {
    const input = botInput(match, bots, (seat) => policyAt(lineUp, nth, match.seats.indexOf(seat)));
    if (input === "over") return outcomeOf(match);
    const { verdict } = answer(match, input);
    if (verdict !== "fine") return { ended: "broken", why: `${input.to}: ${verdict.rule} ${match.broken}`.trim() };
  }
  return { ended: "broken", why: `not over after ${String(ANSWERS_AT_MOST)} answers` };
};

export const playJob = (job: Job): Played => {
  try {
    return withGame(job.game, (game) => playOut(game, job));
  } catch (error) {
    return { ended: "broken", why: error instanceof Error ? error.message : String(error) };
  }
};
