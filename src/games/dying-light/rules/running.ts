import { refuse } from "../../../kernel/refusal";
import { has } from "../../../kernel/list";
import type { Part, Refusal, Say, Verdict, Word } from "../../../kernel/words";
import type { CitySeen, CityTell, Face, RunnerId, ZoneId } from "../vocabulary";
import { underUv } from "./crowd";
import { boostsAmong, facesOf, hasMomentum, momentumAfter, poolWithout, spend, whyNotSpend } from "./dice";
import { areaOf, besideOf, isZone, levelOf, wallBetween } from "./ground";
import { diceFor, riskOfLeaving } from "./risk";
import { runnerOf } from "./runners";

/** A Run costs one die (DL-RUNA-04), into Rough Terrain one more (DL-RULING-45). */
const costOf = (state: CitySeen, to: ZoneId): number => {
  for (const { token, zone } of state.features) if (token === "rough" && zone === to) return 2;
  return 1;
};

const whyNotRunTo = (state: CitySeen, id: RunnerId, to: Word): Verdict => {
  const { zone: from, dice } = runnerOf(state, id);
  if (!isZone(to) || !has(besideOf(from), to)) return refuse("DL-RUNA-01");
  if (levelOf(areaOf(to)) > levelOf(areaOf(from))) return refuse("DL-RUNA-02");
  if (wallBetween(from, to)) return refuse("DL-RUNA-03");
  let left = 0;
  for (const die of dice) if (die.at === "pool") left++;
  return left < costOf(state, to) ? refuse("DL-ACTN-06") : "fine";
};

const targets = (state: CitySeen, id: RunnerId): ZoneId[] => {
  const zones: ZoneId[] = [];
  for (const zone of besideOf(runnerOf(state, id).zone)) if (whyNotRunTo(state, id, zone) === "fine") zones.push(zone);
  return zones;
};

/** Whether there is any Zone to run to; if not, why not to the first of its neighbours. */
export const whyNotRun = (state: CitySeen, id: RunnerId): Verdict => {
  let refusal: Refusal = refuse("DL-RUNA-01");
  for (const zone of besideOf(runnerOf(state, id).zone)) {
    const verdict = whyNotRunTo(state, id, zone);
    if (verdict === "fine") return "fine";
    refusal = verdict;
  }
  return refusal;
};

/** What was said after `run`: the Zone, the dice that pay, and which of their Evades are used. */
interface Run {
  readonly to: ZoneId;
  readonly spent: readonly Face[];
  readonly evades: readonly Word[];
}

const runOf = (state: CitySeen, said: Say): Run => {
  const to = (said[1] ?? [])[0] ?? "";
  const paid = 2 + costOf(state, to);
  const spent: Face[] = [];
  const evades: Word[] = [];
  for (let i = 2; i < said.length; i++) for (const word of said[i] ?? []) (i < paid ? spent : evades).push(word);
  return { to, spent, evades };
};

/** A move within the Area has no Risk (DL-RUNA-05). */
const riskOf = (state: CitySeen, id: RunnerId, to: ZoneId): number => {
  const from = areaOf(runnerOf(state, id).zone);
  return from === areaOf(to)
    ? 0
    : riskOfLeaving(state, id, from, momentumAfter(runnerOf(state, id), costOf(state, to)));
};

/** One Evade after the other is offered while it can lower the number of dice (DL-RISK-10). */
const evadeMatters = (state: CitySeen, id: RunnerId, { to, spent, evades }: Run): boolean => {
  if (has(evades, "no")) return false;
  const risk = riskOf(state, id, to);
  return diceFor(risk, boostsAmong(spent, "evade")) < diceFor(risk, evades.length);
};

const YES_NO: readonly Word[] = ["yes", "no"];

const one = (ask: Word, of: readonly Word[], usual: readonly Word[]): Part => ({ ask, of, least: 1, most: 1, usual });

/** The parts after the word `run`. */
export const partOfRun = (state: CitySeen, id: RunnerId, said: Say): Part | "said" => {
  if (said.length === 1) return one("to", targets(state, id), []);
  const run = runOf(state, said);
  if (run.spent.length < costOf(state, run.to)) {
    return one("with", facesOf(poolWithout(runnerOf(state, id), run.spent)), []);
  }
  return evadeMatters(state, id, run) ? one("evade", YES_NO, ["yes"]) : "said";
};

export const whyOfRun = (state: CitySeen, id: RunnerId, said: Say, word: Word): Verdict => {
  if (said.length === 1) return whyNotRunTo(state, id, word);
  const run = runOf(state, said);
  if (run.spent.length < costOf(state, run.to)) return whyNotSpend(runnerOf(state, id), run.spent, word);
  return has(YES_NO, word) ? "fine" : refuse("DL-RISK-10");
};

/** Entering an Area under UV ends a Chase (DL-ENV-14). */
const shakeOff = ({ state, emit }: CityTell, id: RunnerId): void => {
  const { chase, zone } = runnerOf(state, id);
  if (underUv(state, areaOf(zone))) for (const card of chase) emit({ was: "chaseEnded", runner: id, card });
};

/** The action first, then its Risk (DL-RISK-02). */
export const takeRun = (tell: CityTell, id: RunnerId, say: Say): void => {
  const { state, emit, next } = tell;
  const { to, spent, evades } = runOf(state, say);
  const { zone: from } = runnerOf(state, id);
  for (const face of spent) spend(tell, id, face);
  let evaded = 0;
  for (const word of evades) if (word === "yes") evaded++;
  const leaves = areaOf(from) !== areaOf(to);
  const risk = leaves ? riskOfLeaving(state, id, areaOf(from), hasMomentum(runnerOf(state, id))) : 0;
  emit({ was: "runnerMoved", runner: id, from, to });
  if (leaves) shakeOff(tell, id);
  const dice = diceFor(risk, evaded);
  if (dice > 0) next({ do: "riskRoll", runner: id, dice });
};
