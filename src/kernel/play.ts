import { botWith, knownTo, sayOfBot } from "./bot";
import type { Game, Options } from "./game";
import { type Generator, seeded } from "./generator";
import { eventLine, inputLine } from "./log";
import { answer, type Match, natureInput, started, waitingOf } from "./match";
import { numberText } from "./number-text";
import { seatsFor } from "./replay-code";
import type { Input, Nouns, OpenAsk, Seat, Word } from "./words";

/** By which policy a seat is played. */
type PolicyOf = (this: void, seat: Seat) => Word;

/** Every seat is played by the game's usual bot. */
const usually: PolicyOf = () => "";

/** What a bot says for a seat, from what that seat may know. */
export const botAnswer = <N extends Nouns>(
  match: Match<N>,
  ask: OpenAsk<N>,
  bots: Generator,
  policyOf: PolicyOf = usually,
): Input => {
  const { seat, step } = ask;
  const say = sayOfBot(match.game, botWith(match.game, policyOf(seat)), knownTo(match, ask), bots);
  return { at: match.at, seat, to: step.do, say };
};

/** The next input of a match that nobody but bots plays. */
export const botInput = <N extends Nouns>(
  match: Match<N>,
  bots: Generator,
  policyOf: PolicyOf = usually,
): Input | "over" => {
  const waiting = waitingOf(match);
  if (waiting.for === "nothing") return "over";
  if (waiting.for === "chance") return natureInput(match, waiting.step);
  const ask = waiting.asks[0];
  if (ask === undefined) return "over";
  return botAnswer(match, ask, bots, policyOf);
};

/** A whole match of bots as log lines, handed out one by one; how `play` runs on every VM. */
export const playByBots = <N extends Nouns>(
  game: Game<N>,
  seats: number,
  options: Options,
  seed: number,
  atMost: number,
  line: (this: void, text: string) => void,
): Match<N> => {
  const { match, events } = started(game, seatsFor(seats), options, seed);
  const bots = seeded(seed + 1);
  for (const event of events) line(eventLine(event));
  for (let inputs = 0; inputs < atMost; inputs++) {
    const input = botInput(match, bots);
    if (input === "over") {
      const waiting = waitingOf(match);
      if (waiting.for === "nothing") {
        line("over " + waiting.outcome.rule + " won by " + waiting.outcome.won.join("+"));
      }
      return match;
    }
    line(inputLine(input));
    const came = answer(match, input);
    if (came.verdict !== "fine") line("refused " + came.verdict.rule + " " + match.broken);
    for (const event of came.events) line(eventLine(event));
    if (came.verdict !== "fine") return match;
  }
  line("stopped after " + numberText(atMost) + " inputs");
  return match;
};
