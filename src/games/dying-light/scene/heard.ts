import type { Gesture, Heard } from "../../../kernel/gesture";
import { numberOf } from "../../../kernel/number-text";
import type { Part, Rule, Say, Word } from "../../../kernel/words";
import { areaOf, isZone } from "../rules/ground";
import { RULES } from "../rules/rules";
import type { AreaId, City, CityEvent, CitySeen, CityStep } from "../vocabulary";

export const NOTHING: Heard = { heard: "nothing" };

export const refusal = (rule: Word): Heard => ({ heard: "refusal", rule });

export const words = (said: readonly Word[]): Heard => {
  const parts: Word[][] = [];
  for (const word of said) parts.push([word]);
  return { heard: "words", words: parts };
};

/** `p1.track3` is `track3` of `p1`; `G05a.tight` is in `G05a`. */
export const headOf = (spot: Word): Word => spot.split(".")[0] ?? spot;
export const tailOf = (spot: Word): Word => spot.split(".")[1] ?? "";

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
