import { allowed, anyOf } from "../../../kernel/choice";
import { refuse } from "../../../kernel/refusal";
import { isOpen, NO, talkOf, wordTo, YES_NO } from "../../../kernel/talk";
import type { Refusal, Say, Verdict, Word } from "../../../kernel/words";
import type { Boost } from "../content/dice";
import type { CityAction, CitySeen, CityTalk, CityTell, Face, RunnerId, RunnerSeen, ZoneId } from "../vocabulary";
import { pushingOn } from "./aftermath";
import { boostsWith } from "./boosts";
import { standingIn, underUv } from "./crowd";
import { momentumAfter, spend } from "./dice";
import { areaOf } from "./ground";
import { canPay, fewestDice, payment, type Price } from "./paying";
import { performPushes, type Push, pushes } from "./pushing";
import { worstOf } from "./prudence";
import { diceFor, fireIn, ignoredEnemies } from "./risk";
import { runnerOf } from "./runners";

/** What sets Run, Climb and Jump apart. */
export interface MoveKind {
  readonly act: Word;
  readonly boost: Boost | "none";
  /** Zones that may come into question. */
  candidates(this: void, state: CitySeen, from: ZoneId): readonly ZoneId[];
  whyNotTo(this: void, state: CitySeen, from: ZoneId, to: Word): Verdict;
  cost(this: void, state: CitySeen, runner: RunnerSeen, to: ZoneId): number;
  /** What it would cost with the Grapple. */
  grappled(this: void, runner: RunnerSeen, cost: number): number;
  /** The rule by which it leads there. */
  ruleOf(this: void, state: CitySeen, from: ZoneId, to: ZoneId): Word;
  /** Its own Risk, wherever it leads. */
  ownRisk(this: void, runner: RunnerSeen): number;
  /** Whether Light Feet helps (DL-PV-07). */
  readonly lightFooted: boolean;
}

const priceOf = (kind: MoveKind, cost: number): Price => ({ cost, boost: kind.boost });

const payable = (kind: MoveKind, runner: RunnerSeen, cost: number): boolean =>
  canPay(runner, [], priceOf(kind, cost)) || canPay(runner, [], priceOf(kind, kind.grappled(runner, cost)));

/** How few dice it takes with what they show, and with the Grapple where that helps. */
export const fewestFor = (kind: MoveKind, runner: RunnerSeen, cost: number): number => {
  let least = cost;
  for (const price of [priceOf(kind, cost), priceOf(kind, kind.grappled(runner, cost))])
    if (canPay(runner, [], price)) least = Math.min(least, fewestDice(runner, price));
  return least;
};

export const whyNotMove = (kind: MoveKind, state: CitySeen, id: RunnerId, to: Word): Verdict => {
  const runner = runnerOf(state, id);
  const verdict = kind.whyNotTo(state, runner.zone, to);
  if (verdict !== "fine") return verdict;
  return payable(kind, runner, kind.cost(state, runner, to)) ? "fine" : refuse("DL-ACTN-06");
};

/** Whether there is any Zone to go to; if not, why not to the last that came into question. */
const whyNotAny = (kind: MoveKind, state: CitySeen, id: RunnerId): Verdict => {
  let refusal: Refusal = refuse("DL-ZONE-03");
  for (const zone of kind.candidates(state, runnerOf(state, id).zone)) {
    const verdict = whyNotMove(kind, state, id, zone);
    if (verdict === "fine") return "fine";
    refusal = verdict;
  }
  return refusal;
};

/** What was said: where to, the dice that pay, whom they push first, and how much Risk they evade. */
interface Move {
  readonly to: ZoneId;
  readonly grapple: boolean;
  readonly spent: readonly Face[];
  readonly before: readonly Push[];
  readonly evaded: number;
}

/** What leaving for there risks, once so many were pushed away. */
export const riskOf = (
  kind: MoveKind,
  state: CitySeen,
  runner: RunnerSeen,
  to: ZoneId,
  pushed: number,
  momentum: boolean,
): number => {
  const from = areaOf(runner.zone);
  if (from === areaOf(to)) return kind.ownRisk(runner);
  const ignored = kind.lightFooted ? ignoredEnemies(runner.runner, momentum) : 0;
  const enemies = Math.max(0, standingIn(state, from) - pushed - ignored);
  return kind.ownRisk(runner) + enemies + fireIn(state, from);
};

