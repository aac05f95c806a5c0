import { type Gesture, headOf, tailOf } from "../../../kernel/gesture";
import { numberOf } from "../../../kernel/number-text";
import type { Part, Rule, Say, Word } from "../../../kernel/words";
import { areaOf, isZone } from "../rules/ground";
import { RULES } from "../rules/rules";
import type { AreaId, City, CityEvent, CitySeen, CityStep } from "../vocabulary";

export const NOWHERE: AreaId = "none";

export const areaAt = (spot: Word): AreaId => (isZone(headOf(spot)) ? areaOf(headOf(spot)) : NOWHERE);

/** 1 … for a slot of the Action Track, otherwise 0. */
export const trackSlot = (spot: Word): number =>
  tailOf(spot).slice(0, 5) === "track" ? numberOf(tailOf(spot).slice("track".length)) : 0;

export const partAsked = (state: CitySeen, asked: CityStep, said: Say, { seat }: Gesture): Part | "said" => {
  const rule: Rule<City, CityStep, CityEvent, CityStep> = RULES[asked.do];
  return rule.kind === "ask" ? rule.part(state, asked, seat, said) : "said";
};

/** Tokens a Runner may interact with. */
export const isFeature = (kind: Word): boolean => {
  const head = kind.slice(0, 9);
  return head === "objective" || head === "epic-loot" || kind === "common-loot" || kind === "spear";
};
