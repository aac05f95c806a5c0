import type { Hint } from "../../../kernel/game";
import { partAsked } from "../../../kernel/hearing";
import { oddsOfStep } from "../../../kernel/odds";
import type { Say, Seat, Word } from "../../../kernel/words";
import { defendedSoFar } from "../rules/defending";
import { RULES } from "../rules/rules";
import { runnerOf } from "../rules/runners";
import { strikeRoll } from "../rules/striking";
import type { CitySeen, CityStep } from "../vocabulary";
import { about, chanceOf, critHints, rerollHints, riskHints } from "./chances";
import { attackHints, woundHints } from "./defence";
import { cardHint, deckHint, roomHints } from "./place";
import { scenarioHints } from "./scenario";
import { setUpHints } from "./set-up";
import { turnHints } from "./turn";

const wordsAsked = (state: CitySeen, waiting: CityStep, seat: Seat, said: Say): readonly Word[] => {
  const part = partAsked(RULES, state, waiting, said, seat);
  return part === "said" ? [] : part.of;
};

/** What is worth knowing before one answers or rolls: exact, counted from what everybody may see. */
export const hints = (state: CitySeen, waiting: CityStep, seat: Seat, said: Say): readonly Hint[] => {
  if (waiting.do === "choose") {
    const part = partAsked(RULES, state, waiting, said, seat);
    return part === "said" ? [] : setUpHints(part);
  }
  if (waiting.do === "turn") {
    const part = partAsked(RULES, state, waiting, said, seat);
    return part === "said" ? [] : turnHints(state, waiting.runner, said, part);
  }
  if (waiting.do === "who" || waiting.do === "nightCard") return scenarioHints(state);
  if (waiting.do === "riskRoll") return riskHints(state, "", waiting.dice);
  if (waiting.do === "defend") {
    const { attack, defence } = defendedSoFar(state, waiting, said);
    return said.length === 0 ? attackHints(state, attack) : woundHints(state, attack, defence);
  }
  if (waiting.do === "reroll") return rerollHints(state, waiting.blow, wordsAsked(state, waiting, seat, said));
  if (waiting.do === "crits") {
    return critHints(state, waiting.blow, said.length, wordsAsked(state, waiting, seat, said));
  }
  if (waiting.do === "nest") return roomHints(state, wordsAsked(state, waiting, seat, said));
  if (waiting.do === "damage") return woundHints(state, waiting.attack, waiting.defence);
  if (waiting.do === "strikeRoll") {
    const odds = oddsOfStep(strikeRoll, state, waiting);
    return [about("", "blow", { kill: chanceOf(odds, "kill"), crit: chanceOf(odds, "crit") })];
  }
  if (waiting.do === "drawCard") {
    const runner = runnerOf(state, waiting.runner);
    return [deckHint(state, runner, waiting.count), cardHint(state, runner)];
  }
  return [];
};
