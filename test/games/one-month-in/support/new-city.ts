import { anyInput } from "../../../../src/cli/fuzz/random-play";
import { oneMonthIn as game } from "../../../../src/games/one-month-in/game";
import { farmsOf } from "../../../../src/games/one-month-in/rules/tiles";
import type { CityNouns, CitySeen } from "../../../../src/games/one-month-in/vocabulary";
import { botWith, knownTo, sayOfBot } from "../../../../src/kernel/bot";
import { type Generator, seeded } from "../../../../src/kernel/generator";
import { answer, type Match, natureInput, outcomeOf, seenOf, started, waitingOf } from "../../../../src/kernel/match";
import { inputsIn } from "../../../../src/kernel/past";
import { botAnswer } from "../../../../src/kernel/play";
import { seatsFor } from "../../../../src/kernel/replay-code";
import type { Input, OpenAsk, Say } from "../../../../src/kernel/words";

/** Makes the inputs of a game that ends as wanted. */

type CityMatch = Match<CityNouns>;
type Ask = OpenAsk<CityNouns>;
type Says = (match: CityMatch, ask: Ask, chance: Generator) => Say;

const END_TURN: Say = [["end"]];
const GO_ON: Say = [["no"]];

const bots: Says = (match, ask, chance) => botAnswer(match, ask, chance).say;

/** After some rounds nobody stirs any more, and nobody wants to stop. */
const idle: Says = (match, ask, chance) => {
  if (ask.step.do === "close") return GO_ON;
  return ask.step.do === "acting" && match.state.round > 2 ? END_TURN : bots(match, ask, chance);
};

/** As the city looks to a hungry team that would win nothing by the tiles that end the game. */
const hungry = (view: CitySeen, seat: string): CitySeen => ({
  ...view,
  teams: view.teams.map((team) =>
    team.seat === seat ? { ...team, food: 0 } : { ...team, salvage: Array<string>(400).fill("rope") },
  ),
});

/** The farm that is to be worked next, and by whom, once there are five with somebody to work them. */
const fifthFarm = (state: CitySeen, seat: string): Say | undefined => {
  const team = state.teams.find((each) => each.seat === seat);
  const hands = farmsOf(state, seat).map(({ cell, workedBy }) => ({
    isDone: workedBy === seat,
    worker: team?.survivors.find((each) => each.cell === cell && each.zone === "in" && each.ap > 0)?.id,
  }));
  if (hands.filter(({ isDone, worker }) => isDone || worker !== undefined).length < 5) return undefined;
  const next = hands.find(({ isDone }) => !isDone)?.worker;
  return next === undefined ? undefined : [["work"], [next]];
};

/** The first team wants farms and nothing else; the others let it. */
const farmer: Says = (match, ask, chance) => {
  if (ask.step.do !== "acting") return bots(match, ask, chance);
  if (ask.seat !== "p1") return END_TURN;
  const known = knownTo(match, ask);
  const work = fifthFarm(seenOf(match), ask.seat);
  return (
    work ?? sayOfBot<CityNouns>(game, botWith(game, "usual"), { ...known, view: hungry(known.view, ask.seat) }, chance)
  );
};

interface Means {
  readonly options: Readonly<Record<string, string>>;
  readonly rule: string;
  readonly says: Says | "anything";
}

const MEANS = {
  prize: { options: {}, rule: "OMI-END-02", says: bots },
  points: { options: {}, rule: "OMI-END-03", says: bots },
  last: { options: { lastStanding: "on" }, rule: "OMI-RUL-58", says: bots },
  farms: { options: { deal: "open" }, rule: "OMI-END-01", says: farmer },
  month: { options: { month: "on" }, rule: "OMI-RUL-09", says: idle },
  closed: { options: { deal: "lesson" }, rule: "OMI-RUL-54", says: "anything" },
} as const satisfies Readonly<Record<string, Means>>;

export type CityEnd = keyof typeof MEANS;

export const optionsOf = (end: string): string =>
  Object.entries(MEANS[end as CityEnd].options)
    .map(([option, choice]) => `${option}=${choice}`)
    .join(",");

const inputOf = (match: CityMatch, says: Means["says"], chance: Generator): Input | "over" => {
  const waiting = waitingOf(match);
  if (waiting.for === "nothing") return "over";
  if (waiting.for === "chance") return natureInput(match, waiting.step);
  if (says === "anything") return anyInput(match, chance);
  const [ask] = waiting.asks;
  if (ask === undefined) return "over";
  return { at: match.at, seat: ask.seat, to: ask.step.do, say: says(match, ask, chance) };
};

/** Plays on to its end; what grows longer than the best so far is of no use. */
const cityOf = (seats: number, seed: number, end: CityEnd, atMost: number): CityMatch => {
  const { options, says }: Means = MEANS[end];
  const { match } = started(game, seatsFor(seats), options, seed);
  const chance = seeded(seed + 1);
  while (match.at < atMost) {
    const input = inputOf(match, says, chance);
    if (input === "over") break;
    const { verdict } = answer(match, input);
    if (verdict !== "fine") throw new Error(`refused by ${verdict.rule} ${match.broken}`);
  }
  return match;
};

const SEEDS = 90;
const LONGEST = 2500;

/** Of the games of its seeds that end so the shortest: hands play it too. */
export const newCity = (seats: number, end: CityEnd): { readonly seed: number; readonly inputs: readonly Input[] } => {
  let seed = -1;
  let inputs: readonly Input[] = [];
  for (let next = 100 * seats; next < 100 * seats + SEEDS; next++) {
    const match = cityOf(seats, next, end, seed < 0 ? LONGEST : inputs.length);
    const outcome = outcomeOf(match);
    if (outcome !== "playing" && outcome.rule === MEANS[end].rule) [seed, inputs] = [next, inputsIn(match.past)];
  }
  if (seed < 0) throw new Error(`no game of ${String(seats)} ends ${end}`);
  return { seed, inputs };
};
