import { has, kept, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Say, Verdict, Word } from "../../../kernel/words";
import { isWeapon } from "../content/cards";
import type { CityGo, CitySeen, CityTell, RunnerId, RunnerSeen } from "../vocabulary";
import { standingIn } from "./crowd";
import { hasMomentum } from "./dice";
import { areaOf } from "./ground";
import { useOf } from "./items";
import { diceFor, fireIn } from "./risk";
import { namesOf, runnerOf, runnersIn, skillOf } from "./runners";
import { answered, type Talk, talkFrom, wordTo, isOpen } from "../../../kernel/talk";

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

const usable = (state: CitySeen, id: RunnerId): readonly Word[] =>
  kept(runnerOf(state, id).items, (item) => whyNotItem(state, id, item) === "fine");

export const whyNotUse = (state: CitySeen, id: RunnerId): Verdict => {
  let verdict: Verdict = refuse("DL-USE-01");
  for (const item of runnerOf(state, id).items) if (verdict !== "fine") verdict = whyNotItem(state, id, item);
  return verdict;
};

interface Using {
  readonly talk: Talk;
  readonly item: Word;
  readonly words: readonly Word[];
}

const usingOf = (state: CitySeen, id: RunnerId, said: Say): Using => {
  const talk = talkFrom(said, 1);
  const item = wordTo(talk, "item", usable(state, id));
  const use = useOf(item);
  const words = use === "none" || isOpen(talk) ? [] : use.choose(talk, state, runnerOf(state, id));
  return { talk, item, words };
};

export const talkOfUse = (state: CitySeen, id: RunnerId, said: Say): Talk => usingOf(state, id, said).talk;

export const whyOfUse = (state: CitySeen, id: RunnerId, said: Say, ask: Word, word: Word): Verdict => {
  if (ask === "item") return whyNotItem(state, id, word);
  const use = useOf(usingOf(state, id, said).item);
  return use === "none" ? refuse("DL-USE-01") : use.why(state, runnerOf(state, id), word);
};

/** The effects, the discard, and for a Focus item its Risk (DL-CONS-01, DL-CONS-03, DL-USE-03). */
export const takeUse = (tell: CityTell, id: RunnerId, say: Say): void => {
  const { item, words } = usingOf(tell.state, id, say);
  const use = useOf(item);
  if (use === "none") return;
  if (!isWeapon(item)) tell.emit({ was: "itemUsed", runner: id, item });
  use.perform(tell, id, words);
  if (use.focus) tell.next({ do: "utilityRisk", runner: id, act: "use" });
};

const partners = (state: CitySeen, id: RunnerId): readonly RunnerId[] => {
  const own = runnerOf(state, id);
  const others = kept(runnersIn(state, areaOf(own.zone)), ({ runner }) => runner !== id);
  return namesOf(kept(others, ({ items }) => items.length + own.items.length > 0));
};

export const whyNotExchange = (state: CitySeen, id: RunnerId): Verdict =>
  partners(state, id).length > 0 ? "fine" : refuse("DL-RULING-33");

interface Exchange {
  readonly talk: Talk;
  readonly partner: RunnerId;
  readonly given: readonly Word[];
  readonly taken: readonly Word[];
}

/** Any number of Items either way, one at least (DL-ITEM-03, DL-RULING-33). */
const exchangeOf = (state: CitySeen, id: RunnerId, said: Say): Exchange => {
  const talk = talkFrom(said, 1);
  const partner = wordTo(talk, "partner", partners(state, id));
  if (isOpen(talk)) return { talk, partner, given: [], taken: [] };
  const own = runnerOf(state, id).items;
  const others = runnerOf(state, partner).items;
  const some = (ask: Word, of: readonly Word[], least: number): readonly Word[] =>
    of.length === 0 ? [] : answered(talk, { ask, of, least, most: of.length, usual: [] });
  const given = some("give", own, others.length === 0 ? 1 : 0);
  const taken = some("take", others, given.length === 0 ? 1 : 0);
  return { talk, partner, given, taken };
};

export const talkOfExchange = (state: CitySeen, id: RunnerId, said: Say): Talk => exchangeOf(state, id, said).talk;

export const whyOfExchange = (): Verdict => refuse("DL-RULING-33");

export const takeExchange = ({ state, emit, next }: CityTell, runner: RunnerId, say: Say): void => {
  const { partner, given, taken } = exchangeOf(state, runner, say);
  emit({ was: "itemsExchanged", runner, partner, given: mapped(given, asIs), taken: mapped(taken, asIs) });
  next({ do: "utilityRisk", runner, act: "use" });
};

const asIs = (item: Word): Word => item;
