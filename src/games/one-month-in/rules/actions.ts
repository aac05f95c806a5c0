import { allowed } from "../../../kernel/choice";
import { joined, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Choice, Seat, Verdict, Word } from "../../../kernel/words";
import type { CitySeen } from "../vocabulary";
import { readyGroups, survivorOf } from "./teams";

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

/** One of those who can act, where nothing is against it. */
export const actor = (
  state: CitySeen,
  seat: Seat,
  whyNotAt: (this: void, state: CitySeen, seat: Seat, cell: Word) => Verdict,
): Choice => {
  let ids: readonly Word[] = [];
  for (const group of readyGroups(state, seat)) ids = joined(ids, group.ids);
  return allowed(ids, (id) => {
    const survivor = survivorOf(state, seat, id);
    if (survivor === "none") return refuse("OMI-AP-01");
    return survivor.ap > 0 ? whyNotAt(state, seat, survivor.cell) : refuse("OMI-AP-08");
  });
};

/** Why none of those who can act can do it: the reason that got furthest, in this order. */
export const whyNobody = (
  state: CitySeen,
  seat: Seat,
  whyNotAt: (this: void, state: CitySeen, seat: Seat, cell: Word) => Verdict,
  order: readonly Word[],
): Verdict => {
  const groups = readyGroups(state, seat);
  if (groups.length === 0) return refuse("OMI-AP-08");
  return furthest(
    mapped(groups, ({ cell }) => whyNotAt(state, seat, cell)),
    order,
  );
};
