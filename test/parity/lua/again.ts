import { canonical } from "../../../src/kernel/canonical";
import type { Game, Options } from "../../../src/kernel/game";
import { keptOf } from "../../../src/kernel/keep";
import { mapped } from "../../../src/kernel/list";
import { eventLine, inputLine } from "../../../src/kernel/log";
import { answer, type Match, seenOf, started } from "../../../src/kernel/match";
import { numberOf } from "../../../src/kernel/number-text";
import { codeIn, inputsIn } from "../../../src/kernel/past";
import { matchOfCode, seatsFor } from "../../../src/kernel/replay-code";
import type { Input, Nouns, Say } from "../../../src/kernel/words";

type Line = (this: void, text: string) => void;

const sayOf = (parts: readonly string[]): Say => {
  const say: string[][] = [];
  for (const part of parts) say.push(part === "" ? [] : part.split("+"));
  return say;
};

/** Reads an input off its log line: `12 p1 turn/run/lane/grey+red`. */
const inputOf = (line: string): Input => {
  const [at = "", seat = "", rest = ""] = line.split(" ");
  const parts = rest.split("/");
  return { at: numberOf(at), seat, to: parts[0] ?? "", say: sayOf(parts.slice(1)) };
};

/** All that a match is, as one line each. */
const whole = <N extends Nouns>(match: Match<N>, line: Line): void => {
  const { state, agenda, generator, past } = keptOf(match);
  line(canonical([state, agenda, generator, inputsIn(past), mapped(past, codeIn)]));
  line(canonical(match.game.scene(seenOf(match))));
  for (const seat of match.seats) line(seat + " " + canonical(match.game.view(seenOf(match), seat)));
};

const optionsIn = (text: string): Options => {
  const options: Record<string, string> = {};
  for (const each of text.split(",")) {
    const [option = "", choice = ""] = each.split("=");
    options[option] = choice;
  }
  return options;
};

/** Gives a match the inputs of a log, one to a line, and tells what came of each. */
export const again = <N extends Nouns>(
  game: Game<N>,
  setting: { readonly seats: number; readonly seed: number; readonly options: string },
  inputs: string,
  line: Line,
): void => {
  const { match, events } = started(game, seatsFor(setting.seats), optionsIn(setting.options), setting.seed);
  for (const event of events) line(eventLine(event));
  for (const text of inputs === "" ? [] : inputs.split("\n")) {
    const input = inputOf(text);
    line(inputLine(input));
    const came = answer(match, input);
    if (came.verdict !== "fine") line("refused " + came.verdict.rule + " " + match.broken);
    for (const event of came.events) line(eventLine(event));
  }
  whole(match, line);
};

/** The match of a replay code. */
export const replayed = <N extends Nouns>(game: Game<N>, code: string, line: Line): void => {
  const { match, verdict } = matchOfCode(game, code);
  if (match === "none") line(verdict === "fine" ? "no match" : verdict.rule);
  else whole(match, line);
};
