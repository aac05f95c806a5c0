import { distances } from "../../../kernel/graph";
import { partAsked } from "../../../kernel/hearing";
import { numberOf, numberText } from "../../../kernel/number-text";
import type { Say, Seat, Word } from "../../../kernel/words";
import { diceAt } from "../rules/dice";
import { AREA_GRAPH, areaOf } from "../rules/ground";
import { RULES } from "../rules/rules";
import { namesOf, playing, runnerOf, runnersIn } from "../rules/runners";
import { woundsLeft } from "../rules/wounds";
import type { AreaId, CityNouns, CitySeen, CityStep, RunnerId } from "../vocabulary";
import { errandOf } from "./errands";
import { farFrom } from "./ways";

/** How far an Area is from the Runner that is nearest: what comes should come there. */
export const scoreOfArea = (state: CitySeen, area: AreaId): number => {
  const steps = distances(AREA_GRAPH, area, () => true);
  let least = 20;
  for (const { zone } of playing(state)) least = Math.min(least, steps[areaOf(zone)] ?? 20);
  return 1 + least;
};

/** By day whoever has something to do goes first, the nearest before the others. */
export const scoreOfWho = (state: CitySeen, runner: RunnerId): number => {
  const { goal, acts } = errandOf(state, runner);
  return (acts ? 100 : 50) - farFrom(runnerOf(state, runner).zone, goal);
};

/** Whoever can bear most. */
export const scoreOfBearer = (state: CitySeen, runner: RunnerId): number => 1 + woundsLeft(runnerOf(state, runner));

const strengthOf = (state: CitySeen, runner: RunnerId): number =>
  1 + 2 * diceAt(runnerOf(state, runner), "pool").length + woundsLeft(runnerOf(state, runner)) / 2;

type Allocate = Extract<CityStep, { readonly do: "allocate" }>;

/** Each Runner of the Area takes as many attackers as it can bear. */
export const scoreOfShare = (state: CitySeen, asked: Allocate, seat: Seat, said: Say, word: Word): number => {
  const part = partAsked<CityNouns>(RULES, state, asked, said, seat);
  if (part === "said") return 0;
  const left = numberOf(part.of[part.of.length - 1] ?? "0");
  const runners = namesOf(runnersIn(state, asked.area));
  let all = 0;
  let own = 0;
  for (const runner of runners) {
    const named = part.ask.slice(part.ask.length - runner.length) === runner;
    if (named) own = strengthOf(state, runner);
    if (named || own > 0) all += strengthOf(state, runner);
  }
  const share = numberText(Math.floor((left * own) / Math.max(1, all) + 0.5));
  return word === share ? 10 : 1;
};