/** One Evade after the other is offered while it can lower the number of dice (DL-RISK-10). */
const evadesOf = (talk: CityTalk, risk: number, symbols: number): number => {
  let evaded = 0;
  while (!isOpen(talk) && diceFor(risk, symbols) < diceFor(risk, evaded)) {
    const word = wordTo(talk, "evade", () => anyOf(YES_NO, "DL-RISK-10", ["yes"]));
    if (word === NO) return evaded;
    if (word !== "") evaded++;
  }
  return evaded;
};

/** The Grapple helps where it makes the Climb cheaper (DL-PV-10). */
const grappleOf = (talk: CityTalk, kind: MoveKind, runner: RunnerSeen, cost: number): boolean => {
  if (kind.grappled(runner, cost) === cost) return false;
  const said = wordTo(talk, "grapple", () =>
    anyOf(canPay(runner, [], priceOf(kind, cost)) ? YES_NO : ["yes"], "DL-PV-10", ["yes"]),
  );
  return said === "yes";
};

const moveOf = (kind: MoveKind, talk: CityTalk, state: CitySeen, id: RunnerId): Move => {
  const runner = runnerOf(state, id);
  const to = wordTo(talk, "to", () =>
    allowed(kind.candidates(state, runner.zone), (zone) => whyNotMove(kind, state, id, zone)),
  );
  if (isOpen(talk)) return { to, grapple: false, spent: [], before: [], evaded: 0 };
  const full = kind.cost(state, runner, to);
  const grapple = grappleOf(talk, kind, runner, full);
  const spent = payment(talk, runner, priceOf(kind, grapple ? kind.grappled(runner, full) : full));
  const momentum = momentumAfter(runner, spent.length);
  const evades = boostsWith(runner, spent, "evade");
  const riskAfter = (gone: number): number => riskOf(kind, state, runner, to, gone, momentum);
  const from = areaOf(runner.zone);
  const before = pushes(talk, state, from, boostsWith(runner, spent, "push"), "none", (types, gone) =>
    // Whoever is left behind would cost a Risk Die.
    diceFor(riskAfter(gone.length + 1), evades) < diceFor(riskAfter(gone.length), evades) ? worstOf(types) : [NO],
  );
  const risk = riskAfter(before.length);
  const evaded = evadesOf(talk, risk, evades);
  return { to, grapple, spent, before, evaded };
};

/** How many Risk Dice are to be rolled as far as it was said, after the word of the move. */
export const riskAhead = (kind: MoveKind, state: CitySeen, id: RunnerId, said: Say): number => {
  const { to, spent, before, evaded } = moveOf(kind, talkOf(said), state, id);
  const runner = runnerOf(state, id);
  return diceFor(riskOf(kind, state, runner, to, before.length, momentumAfter(runner, spent.length)), evaded);
};

/** Entering an Area under UV ends a Chase (DL-ENV-14). */
export const shakeOff = ({ state, emit }: CityTell, id: RunnerId): void => {
  const { chase, zone } = runnerOf(state, id);
  if (underUv(state, areaOf(zone)))
    for (const card of chase) emit({ was: "chaseEnded", runner: id, card, by: "DL-ENV-14" });
};

/** Push, move, roll for Risk, push again where the Runner has come (DL-RISK-02, DL-BOOST-05). */
const takeMove = (kind: MoveKind, tell: CityTell, id: RunnerId, { to, grapple, spent, before, evaded }: Move): void => {
  const { state, emit, next } = tell;
  const { zone: from } = runnerOf(state, id);
  const area = areaOf(from);
  const left = boostsWith(runnerOf(state, id), spent, "push") - before.length;
  for (const face of spent) spend(tell, id, face);
  if (grapple) emit({ was: "grappled", runner: id });
  performPushes(tell, area, before);
  const risk = riskOf(kind, state, runnerOf(state, id), to, 0, momentumAfter(runnerOf(state, id), 0));
  emit({ was: "runnerMoved", runner: id, from, to, by: kind.ruleOf(state, from, to) });
  if (area !== areaOf(to)) shakeOff(tell, id);
  const dice = diceFor(risk, evaded);
  if (dice > 0) next({ do: "riskRoll", runner: id, dice });
  if (left > 0 && area !== areaOf(to)) next(pushingOn(id, left));
};

export const moveBy = (kind: MoveKind): CityAction<Move> => ({
  act: kind.act,
  whyNot: (state, runner) => whyNotAny(kind, state, runner),
  asks: (talk, state, runner) => moveOf(kind, talk, state, runner),
  take: (tell, runner, move) => {
    takeMove(kind, tell, runner, move);
  },
});
