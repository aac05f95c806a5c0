import { allowed, anyOf } from "../../../kernel/choice";
import { has, joined, kept, withItem } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { isOpen, NO, wordTo } from "../../../kernel/talk";
import type { Choice, Verdict, Word } from "../../../kernel/words";
import { INFECTED_TYPES, type InfectedType, isInfected } from "../content/infected";
import type { AreaId, CitySeen, CityTalk, CityTell } from "../vocabulary";
import { crowdOf, underUv } from "./crowd";
import { around, levelOf, openBorder } from "./ground";

export interface Push {
  readonly infected: InfectedType;
  readonly to: AreaId;
}

/** Down or level, not across a Wall, not under UV; Agility and Runners do not matter (DL-BOOST-04, DL-RULING-22). */
const whyNotPushTo = (state: CitySeen, from: AreaId, to: Word): Verdict => {
  if (!has(around(from), to) || levelOf(to) > levelOf(from)) return refuse("DL-BOOST-04");
  if (!openBorder(from, to)) return refuse("DL-RULING-22");
  return underUv(state, to) ? refuse("DL-ENV-15") : "fine";
};

const waysOut = (state: CitySeen, from: AreaId): Choice => allowed(around(from), (to) => whyNotPushTo(state, from, to));

/** Standing enemies that are left once some were pushed; `held` of one type must stay. */
const pushable = (state: CitySeen, from: AreaId, gone: readonly Push[], held: Word): readonly InfectedType[] => {
  if (waysOut(state, from).of.length === 0) return [];
  const crowd = crowdOf(state, from);
  return kept(INFECTED_TYPES, (type) => {
    const left = crowd[type] - kept(gone, (push) => push.infected === type).length;
    return left > (held === type ? 1 : 0);
  });
};

export const canPush = (state: CitySeen, from: AreaId): boolean => pushable(state, from, [], "none").length > 0;

/** One Push after the other, as long as there are symbols, enemies, and no "no" (DL-BOOST-03). */
export const pushes = (
  talk: CityTalk,
  state: CitySeen,
  from: AreaId,
  symbols: number,
  held: Word,
  usual: (this: void, types: readonly InfectedType[], gone: readonly Push[]) => readonly Word[],
): readonly Push[] => {
  let all: readonly Push[] = [];
  while (all.length < symbols && !isOpen(talk)) {
    const types = pushable(state, from, all, held);
    if (types.length === 0) return all;
    const before = all;
    const infected = wordTo(talk, "push", () => anyOf(joined([NO], types), "DL-RULING-22", usual(types, before)));
    if (!isInfected(infected)) return all;
    const to = wordTo(talk, "pushTo", () => waysOut(state, from));
    if (to !== "") all = withItem(all, { infected, to });
  }
  return all;
};

export const performPushes = ({ emit }: CityTell, from: AreaId, all: readonly Push[]): void => {
  for (const { infected, to } of all) emit({ was: "pushed", infected, from, to });
};
