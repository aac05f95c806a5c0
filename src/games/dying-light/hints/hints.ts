import type { Hint } from "../../../kernel/game";
import type { Say, Seat } from "../../../kernel/words";
import { oddsOfStep } from "../../../kernel/odds";
import { runnerOf } from "../rules/runners";
import { strikeRoll } from "../rules/striking";
import { turn } from "../rules/turn";
import type { CitySeen, CityStep } from "../vocabulary";
import { about, chanceOf, riskHints } from "./chances";
import { attackHints, woundHints } from "./defence";
import { deckHint } from "./place";
import { scenarioHints } from "./scenario";
import { turnHints } from "./turn";

/** What is worth knowing before one answers or rolls: exact, counted from what everybody may see. */
export const hints = (state: CitySeen, waiting: CityStep, seat: Seat, said: Say): readonly Hint[] => {
  if (waiting.do === "turn") {
    const part = turn.part(state, waiting, seat, said);
    return part === "said" ? [] : turnHints(state, waiting.runner, said, part);
  }
  if (waiting.do === "who" || waiting.do === "nightCard") return scenarioHints(state);
  if (waiting.do === "riskRoll") return riskHints(state, "", waiting.dice);
  if (waiting.do === "defend") return said.length === 0 ? attackHints(state, waiting.attack) : [];
  if (waiting.do === "damage") return woundHints(state, waiting.attack, waiting.defence);
  if (waiting.do === "strikeRoll") {
    const odds = oddsOfStep(strikeRoll, state, waiting);
    return [about("", "blow", { kill: chanceOf(odds, "kill"), crit: chanceOf(odds, "crit") })];
  }
  if (waiting.do === "drawCard") return [deckHint(state, runnerOf(state, waiting.runner), waiting.count)];
  return [];
};
