import { copy } from "./copy";
import type { Game, Options } from "./game";
import { type CodeReader, numberCode, readerOf, readNumber, readWords } from "./input-code";
import { mapped } from "./list";
import { answer, type Match, NATURE, optionsOf, seenOf, started, waitingOf } from "./match";
import { rolled } from "./nature";
import { numberOf, numberText } from "./number-text";
import { codeIn } from "./past";
import { refuseByKernel } from "./refusal";
import { saidOn } from "./say";
import type { Input, Nouns, Refusal, Verdict, Word } from "./words";

/** Two letters that catch a slip of the pen. */
const checkOf = (text: string): string => {
  let sum = 7;
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 65521;
  return numberCode(sum % 256);
};

const optionsCode = <N extends Nouns>(game: Game<N>, options: Options): string => {
  let code = "";
  for (const { option, of } of game.options) code += numberCode(Math.max(0, of.indexOf(options[option] ?? of[0])));
  return code === "" ? "0" : code;
};

/**
 * `game.version.seats.seed.options.inputs.check`: short enough for chat, and the same match anywhere. "none" for a match
 * that other rules have begun: these would not come to it.
 */
export const replayCode = <N extends Nouns>(match: Match<N>): string => {
  const { game } = match;
  if (match.oldest > 0) return "none";
  const head = [game.name, numberText(game.version), numberText(match.seats.length), numberText(match.seed)].join(".");
  const body =
    head + "." + optionsCode(game, match.options) + "." + (match.at > 0 ? mapped(match.past, codeIn).join("") : "-");
  return body + "." + checkOf(body);
};

export const seatsFor = (count: number): Word[] => {
  const seats: Word[] = [];
  for (let i = 1; i <= count; i++) seats.push("p" + numberText(i));
  return seats;
};

/** A replay under way: `replayOne` gives it its next input, so that a long one can be spread over frames. */
export interface Replay<N extends Nouns> {
  readonly match: Match<N>;
  readonly reader: CodeReader;
}

const chanceInput = <N extends Nouns>(match: Match<N>, reader: CodeReader, step: N["Step"]): Input => {
  const waiting = waitingOf(match);
  const draws = waiting.for === "chance" ? waiting.draws : [];
  const generated = rolled(copy(match.generator), draws);
  const byHand = readNumber(reader) === 1;
  const say: Word[][] = [];
  for (let i = 0; i < draws.length; i++) {
    const side = byHand ? (draws[i]?.sides ?? [])[readNumber(reader)] : generated[i];
    if (side === undefined) reader.broken = true;
    else say[i] = [side];
  }
  return { at: match.at, seat: NATURE, to: step.do, say };
};

/** The next input of the code, or the refusal of a code that cannot be read on. */
export const replayOne = <N extends Nouns>(replay: Replay<N>): Refusal | "more" | "done" => {
  const { match, reader } = replay;
  if (reader.at >= reader.code.length) return "done";
  const waiting = waitingOf(match);
  if (waiting.for === "nothing") return refuseByKernel("K-CODE");
  let input: Input;
  if (waiting.for === "chance") input = chanceInput(match, reader, waiting.step);
  else {
    const ask = waiting.asks[readNumber(reader)];
    if (ask === undefined) return refuseByKernel("K-CODE");
    const { said, part } = saidOn(match.game, seenOf(match), ask, [], (asked) => readWords(reader, asked));
    if (part !== "said") return refuseByKernel("K-CODE");
    input = { at: match.at, seat: ask.seat, to: ask.step.do, say: said };
  }
  if (reader.broken) return refuseByKernel("K-CODE");
  return answer(match, input).verdict === "fine" ? "more" : refuseByKernel("K-CODE");
};

/** The version of the rules that a code is of, so that a refusal can name it; -1 where it is none of this game's. */
export const versionOf = <N extends Nouns>(game: Game<N>, code: string): number => {
  const pieces = code.split(".");
  const [name = "", version = ""] = pieces;
  const check = pieces[pieces.length - 1] ?? "";
  if (name !== game.name || checkOf(pieces.slice(0, pieces.length - 1).join(".")) !== check) return -1;
  return numberOf(version);
};

/** The match a code stands for, with its inputs still to be given; a refusal if the code is not one of these rules. */
export const replayOf = <N extends Nouns>(
  game: Game<N>,
  code: string,
): { readonly replay: Replay<N> | "none"; readonly verdict: Verdict } => {
  const refused = { replay: "none", verdict: refuseByKernel("K-CODE") } as const;
  const version = versionOf(game, code);
  if (version >= 0 && version !== game.version) return { replay: "none", verdict: refuseByKernel("K-VERSION") };
  const pieces = code.split(".");
  if (version < 0 || pieces.length !== 7) return refused;
  const [, , count = "", seedText = "", options = "", inputs = ""] = pieces;
  const seats = numberOf(count);
  const seed = numberOf(seedText);
  if (seats < game.seats.least || seats > game.seats.most || seed < 0) return refused;
  const chosen: Record<Word, Word> = {};
  const reader = readerOf(options);
  for (const { option, of } of game.options) {
    const choice = of[readNumber(reader)];
    if (choice === undefined || reader.broken) return refused;
    chosen[option] = choice;
  }
  if (game.options.length > 0 ? reader.at < options.length : options !== "0") return refused;
  const { match } = started(game, seatsFor(seats), optionsOf(game, chosen), seed);
  return { replay: { match, reader: readerOf(inputs === "-" ? "" : inputs) }, verdict: "fine" };
};

/** The match a code stands for, at once. */
export const matchOfCode = <N extends Nouns>(
  game: Game<N>,
  code: string,
): { readonly match: Match<N> | "none"; readonly verdict: Verdict } => {
  const { replay, verdict } = replayOf(game, code);
  if (replay === "none") return { match: "none", verdict };
  let came = replayOne(replay);
  while (came === "more") came = replayOne(replay);
  return came === "done" ? { match: replay.match, verdict: "fine" } : { match: "none", verdict: came };
};
