import { has, kept, mapped, without } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { wordAt } from "../../../kernel/talk";
import type { Say, Verdict, Word } from "../../../kernel/words";
import { TH, TH_KEPT } from "../content/limits";
import { type CardId, type DuelAsk, type DuelGo, type DuelSeen, NONE } from "../vocabulary";
import { isZombie, priceOf } from "./cards";
import { whyNotAsSurvivor } from "./roles";
import { opponentOf, sideOf, usedThisPhase, zombieOf, zombieSeat, zombiesOf } from "./sides";
import { begin, effectOn, isUseful, picksIn, useOf, whyNotPay } from "./uses";
import { effectOf } from "./cards";
import { mustAdvance } from "./zombies";

export const STOP: Word = "stop";
export const DONE: Word = "done";

/** The steps of the Zombie Phase, in order (DUEL-ZOM-01); the opponent acts (DUEL-ZOM-02). */
export const zombiePhase: DuelGo<"zombiePhase"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    emit({ was: "phaseBegan", phase: "spawn", seat: zombieSeat(state), by: "DUEL-ZOM-01" });
    next(
      { do: "moment", on: "zphaseStart", about: NONE },
      { do: "gainThreat" },
      { do: "moment", on: "refresh", about: NONE },
      { do: "window", on: "instant", about: NONE, used: [] },
      { do: "spawn" },
      { do: "advanceStep" },
      { do: "attackStep" },
      { do: "abilityStep" },
      { do: "endTurn" },
    );
  },
};

/** TH are the player's: what is left of earlier phases is still there (DUEL-ZOM-03, DUEL-ZOM-04, DUEL-RUL-44). */
export const gainThreat: DuelGo<"gainThreat"> = {
  kind: "go",
  run: ({ state, emit }) => {
    const seat = zombieSeat(state);
    emit({ was: "threatGained", seat, th: Math.max(0, TH - sideOf(state, seat).short) });
  },
};

const payable = (duel: DuelSeen): readonly CardId[] => {
  const { row, th } = sideOf(duel, zombieSeat(duel));
  return kept(row, (card) => card !== NONE && priceOf(card) <= th);
};

const whyNotSpawn = (duel: DuelSeen, word: Word): Verdict => {
  if (word === STOP) return "fine";
  const role = whyNotAsSurvivor(duel, word);
  if (role !== "fine") return role;
  if (!has(sideOf(duel, zombieSeat(duel)).row, word) || word === NONE) return refuse("DUEL-RUL-04");
  return has(payable(duel), word) ? "fine" : refuse("DUEL-SPAWN-01");
};

/** From the row, as many as TH pay for, or none (DUEL-SPAWN-01 to DUEL-SPAWN-04). */
export const spawn: DuelAsk<"spawn"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (duel) => (payable(duel).length > 0 ? [zombieSeat(duel)] : []),
  part: (duel, _step, _seat, said) => {
    if (said.length > 0) return "said";
    const of: Word[] = [STOP];
    for (const card of payable(duel)) of.push(card);
    return { ask: "spawn", of, least: 1, most: 1, usual: [STOP] };
  },
  why: (duel, _step, _seat, said, word) => (said.length > 0 ? refuse("DUEL-ZOM-01") : whyNotSpawn(duel, word)),
  take: ({ emit, next }, _step, seat, [[word = STOP] = []]) => {
    if (word === STOP) return;
    emit({ was: "spawned", seat, zombie: word, th: priceOf(word) });
    next({ do: "refill", seat }, { do: "moment", on: "spawned", about: word }, { do: "spawn" });
  },
  nobody: () => undefined,
};

/** Who must advance is settled as the step opens, those longest in play first (DUEL-RUL-43). */
export const advanceStep: DuelGo<"advanceStep"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    emit({ was: "phaseBegan", phase: "advance", seat: zombieSeat(state), by: "DUEL-ZOM-01" });
    next({ do: "advances", left: mapped(kept(zombiesOf(state), mustAdvance), ({ card }) => card) });
  },
};

