import { allowed, anyOf, several } from "../../../kernel/choice";
import { has, kept, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { isOpen, wordsTo, wordTo } from "../../../kernel/talk";
import type { Verdict, Word } from "../../../kernel/words";
import { isWeapon } from "../content/cards";
import type { CityAction, CityGo, CityPart, CitySeen, RunnerId, RunnerSeen } from "../vocabulary";
import { standingIn } from "./crowd";
import { hasMomentum } from "./dice";
import { areaOf } from "./ground";
import { useOf } from "./items";
import { diceFor, fireIn } from "./risk";
import { namesOf, runnerOf, runnersIn, skillOf } from "./runners";

/** Quick Fingers: an Interact is one Risk less, with Momentum none at all (DL-PV-07). */
const sparedBy = (runner: RunnerSeen, act: Word, risk: number): number => {
  if (act !== "interact" || skillOf(runner.runner) !== "skill.quick-fingers") return 0;
  return hasMomentum(runner) ? risk : 1;
};

/** How many Risk Dice a Utility action costs as the Area is now. */
export const utilityDice = (state: CitySeen, id: RunnerId, act: "use" | "interact"): number => {
  const runner = runnerOf(state, id);
  const area = areaOf(runner.zone);
  const risk = standingIn(state, area) + fireIn(state, area);
  return diceFor(risk, sparedBy(runner, act, risk));
};

/** Enemies and Fire are counted once the effect is done (DL-RULING-74). */
export const utilityRisk: CityGo<"utilityRisk"> = {
  kind: "go",
  run: ({ state, next }, { runner, act }) => {
    const dice = utilityDice(state, runner, act);
    if (dice > 0) next({ do: "riskRoll", runner, dice });
  },
};

const whyNotItem = (state: CitySeen, id: RunnerId, item: Word): Verdict => {
  const runner = runnerOf(state, id);
  const use = useOf(item);
  if (!has(runner.items, item) || use === "none") return refuse("DL-USE-01");
  return use.whyNot(state, runner);
};

const whyNotUse = (state: CitySeen, id: RunnerId): Verdict => {
  let verdict: Verdict = refuse("DL-USE-01");
  for (const item of runnerOf(state, id).items) if (verdict !== "fine") verdict = whyNotItem(state, id, item);
  return verdict;
};

interface Using {
  readonly item: Word;
  readonly words: readonly Word[];
}

/** The effects, the discard, and for a Focus item its Risk (DL-CONS-01, DL-CONS-03, DL-USE-03). */
export const use: CityAction<Using> = {
  act: "use",
  whyNot: whyNotUse,
  asks: (talk, state, id) => {
    const runner = runnerOf(state, id);
    const item = wordTo(talk, "item", () => allowed(runner.items, (each) => whyNotItem(state, id, each)));
    const does = useOf(item);
    return { item, words: does === "none" || isOpen(talk) ? [] : does.choose(talk, state, runner) };
  },
  take: (tell, runner, { item, words }) => {
    const does = useOf(item);
    if (does === "none") return;
    if (!isWeapon(item)) tell.emit({ was: "itemUsed", runner, item });
    does.perform(tell, runner, words);
    if (does.focus) tell.next({ do: "utilityRisk", runner, act: "use" });
  },
};

const partners = (state: CitySeen, id: RunnerId): readonly RunnerId[] => {
  const own = runnerOf(state, id);
  const others = kept(runnersIn(state, areaOf(own.zone)), ({ runner }) => runner !== id);
  return namesOf(kept(others, ({ items }) => items.length + own.items.length > 0));
};

interface Exchange {
  readonly partner: RunnerId;
  readonly given: readonly Word[];
  readonly taken: readonly Word[];
}

const asIs = (item: Word): Word => item;

/** Any number of Items either way, one at least (DL-ITEM-03, DL-RULING-33). */
export const exchange: CityAction<Exchange> = {
  act: "exchange",
  whyNot: (state, id) => (partners(state, id).length > 0 ? "fine" : refuse("DL-RULING-33")),
  asks: (talk, state, id) => {
    const partner = wordTo(talk, "partner", () => anyOf(partners(state, id), "DL-RULING-33"));
    if (isOpen(talk)) return { partner, given: [], taken: [] };
    const own = runnerOf(state, id).items;
    const others = runnerOf(state, partner).items;
    const some = (ask: CityPart, of: readonly Word[], least: number): readonly Word[] =>
      of.length === 0 ? [] : wordsTo(talk, ask, () => several(least, of.length, anyOf(of, "DL-RULING-33")));
    const given = some("give", own, others.length === 0 ? 1 : 0);
    const taken = some("take", others, given.length === 0 ? 1 : 0);
    return { partner, given, taken };
  },
  take: ({ emit, next }, runner, { partner, given, taken }) => {
    emit({ was: "itemsExchanged", runner, partner, given: mapped(given, asIs), taken: mapped(taken, asIs) });
    next({ do: "utilityRisk", runner, act: "use" });
  },
};
