import { type Gesture, headOf, tailOf } from "../../../kernel/gesture";
import { numberOf } from "../../../kernel/number-text";
import type { Draw, Word } from "../../../kernel/words";
import { areaOf, isZone } from "../rules/ground";
import type { AreaId } from "../vocabulary";

export const NOWHERE: AreaId = "none";

export const areaAt = (spot: Word): AreaId => (isZone(headOf(spot)) ? areaOf(headOf(spot)) : NOWHERE);

/** 1 … for a slot of the Action Track, otherwise 0. */
export const trackSlot = (spot: Word): number =>
  tailOf(spot).slice(0, 5) === "track" ? numberOf(tailOf(spot).slice("track".length)) : 0;

/** What a die shows, however a hand made it show that, or the card that comes off a pile; "" if it is not for this draw. */
export const cameOf = ({ with: made }: Draw, { kind, from, up }: Gesture): Word => {
  if (made === kind) return up;
  return made === from ? kind : "";
};

/** Tokens a Runner may interact with. */
export const isFeature = (kind: Word): boolean => {
  const head = kind.slice(0, 9);
  return head === "objective" || head === "epic-loot" || kind === "common-loot" || kind === "spear";
};
