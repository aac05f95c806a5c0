import { headOf, tailOf } from "../../../kernel/gesture";
import { numberOf } from "../../../kernel/number-text";
import type { Word } from "../../../kernel/words";
import { areaOf, isZone } from "../rules/ground";
import type { AreaId } from "../vocabulary";

export const NOWHERE: AreaId = "none";

export const areaAt = (spot: Word): AreaId => (isZone(headOf(spot)) ? areaOf(headOf(spot)) : NOWHERE);

/** 1 … for a slot of the Action Track, otherwise 0. */
export const trackSlot = (spot: Word): number =>
  tailOf(spot).slice(0, 5) === "track" ? numberOf(tailOf(spot).slice("track".length)) : 0;

/** Tokens a Runner may interact with. */
export const isFeature = (kind: Word): boolean => {
  const head = kind.slice(0, 9);
  return head === "objective" || head === "epic-loot" || kind === "common-loot" || kind === "spear";
};
