import type { Game } from "../../../kernel/game";
import { NOTHING } from "../../../kernel/gesture";
import { answer, type Match, natureInput, started, waitingOf } from "../../../kernel/match";
import { seatsFor } from "../../../kernel/replay-code";
import type { Nouns, Say, Seen } from "../../../kernel/words";

type Rules<N extends Nouns> = Pick<Game<N>, "name" | "setup" | "rules" | "evolve" | "over">;

/** A game that is nothing but its rules: no table, no secrets, no bots worth the name. */
export const bare = <N extends Nouns>(rules: Rules<N>): Game<N> => ({
  version: 1,
  migrations: [],
  seats: { least: 2, most: 2, usual: 2 },
  options: [],
  anytime: () => [],
  secrets: {},
  view: (state) => state,
  kinds: {},
  spots: {},
  scene: () => ({}),
  hear: () => NOTHING,
  acts: () => [],
  bots: [{ policy: "none", score: () => 0, foresight: "none" }],
  ...rules,
});

const given = <N extends Nouns>(
  match: Match<N>,
  say: (state: Seen<N["State"]>, nth: number) => Say,
  nth: number,
): "over" | "said" | "rolled" => {
  const waiting = waitingOf(match);
  if (waiting.for === "nothing") return "over";
  const ask = waiting.for === "answers" ? waiting.asks[0] : undefined;
  const input =
    waiting.for === "chance" || ask === undefined
      ? natureInput(match, (waiting as Extract<typeof waiting, { for: "chance" }>).step)
      : { at: match.at, seat: ask.seat, to: ask.step.do, say: say(match.state as Seen<N["State"]>, nth) };
  const { verdict } = answer(match, input);
  if (verdict !== "fine") throw new Error(`${match.game.name}: ${verdict.rule} ${match.broken}`);
  return ask === undefined ? "rolled" : "said";
};

/** Plays a match to its end, or so many moves of it; how many moves it had. What nature answers is part of a move. */
export const playedByKernel = <N extends Nouns>(
  game: Game<N>,
  seed: number,
  atMost: number,
  say: (state: Seen<N["State"]>, nth: number) => Say,
): number => {
  const { match } = started(game, seatsFor(2), {}, seed);
  for (let moves = 0; moves < atMost;) {
    const came = given(match, say, moves);
    if (came === "over") return moves;
    if (came === "said") moves++;
  }
  return atMost;
};
