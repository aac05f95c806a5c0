import { anySay } from "../../src/cli/fuzz/random-play";
import { dyingLightSpoken as game } from "../../src/games/dying-light/spoken";
import type { CityNouns } from "../../src/games/dying-light/vocabulary";
import { type Generator, seeded } from "../../src/kernel/generator";
import {
  answer,
  type Match,
  natureInput,
  outcomeOf,
  seenOf,
  started,
  type Waiting,
  waitingOf,
} from "../../src/kernel/match";
import { inputsIn } from "../../src/kernel/past";
import { botAnswer } from "../../src/kernel/play";
import { seatsFor } from "../../src/kernel/replay-code";
import { asUsual } from "../../src/kernel/say";
import type { Input, OpenAsk, Say } from "../../src/kernel/words";

/** Makes the inputs of a match of Dying Light that ends as wanted and that hands can play on the table. */

type CityMatch = Match<CityNouns>;

/** How somebody plays who means to end like this, and the rule by which it ends. */
const MEANS = {
  won: { rule: "DL-GAME-04", plays: "bots" },
  fallen: { rule: "DL-GAME-06", plays: "anyhow" },
  dawnless: { rule: "DL-RULING-46", plays: "passing" },
} as const;

export type End = keyof typeof MEANS;

/** What lies under an Objective or with a Runner is known to the table: it lies as the scene has it. */
const asItLies = (match: CityMatch, { draws }: Extract<Waiting<CityNouns>, { for: "chance" }>): Say => {
  const scene = game.scene(seenOf(match));
  return draws.map((draw) => {
    const lies = draw.sides.find((side) => (scene[side] ?? []).some(({ at }) => at === draw.with));
    if (lies === undefined) throw new Error(`nothing lies at ${draw.with}`);
    return [lies];
  });
};

const chanceInput = (match: CityMatch, waiting: Extract<Waiting<CityNouns>, { for: "chance" }>): Input => {
  const input = natureInput(match, waiting.step);
  const lies = waiting.step.do === "crate" || waiting.step.do === "turnWound";
  return lies ? { ...input, say: asItLies(match, waiting) } : input;
};

/** Passes, and otherwise says what is usual or comes first. */
const passing = (match: CityMatch, ask: OpenAsk<CityNouns>): Say => {
  if (ask.step.do === "turn") return [["pass"]];
  let walk = asUsual(game, seenOf(match), ask, []);
  while (walk.part !== "said") {
    const first = walk.part.of.slice(0, Math.max(1, walk.part.least));
    walk = asUsual(game, seenOf(match), ask, [...walk.said, first]);
  }
  return walk.said;
};

const inputFor = (match: CityMatch, ask: OpenAsk<CityNouns>, end: End, chance: Generator): Input => {
  const { plays } = MEANS[end];
  if (plays === "bots") return botAnswer(match, ask, chance);
  const say = plays === "passing" ? passing(match, ask) : anySay(match, ask, chance);
  return { at: match.at, seat: ask.seat, to: ask.step.do, say };
};

const saidBy = (match: CityMatch, asks: readonly OpenAsk<CityNouns>[], end: End, chance: Generator): Input => {
  const [ask] = asks;
  if (ask === undefined) throw new Error("nobody is asked");
  return inputFor(match, ask, end, chance);
};

const INPUTS_AT_MOST = 2000;

const matchOf = (seats: number, seed: number, end: End): CityMatch => {
  const { match } = started(game, seatsFor(seats), {}, seed);
  const chance = seeded(seed + 1);
  for (let inputs = 0; inputs < INPUTS_AT_MOST; inputs++) {
    const waiting = waitingOf(match);
    if (waiting.for === "nothing") return match;
    const input = waiting.for === "chance" ? chanceInput(match, waiting) : saidBy(match, waiting.asks, end, chance);
    const { verdict } = answer(match, input);
    if (verdict !== "fine") throw new Error(`refused by ${verdict.rule} ${match.broken}`);
  }
  return match;
};

const SEEDS = 200;

/** The first of its seeds that ends so. */
export const newMatch = (seats: number, end: End): { readonly seed: number; readonly inputs: readonly Input[] } => {
  for (let seed = SEEDS * seats; seed < SEEDS * (seats + 1); seed++) {
    const match = matchOf(seats, seed, end);
    const outcome = outcomeOf(match);
    if (outcome !== "playing" && outcome.rule === MEANS[end].rule) return { seed, inputs: inputsIn(match.past) };
  }
  throw new Error(`no match of ${String(seats)} ends ${end}`);
};
