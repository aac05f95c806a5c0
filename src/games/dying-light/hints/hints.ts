import type { Hint } from "../../../kernel/game";
import type { Part, Say, Seat } from "../../../kernel/words";
import { oddsOfStep } from "../../../kernel/odds";
import { defendedSoFar } from "../rules/defending";
import { runnerOf } from "../rules/runners";
import { nest } from "../rules/spawning";
import { crits, reroll, strikeRoll } from "../rules/striking";
import { turn } from "../rules/turn";
import type { CitySeen, CityStep } from "../vocabulary";
import { about, chanceOf, critHints, rerollHints, riskHints } from "./chances";
import { attackHints, woundHints } from "./defence";
import { deckHint, roomHints } from "./place";
import { scenarioHints } from "./scenario";
import { turnHints } from "./turn";

const NOTHING_ASKED: Part = { ask: "", of: [], least: 0, most: 0, usual: [] };

const asked = (part: Part | "said"): Part => (part === "said" ? NOTHING_ASKED : part);

/** What is worth knowing before one answers or rolls: exact, counted from what everybody may see. */
export const hints = (state: CitySeen, waiting: CityStep, seat: Seat, said: Say): readonly Hint[] => {
  if (waiting.do === "turn") {
    const part = turn.part(state, waiting, seat, said);
    return part === "said" ? [] : turnHints(state, waiting.runner, said, part);
  }
  if (waiting.do === "who" || waiting.do === "nightCard") return scenarioHints(state);
  if (waiting.do === "riskRoll") return riskHints(state, "", waiting.dice);
  if (waiting.do === "defend") {
    const { attack, defence } = defendedSoFar(state, waiting, said);
    return said.length === 0 ? attackHints(state, attack) : woundHints(state, attack, defence);
  }
  if (waiting.do === "reroll") return rerollHints(state, waiting.blow, asked(reroll.part(state, waiting, seat, said)));
  if (waiting.do === "crits") {
    return critHints(state, waiting.blow, said.length, asked(crits.part(state, waiting, seat, said)));
  }
  if (waiting.do === "nest") return roomHints(state, asked(nest.part(state, waiting, seat, said)));
  if (waiting.do === "damage") return woundHints(state, waiting.attack, waiting.defence);
  if (waiting.do === "strikeRoll") {
    const odds = oddsOfStep(strikeRoll, state, waiting);
    return [about("", "blow", { kill: chanceOf(odds, "kill"), crit: chanceOf(odds, "crit") })];
  }
  if (waiting.do === "drawCard") return [deckHint(state, runnerOf(state, waiting.runner), waiting.count)];
  return [];
};
