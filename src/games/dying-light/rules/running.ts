import { has, kept } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { CitySeen, RunnerSeen, ZoneId } from "../vocabulary";
import { areaOf, besideOf, isZone, levelOf, twoFrom, wallBetween } from "./ground";
import type { MoveKind } from "./move-actions";

const levelAt = (zone: ZoneId): number => levelOf(areaOf(zone));

const hasToken = (state: CitySeen, token: string, zone: ZoneId): boolean => {
  for (const feature of state.features) if (feature.token === token && feature.zone === zone) return true;
  return false;
};

const copiesOf = (runner: RunnerSeen, wound: string): number => kept(runner.heavy, (card) => card === wound).length;

const asIs = (_runner: RunnerSeen, cost: number): number => cost;

export const RUN: MoveKind = {
  act: "run",
  boost: "none",
  candidates: (_state, from) => besideOf(from),
  whyNotTo: (_state, from, to) => {
    if (!isZone(to) || !has(besideOf(from), to)) return refuse("DL-RUNA-01");
    if (levelAt(to) > levelAt(from)) return refuse("DL-RUNA-02");
    return wallBetween(from, to) ? refuse("DL-RUNA-03") : "fine";
  },
  /** One die (DL-RUNA-04), into Rough Terrain one more (DL-RULING-45). */
  cost: (state, _runner, to) => (hasToken(state, "rough", to) ? 2 : 1),
  grappled: asIs,
  ruleOf: () => "DL-RUNA-01",
  ownRisk: () => 0,
  lightFooted: true,
};

const MOST_WITH_GRAPPLE = 2;

export const CLIMB: MoveKind = {
  act: "climb",
  boost: "climb",
  candidates: (_state, from) => besideOf(from),
  whyNotTo: (_state, from, to) => {
    if (!isZone(to) || !has(besideOf(from), to)) return refuse("DL-CLIMB-01");
    if (levelAt(to) > levelAt(from) || wallBetween(from, to)) return "fine";
    return refuse("DL-RULING-63");
  },
  /** One die, one for each level up, one for a Wall, one for each Torn grip (DL-CLIMB-03, DL-CLIMB-05, DL-PV-05). */
  cost: (_state, runner, to) => {
    const up = Math.max(0, levelAt(to) - levelAt(runner.zone));
    return 1 + up + (wallBetween(runner.zone, to) ? 1 : 0) + copiesOf(runner, "wound.torn-grip");
  },
  grappled: (runner, cost) =>
    has(runner.items, "item.grapple") && !runner.grappled ? Math.min(cost, MOST_WITH_GRAPPLE) : cost,
  ruleOf: (_state, from, to) => (wallBetween(from, to) ? "DL-CLIMB-02" : "DL-CLIMB-01"),
  ownRisk: () => 0,
  lightFooted: true,
};

const overLower = (from: ZoneId, to: ZoneId): boolean => {
  const level = levelAt(from);
  for (const middle of besideOf(from)) {
    if (levelAt(middle) < level && has(besideOf(middle), to)) return true;
  }
  return false;
};

export const JUMP: MoveKind = {
  act: "jump",
  boost: "jump",
  candidates: (_state, from) => twoFrom(from),
  /** From a Jump Pad only the distance counts (DL-ENV-07). */
  whyNotTo: (state, from, to) => {
    if (!isZone(to) || !has(twoFrom(from), to)) return refuse("DL-JUMP-07");
    if (hasToken(state, "jump-pad", from)) return "fine";
    if (levelAt(to) > levelAt(from)) return refuse("DL-JUMP-02");
    return overLower(from, to) ? "fine" : refuse("DL-JUMP-03");
  },
  cost: (state, runner) => (hasToken(state, "jump-pad", runner.zone) ? 1 : 2),
  grappled: asIs,
  ruleOf: (state, from) => (hasToken(state, "jump-pad", from) ? "DL-ENV-07" : "DL-JUMP-01"),
  ownRisk: (runner) => 1 + copiesOf(runner, "wound.twisted-ankle"),
  lightFooted: false,
};
