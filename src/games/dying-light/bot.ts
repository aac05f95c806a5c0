import { has } from "../../kernel/list";
import type { Rule, Say, Seat, Word } from "../../kernel/words";
import { scoreOfDefence } from "./bot/defence";
import { isFace, plainness } from "./bot/dice-worth";
import { scoreOfArea, scoreOfBearer, scoreOfShare, scoreOfWho } from "./bot/group";
import { POLICIES, type Policy } from "./bot/policy";
import { scoreOfPush, scoreOfPushTo } from "./bot/pushing";
import { scoreOfCrit, scoreOfReroll, scoreOfVictim } from "./bot/strikes";
import { scoreOfTurn } from "./bot/turn";
import { isInfected } from "./content/infected";
import { slotWord } from "./rules/dice";
import { areaOf } from "./rules/ground";
import { RULES } from "./rules/rules";
import { isPlaying, runnerOf } from "./rules/runners";
import type { City, CityEvent, CitySeen, CityStep } from "./vocabulary";

/** What most people answer, and otherwise any. */
const scoreOfUsual = (state: CitySeen, asked: CityStep, seat: Seat, said: Say, word: Word): number => {
  const rule: Rule<City, CityStep, CityEvent, CityStep> = RULES[asked.do];
  const part = rule.kind === "ask" ? rule.part(state, asked, seat, said) : "said";
  return part !== "said" && has(part.usual, word) ? 2 : 1;
};

const scoreOfTired = (state: CitySeen, runner: Word, word: Word): number => {
  if (isFace(word)) return plainness(word);
  for (const { at, slot, up } of runnerOf(state, runner).dice) {
    if (at === "track" && slotWord(slot) === word) return 10 + plainness(up);
  }
  return 1;
};

const scoreWith =
  (policy: Policy) =>
  (state: CitySeen, asked: CityStep, seat: Seat, said: Say, word: Word): number => {
    if (asked.do === "turn") return scoreOfTurn(state, asked, seat, said, word, policy);
    if (asked.do === "defend") return scoreOfDefence(state, asked, said, word);
    if (asked.do === "prevent") return word === "suffer" ? 1 : 2;
    if (asked.do === "fatigueDie") return scoreOfTired(state, asked.runner, word);
    if (asked.do === "who") return scoreOfWho(state, word);
    if (asked.do === "allocate") return scoreOfShare(state, asked, seat, said, word);
    if (asked.do === "reroll") return scoreOfReroll(state, asked.blow, word);
    if (asked.do === "crits") return scoreOfCrit(state, asked.blow, word);
    if (asked.do === "cleave" || asked.do === "knock") return scoreOfVictim(word);
    if (asked.do === "push") {
      if (isInfected(word)) return scoreOfPush(word);
      const own = areaOf(runnerOf(state, asked.blow.runner).zone);
      return word === "no" ? 2 : scoreOfPushTo(state, own, word, "none");
    }
    if (asked.do === "nest" || asked.do === "crowded" || asked.do === "spreadFirst") return scoreOfArea(state, word);
    if (asked.do === "howler" && isPlaying(state, word)) return scoreOfBearer(state, word);
    return scoreOfUsual(state, asked, seat, said, word);
  };

export const score = scoreWith(POLICIES[0]);
export { scoreWith };
