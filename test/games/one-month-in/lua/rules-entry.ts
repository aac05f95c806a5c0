import { oneMonthIn } from "../../../../src/games/one-month-in/game";
import { view } from "../../../../src/games/one-month-in/secrets";
import type { CityNouns } from "../../../../src/games/one-month-in/vocabulary";
import { joined } from "../../../../src/kernel/list";
import { answer, type Match, seenOf, started } from "../../../../src/kernel/match";
import { carriedOn, lookedThrough } from "../../../../src/kernel/say";
import type { OpenAsk, Say } from "../../../../src/kernel/words";
import { crowdedCity } from "./crowded-city";

declare const _G: Record<string, unknown>;

const ASK: OpenAsk<CityNouns> = { seat: "p1", step: { do: "acting", seat: "p1" } };

/** What is said of the longest, as far as it goes. */
const SAYS: readonly Say[] = [
  [],
  [["feed"]],
  [["move"]],
  [["move"], ["c2"]],
  [["move"], ["c2"], ["c3"]],
  [["enter"]],
  [["claim"]],
  [["search"]],
  [["work"]],
  [["tear"]],
  [["trade"]],
  [["trade"], ["fence"]],
  [["trade"], ["arm"]],
  [["lift"]],
];

const city = crowdedCity();

const game = { ...oneMonthIn, setup: () => ({ state: crowdedCity(), agenda: [ASK.step] as const }) };
let match: Match<CityNouns> = started(game, city.seats, {}, 1).match;

_G["begin"] = (): void => {
  match = started(game, city.seats, {}, 1).match;
};

_G["asked"] = (at: number): void => {
  carriedOn(oneMonthIn, city, ASK, SAYS[at] ?? []);
};

_G["refused"] = (at: number): void => {
  lookedThrough(oneMonthIn, city, ASK, joined(SAYS[at] ?? [], [["no-such-word"]]));
};

_G["seen"] = (): void => {
  view(city);
};

_G["ended"] = (): string => {
  const { verdict } = answer(match, { at: match.at, seat: "p1", to: "acting", say: [["end"]] });
  return verdict === "fine" ? seenOf(match).active : verdict.rule;
};
