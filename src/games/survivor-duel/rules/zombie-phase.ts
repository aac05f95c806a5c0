import { allowed } from "../../../kernel/choice";
import { has, joined, kept, mapped, without } from "../../../kernel/list";
import { byBytes, sorted } from "../../../kernel/order";
import { cardsOf } from "../../../kernel/pile";
import { refuse } from "../../../kernel/refusal";
import { wordTo } from "../../../kernel/talk";
import type { Choice, Verdict, Word } from "../../../kernel/words";
import { TH, TH_KEPT } from "../content/limits";
import { type CardId, type DuelAsk, type DuelGo, type DuelSeen, NONE, type SideSeen, type Use } from "../vocabulary";
import { isZombie, priceOf } from "./cards";
import { spawnsAny } from "./options";
import { whyNotAsSurvivor } from "./roles";
import { opponentOf, sideOf, usedThisPhase, zombieOf, zombieSeat, zombiesOf } from "./sides";
import { askUse, begin, effectOn, useOf, whyNotNeed, whyNotPay } from "./uses";
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

const whyNotSpawn = (duel: DuelSeen, word: Word): Verdict => {
  if (word === STOP) return "fine";
  const role = whyNotAsSurvivor(duel, word);
  if (role !== "fine") return role;
  const side = sideOf(duel, zombieSeat(duel));
  const { th } = side;
  if (!has(comers(duel, side), word) || word === NONE) return refuse("DUEL-RUL-04");
  return priceOf(word) <= th ? "fine" : refuse("DUEL-SPAWN-01");
};

/** Those that lie face up; any of the deck where that was agreed, in an order that tells nothing (DUEL-RUL-04). */
export const comers = (duel: DuelSeen, { row, zdeck }: SideSeen): readonly CardId[] =>
  spawnsAny(duel) ? sorted(cardsOf(zdeck), byBytes) : row;

const spawnable = (duel: DuelSeen): readonly CardId[] =>
  kept(comers(duel, sideOf(duel, zombieSeat(duel))), (card) => whyNotSpawn(duel, card) === "fine");

/** From the row, as many as TH pay for, or none (DUEL-SPAWN-01 to DUEL-SPAWN-04). */
export const spawn: DuelAsk<"spawn"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (duel) => (spawnable(duel).length > 0 ? [zombieSeat(duel)] : []),
  asks: (talk, duel, _step, seat) =>
    wordTo(talk, "spawn", () =>
      allowed(joined([STOP], comers(duel, sideOf(duel, seat))), (word) => whyNotSpawn(duel, word), [STOP]),
    ),
  take: ({ emit, next }, _step, seat, word) => {
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
const whyNotAbility = (duel: DuelSeen, card: Word): Verdict => {
  if (card === DONE) return "fine";
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
  return whyNotNeed(duel, use, effect);
};

const abilityIn = (duel: DuelSeen): Choice =>
  allowed(
    joined(
      [DONE],
      mapped(zombiesOf(duel), ({ card }) => card),
    ),
    (word) => whyNotAbility(duel, word),
    [DONE],
  );

export const abilities: DuelAsk<"abilities", Use | "done"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (duel) => (abilityIn(duel).of.length > 1 ? [zombieSeat(duel)] : []),
  asks: (talk, duel, _step, seat) => {
    const card = wordTo(talk, "ability", () => abilityIn(duel));
    if (card === DONE || card === "") return "done";
    return askUse(talk, duel, useOf(seat, card, effectOn(card, "act"), card));
  },
  take: (tell, _step, _seat, use) => {
    if (use !== "done") tell.next(begin(tell, use), { do: "abilities" });
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