/** One at a time; being held cancels one advance (DUEL-RUL-31). */
export const advances: DuelGo<"advances"> = {
  kind: "go",
  run: ({ state, emit, next }, { left }) => {
    const [card] = left;
    if (card === undefined) return;
    const zombie = zombieOf(state, card);
    const rest = without(left, card);
    if (zombie !== "gone" && zombie.zone === "zombie") {
      if (zombie.held) emit({ was: "heldSpent", zombie: card });
      else next({ do: "moment", on: "advances", about: card }, { do: "advance", zombie: card });
    }
    next({ do: "advances", left: rest });
  },
};

export const advance: DuelGo<"advance"> = {
  kind: "go",
  run: ({ state, emit }, { zombie: card }) => {
    const zombie = zombieOf(state, card);
    if (state.stays === card) emit({ was: "advanceSkipped", zombie: card });
    else if (zombie !== "gone" && zombie.zone === "zombie")
      emit({ was: "advanced", zombie: card, by: zombie.fresh ? "DUEL-SICK-02" : "DUEL-ADV-01" });
  },
};

export const abilityStep: DuelGo<"abilityStep"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    emit({ was: "phaseBegan", phase: "abilities", seat: zombieSeat(state), by: "DUEL-ZOM-01" });
    next({ do: "moment", on: "zphaseEnd", about: NONE }, { do: "abilities" });
  },
};

/** Paid abilities work once per phase, as long as the zombie is in play (DUEL-RUL-19). */
const whyNotAbility = (duel: DuelSeen, card: CardId): Verdict => {
  const seat = zombieSeat(duel);
  const role = whyNotAsSurvivor(duel, card);
  if (role !== "fine") return role;
  if (!isZombie(card) || zombieOf(duel, card) === "gone") return refuse("DUEL-ZAB-01");
  const number = effectOn(card, "act");
  if (number < 0) return refuse("DUEL-ZAB-01");
  if (usedThisPhase(sideOf(duel, seat), card)) return refuse("DUEL-RUL-19");
  const use = useOf(seat, card, number, card);
  const effect = effectOf(card, number);
  const pay = whyNotPay(duel, use, effect, 0);
  if (pay !== "fine") return pay;
  return isUseful(duel, use, effect) ? "fine" : refuse("DUEL-PROTO-01");
};

const able = (duel: DuelSeen): readonly CardId[] =>
  kept(
    mapped(zombiesOf(duel), ({ card }) => card),
    (card) => whyNotAbility(duel, card) === "fine",
  );

const picksOf = (duel: DuelSeen, card: CardId, said: Say) =>
  picksIn(duel, useOf(zombieSeat(duel), card, effectOn(card, "act"), card), said, 1);

export const abilities: DuelAsk<"abilities"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (duel) => (able(duel).length > 0 ? [zombieSeat(duel)] : []),
  part: (duel, _step, _seat, said) => {
    if (said.length > 0) {
      const card = wordAt(said, 0);
      return card === DONE ? "said" : picksOf(duel, card, said).asked;
    }
    const of: Word[] = [DONE];
    for (const each of able(duel)) of.push(each);
    return { ask: "ability", of, least: 1, most: 1, usual: [DONE] };
  },
  why: (duel, _step, _seat, said, word) => {
    if (said.length === 0) return word === DONE ? "fine" : whyNotAbility(duel, word);
    const { asked } = picksOf(duel, said[0]?.[0] ?? NONE, said);
    return asked !== "said" && has(asked.of, word) ? "fine" : refuse("DUEL-PROTO-01");
  },
  take: (tell, _step, seat, say) => {
    const [[card = DONE] = []] = say;
    if (card === DONE) return;
    const { picked } = picksOf(tell.state, card, say);
    tell.next(begin(tell, { ...useOf(seat, card, effectOn(card, "act"), card), picked }), { do: "abilities" });
  },
  nobody: () => undefined,
};

/** Decay, then what lasts until end of turn is over, and the roles swap (DUEL-ZOM-05, DUEL-TURN-04, DUEL-TURN-05). */
export const endTurn: DuelGo<"endTurn"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    const seat = zombieSeat(state);
    if (sideOf(state, seat).th > TH_KEPT) emit({ was: "decayed", seat });
    emit({ was: "turnEnded", seat: state.active });
    next({ do: "turn", seat: opponentOf(state, state.active) });
  },
};
