import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { GameName } from "../../src/games/index";
import { canonical } from "../../src/kernel/canonical";
import type { Game, OptionList, Options } from "../../src/kernel/game";
import { below, type Generator, seeded } from "../../src/kernel/generator";
import { answer, type Match, natureInput, outcomeOf, seenOf, started, waitingOf } from "../../src/kernel/match";
import { seatsFor } from "../../src/kernel/replay-code";
import { partOf } from "../../src/kernel/say";
import type { Input, Nouns, OpenAsk, Part, Word } from "../../src/kernel/words";
import { type Golden, goldensOf } from "../golden/goldens";

/*
 * What the rules of a game do, as a few short words: one for the settings and what is in its content, one for matches
 * played at random with every number of players and all choices of settings, one for each golden match. Told is whatever
 * a save or a replay code relies on: who is asked what, which words may be said and in which order, what comes of it,
 * the state, the agenda. How that is worked out is not, nor what is usual, what a bot likes, how a thing is called, by
 * which rule it is refused: those may change without harm.
 */

const SOURCES = resolve(import.meta.dirname, "../../src/games");
const MATCHES = 120;
const INPUTS_AT_MOST = 500;
/** One in so many answers is given by a seat that speaks meanwhile, or conceding would end each match at once. */
const MEANWHILE_ONE_IN = 60;

type Tell = (line: string) => void;

const digestOf = (told: (tell: Tell) => void): string => {
  const hash = createHash("sha256");
  told((line) => hash.update(`${line}\n`));
  return hash.digest("hex").slice(0, 16);
};

const anyOf = <T>(list: readonly T[], chance: Generator): T => {
  const one = list[below(chance, list.length)];
  if (one === undefined) throw new Error("there is nothing to choose from");
  return one;
};

const anyWords = ({ of, least, most }: Part, chance: Generator): readonly Word[] => {
  const left = [...of];
  const count = least + below(chance, Math.min(most, left.length) - least + 1);
  return Array.from({ length: count }, () => left.splice(below(chance, left.length), 1)).flat();
};

/** Any of the answers to this; each part of it is told with all that may be said. */
const anyAnswer = <N extends Nouns>(match: Match<N>, ask: OpenAsk<N>, chance: Generator, tell: Tell): Input => {
  const say: (readonly Word[])[] = [];
  let part = partOf(match.game, seenOf(match), ask, say);
  while (part !== "said") {
    tell(`${part.ask} ${String(part.least)}-${String(part.most)} ${part.of.join(" ")}`);
    say.push(anyWords(part, chance));
    part = partOf(match.game, seenOf(match), ask, say);
  }
  return { at: match.at, seat: ask.seat, to: ask.step.do, say };
};

/** What is waited for, and an answer to each that is asked; the one that is given, if nobody has given one. */
const tellMoment = <N extends Nouns>(match: Match<N>, chance: Generator, tell: Tell): Input | "over" => {
  const waiting = waitingOf(match);
  if (waiting.for === "nothing") return "over";
  tell(canonical(waiting));
  if (waiting.for === "chance") return natureInput(match, waiting.step);
  const turn = waiting.asks.filter(({ step }) => step === waiting.asks[0]?.step);
  const given = anyOf(below(chance, MEANWHILE_ONE_IN) === 0 ? waiting.asks : turn, chance);
  const answers = waiting.asks.map((ask) => ({ ask, input: anyAnswer(match, ask, chance, tell) }));
  return answers.find(({ ask }) => ask === given)?.input ?? "over";
};

const tellAnswer = <N extends Nouns>(match: Match<N>, input: Input, tell: Tell): void => {
  const { verdict, events } = answer(match, input);
  tell(canonical([input, events, match.state, match.agenda]));
  if (verdict !== "fine") tell(`refused ${match.broken}`);
};

/** Every second match as usual, so that the usual is seen most. */
const optionsFor = (options: OptionList, nth: number): Options => {
  const chance = seeded(nth + 1);
  return nth % 2 === 0 ? {} : Object.fromEntries(options.map(({ option, of }) => [option, anyOf(of, chance)]));
};

const tellRandom = <N extends Nouns>(game: Game<N>, nth: number, tell: Tell): void => {
  const { least, most } = game.seats;
  const seats = seatsFor(least + (nth % (most - least + 1)));
  const { match, events } = started(game, seats, optionsFor(game.options, nth), nth);
  const chance = seeded(nth + 1000);
  tell(canonical([seats, events, match.state, match.agenda]));
  while (match.at < INPUTS_AT_MOST) {
    const { at } = match;
    const input = tellMoment(match, chance, tell);
    if (input === "over") break;
    tellAnswer(match, input, tell);
    if (match.at === at) break;
  }
  tell(canonical(outcomeOf(match)));
};

const tellGolden = <N extends Nouns>(game: Game<N>, { seats, seed, options, inputs }: Golden, tell: Tell): void => {
  const { match, events } = started(game, seatsFor(seats), options, seed);
  const chance = seeded(seed);
  tell(canonical([events, match.state, match.agenda]));
  for (const input of inputs) {
    tellMoment(match, chance, tell);
    tellAnswer(match, input, tell);
  }
  tell(canonical(outcomeOf(match)));
};

/** All data that a game's content is made of, wherever in it they stand and whatever they are called. */
const contentOf = async (game: GameName): Promise<readonly string[]> => {
  const folder = join(SOURCES, game, "content");
  const data = new Set<string>();
  for (const file of readdirSync(folder)) {
    const module = (await import(join(folder, file))) as Readonly<Record<string, unknown>>;
    for (const value of Object.values(module)) if (typeof value !== "function") data.add(canonical(value));
  }
  return [...data].sort();
};

/** Each word with what it is of. */
export type Fingerprint = readonly (readonly [of: string, word: string])[];

export const fingerprintOf = async <N extends Nouns>(name: GameName, game: Game<N>): Promise<Fingerprint> => {
  const content = await contentOf(name);
  return [
    ["content", digestOf((tell) => { [canonical([{ least: game.seats.least, most: game.seats.most }, game.options]), ...content].forEach(tell); })],
    [
      "random",
      digestOf((tell) => {
        for (let nth = 0; nth < MATCHES; nth++) tellRandom(game, nth, tell);
      }),
    ],
    ...goldensOf(name).map((golden): [string, string] => [
      golden.file.replace(/\.txt$/, ""),
      digestOf((tell) => {
        tellGolden(game, golden, tell);
      }),
    ]),
  ];
};
