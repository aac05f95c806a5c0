import type { Action } from "../../../kernel/action";
import { refuse } from "../../../kernel/refusal";
import type { Seat, Verdict, Word } from "../../../kernel/words";
import type { City, CityEvent, CitySeen, CityStep } from "../vocabulary";
import { survivorOf } from "./teams";

export type CityAction = Action<City, CityStep, CityEvent>;

/** What the reasons against several places come to: the one that got furthest, in this order. */
export const furthest = (verdicts: readonly Verdict[], order: readonly Word[]): Verdict => {
  let best = order[0] ?? "";
  for (const verdict of verdicts) {
    if (verdict === "fine") return verdict;
    if (order.indexOf(verdict.rule) > order.indexOf(best)) best = verdict.rule;
  }
  return refuse(best);
};

/** Why a survivor cannot be named for something: not one's own, without action points, or in the wrong place. */
export const againstSurvivor = (state: CitySeen, seat: Seat, id: Word, otherwise: Word): Word => {
  const survivor = survivorOf(state, seat, id);
  if (survivor === "none") return "OMI-AP-01";
  return survivor.ap > 0 ? otherwise : "OMI-AP-08";
};
