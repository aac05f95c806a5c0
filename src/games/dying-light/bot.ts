import { has } from "../../kernel/list";
import type { Rule, Say, Seat, Word } from "../../kernel/words";
import { ZONES } from "./content/board";
import { MOMENTUM_SLOT } from "./content/dice";
import { INFECTED, INFECTED_TYPES } from "./content/infected";
import { attackersOf, powerOf } from "./rules/attacking";
import { crowdOf, mayEnter, underUv } from "./rules/crowd";
import { boostsAmong, boostsOf, diceAt, tempoOf } from "./rules/dice";
import { areaOf, around, besideOf, isZone, levelOf, wallBetween } from "./rules/ground";
import { RULES } from "./rules/rules";
import { runnerOf } from "./rules/runners";
import type { AreaId, City, CityEvent, CitySeen, CityStep, RunnerId, ZoneId } from "./vocabulary";

/** What an attack there would do, and what may still come in. */
const danger = (state: CitySeen, area: AreaId): number => {
  if (underUv(state, area)) return 0;
  const crowd = crowdOf(state, area);
  let worth = 0;
  for (const type of INFECTED_TYPES) worth += 4 * crowd[type] * INFECTED[type].attack;
  for (const near of around(area)) {
    for (const type of INFECTED_TYPES) if (mayEnter(state, type, near, area)) worth += crowdOf(state, near)[type];
  }
  return worth;
};

const middleOf = (id: ZoneId): { readonly x: number; readonly y: number } => {
  for (const { zone, x, y, w, h } of ZONES) if (zone === id) return { x: x + w / 2, y: y + h / 2 };
  return { x: 0, y: 0 };
};

/** As the crow flies to the objective that is nearest. */
const wayToGo = (state: CitySeen, from: ZoneId): number => {
  const here = middleOf(from);
  let least = 0;
  for (const { token, zone } of state.features) {
    if (token.slice(0, 9) === "objective") {
      const goal = middleOf(zone);
      const far = Math.abs(goal.x - here.x) + Math.abs(goal.y - here.y);
      if (least === 0 || far < least) least = far;
    }
  }
  return least;
};

/** How much a bot would rather not be there. */
const aversion = (state: CitySeen, zone: ZoneId): number =>
  danger(state, areaOf(zone)) + 2 * Math.floor(wayToGo(state, zone));

const reachable = (from: ZoneId): readonly ZoneId[] => {
  const zones: ZoneId[] = [];
  for (const to of besideOf(from)) {
    if (levelOf(areaOf(to)) <= levelOf(areaOf(from)) && !wallBetween(from, to)) zones.push(to);
  }
  return zones;
};

/** Worth keeping for the Exposure Phase. */
const DICE_TO_KEEP = 1;

/** Runs where it would rather be; past slot 4 only from danger. */
const scoreOfAct = (state: CitySeen, id: RunnerId, word: Word): number => {
  const runner = runnerOf(state, id);
  if (word === "pass") return 1;
  const enough = tempoOf(runner) >= MOMENTUM_SLOT && danger(state, areaOf(runner.zone)) === 0;
  if (enough || diceAt(runner, "pool").length <= DICE_TO_KEEP) return 0;
  const here = aversion(state, runner.zone);
  for (const zone of reachable(runner.zone)) if (aversion(state, zone) < here) return 2;
  return 0;
};

/** A die without symbols pays first; an Evade is worth its place among enemies. */
const scoreOfDie = (state: CitySeen, id: RunnerId, face: Word): number => {
  const watched = danger(state, areaOf(runnerOf(state, id).zone)) >= 4;
  return 10 - boostsOf(face).length + (watched ? 3 * boostsAmong([face], "evade") : 0);
};

const scoreOfTurn = (state: CitySeen, id: RunnerId, said: Say, word: Word): number => {
  if (said.length === 0) return scoreOfAct(state, id, word);
  if (isZone(word)) return 1000 - aversion(state, word);
  if (word === "yes") return 2;
  return word === "no" ? 1 : scoreOfDie(state, id, word);
};

/** Spends while Wounds are to be feared, Blocks first. */
const scoreOfDefence = (asked: Extract<CityStep, { do: "defend" }>, said: Say, word: Word): number => {
  const spent: Word[] = [];
  for (const part of said) for (const each of part) if (each !== "done") spent.push(each);
  const feared = powerOf(asked.attack) + (attackersOf(asked.attack) > 2 ? 1 : 0);
  const left = feared - asked.attack.aid - spent.length - boostsAmong(spent, "block");
  if (word === "done") return 1;
  if (word.slice(0, 4) === "slot") return left > 1 ? 1 : 0;
  return left > 0 ? 2 + boostsAmong([word], "block") : 0;
};

/** How much a bot likes a word: it makes for the objective, shuns danger, and keeps a die to defend with. */
export const score = (state: CitySeen, asked: CityStep, seat: Seat, said: Say, word: Word): number => {
  if (asked.do === "turn") return scoreOfTurn(state, asked.runner, said, word);
  if (asked.do === "prevent") return word === "suffer" ? 1 : 2;
  if (asked.do === "defend" && word !== "nobody") return scoreOfDefence(asked, said, word);
  if (asked.do === "fatigueDie") return word.slice(0, 4) === "slot" ? 10 : 5 - boostsOf(word).length;
  const rule: Rule<City, CityStep, CityEvent, CityStep> = RULES[asked.do];
  const part = rule.kind === "ask" ? rule.part(state, asked, seat, said) : "said";
  return part !== "said" && has(part.usual, word) ? 2 : 1;
};
