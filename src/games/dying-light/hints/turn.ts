import type { Hint } from "../../../kernel/game";
import { has } from "../../../kernel/list";
import type { Part, Say, Word } from "../../../kernel/words";
import { FATIGUE_SLOTS, MOMENTUM_SLOT, TRACK_SLOTS } from "../content/dice";
import { standingIn } from "../rules/crowd";
import { diceAt, hasMomentum, momentumAfter, tempoOf } from "../rules/dice";
import { TEMPO_TO_KEEP } from "../rules/end-phase";
import { exposureAt } from "../rules/exposing";
import { areaOf } from "../rules/ground";
import type { MoveKind } from "../rules/move-actions";
import { fewestFor, riskAhead, riskOf } from "../rules/move-actions";
import { isOn } from "../rules/options";
import { diceFor } from "../rules/risk";
import { runnerOf } from "../rules/runners";
import { CLIMB, JUMP, RUN } from "../rules/running";
import { utilityDice } from "../rules/utility-actions";
import { woundsLeft } from "../rules/wounds";
import type { CitySeen, RunnerId, RunnerSeen } from "../vocabulary";
import { about, blowHint, riskHints, strikeHint } from "./chances";
import { crowdHint, deckHint, placeHints, reachHint } from "./place";
import { scenarioHints } from "./scenario";

/** What a Runner wants to know who acts. */

const MOVES: readonly MoveKind[] = [RUN, CLIMB, JUMP];

const moveIn = (said: Say): MoveKind | "none" => {
  for (const kind of MOVES) if (kind.act === (said[0] ?? [])[0]) return kind;
  return "none";
};

/** Before it is too late: the last die, the Momentum Die, the last Wounds (DL-RULING-12, DL-END-03, DL-WND-08). */
const warnings = (state: CitySeen, runner: RunnerSeen): readonly Hint[] => {
  const all: Hint[] = [];
  const tempo = tempoOf(runner);
  const left = woundsLeft(runner);
  if (left <= 3) all.push(about("", "onEdge", { left }));
  const last = diceAt(runner, "pool").length === 1 && !isOn(state, "freeActionsAfterLastDie");
  if (last) all.push(about("", "lastDie", {}));
  if (hasMomentum(runner) && tempo < TEMPO_TO_KEEP) all.push(about("pass", "tempoLow", { tempo }));
  if (tempo === MOMENTUM_SLOT - 1 && momentumAfter(runner, 1) && !hasMomentum(runner))
    all.push(about("", "momentum", {}));
  return all;
};

const diceHints = (state: CitySeen, runner: RunnerSeen): readonly Hint[] => {
  const tempo = tempoOf(runner);
  const now = exposureAt(state, runner, tempo);
  const next = exposureAt(state, runner, Math.min(TRACK_SLOTS, tempo + 1));
  const [resting, tired] = [diceAt(runner, "cooldown").length, diceAt(runner, "fatigue").length];
  return [
    about("", "exposure", { now, next }),
    deckHint(state, runner, now),
    about("", "fatigue", { free: FATIGUE_SLOTS - tired, resting, tired }),
  ];
};

const overview = (state: CitySeen, id: RunnerId, part: Part): readonly Hint[] => {
  const runner = runnerOf(state, id);
  const all: Hint[] = [];
  const groups = [
    warnings(state, runner),
    scenarioHints(state),
    diceHints(state, runner),
    placeHints(state, runner),
    has(part.of, "interact") ? riskHints(state, "interact", utilityDice(state, id, "interact")) : [],
    has(part.of, "exchange") ? riskHints(state, "exchange", utilityDice(state, id, "use")) : [],
  ];
  for (const group of groups) for (const hint of group) all.push(hint);
  return all;
};

const wayHint = (zone: Word, cost: number, least: number, risk: number): Hint => {
  if (least < cost) return about(zone, risk === 0 ? "wayBoostedSafe" : "wayBoosted", { cost, least, risk });
  return about(zone, risk === 0 ? "waySafe" : "way", { cost, risk });
};

/** Each Zone with what it costs to go there, what it risks, who stands there already, and who could follow. */
const wayHints = (kind: MoveKind, state: CitySeen, id: RunnerId, part: Part): readonly Hint[] => {
  const runner = runnerOf(state, id);
  const all: Hint[] = [];
  for (const zone of part.of) {
    const cost = kind.cost(state, runner, zone);
    const risk = diceFor(riskOf(kind, state, runner, zone, 0, momentumAfter(runner, cost)), 0);
    all.push(wayHint(zone, cost, fewestFor(kind, runner, cost), risk));
    const area = areaOf(zone);
    const isAnother = area !== areaOf(runner.zone);
    if (isAnother && standingIn(state, area) > 0) all.push(crowdHint(state, area, zone));
    if (isAnother) all.push(reachHint(state, id, area, zone));
  }
  return all;
};

const wordOf = (said: Say, at: number): Word => (said[at] ?? [])[0] ?? "";

const attackHints = (state: CitySeen, id: RunnerId, said: Say, part: Part): readonly Hint[] => {
  const [area, target] = [wordOf(said, 1), wordOf(said, 2)];
  const all: Hint[] = [];
  if (part.ask === "target") for (const word of part.of) all.push(strikeHint(state, id, area, word));
  if (part.ask === "way") for (const word of part.of) all.push(blowHint(state, id, area, target, word));
  if (part.ask === "with") {
    const { slots } = strikeHint(state, id, area, target);
    all.push(about("", "strike", slots));
  }
  return all;
};

export const turnHints = (state: CitySeen, id: RunnerId, said: Say, part: Part): readonly Hint[] => {
  if (said.length === 0) return overview(state, id, part);
  const kind = moveIn(said);
  if (kind !== "none") {
    if (part.ask === "to") return wayHints(kind, state, id, part);
    return riskHints(state, "", riskAhead(kind, state, id, said.slice(1)));
  }
  if (wordOf(said, 0) === "attack") return attackHints(state, id, said, part);
  return part.ask === "feature" ? riskHints(state, "", utilityDice(state, id, "interact")) : [];
};
