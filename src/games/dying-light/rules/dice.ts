import { kept, mapped, distinct, without } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import { refuse } from "../../../kernel/refusal";
import type { Verdict, Word } from "../../../kernel/words";
import { BOOSTS, type Boost, FATIGUE_SLOTS, MOMENTUM_SLOT } from "../content/dice";
import type { CityTell, Die, DieId, DiePlace, Face, RunnerId, RunnerSeen } from "../vocabulary";
import { runnerOf } from "./runners";

export const diceAt = (runner: RunnerSeen, place: DiePlace): readonly Die[] =>
  kept(runner.dice, (die) => die.at === place);

/** What the dice of the pool show, equal ones once: which of them pays makes no difference. */
export const facesOf = (dice: readonly Die[]): Face[] => distinct(mapped(dice, (die) => die.up));

/** Tempo is the slot of the rightmost die; gaps stay (DL-RULING-07). */
export const tempoOf = (runner: RunnerSeen): number => {
  let tempo = 0;
  for (const die of runner.dice) if (die.at === "track" && die.slot > tempo) tempo = die.slot;
  return tempo;
};

export const freeFatigueSlots = (runner: RunnerSeen): number => FATIGUE_SLOTS - diceAt(runner, "fatigue").length;

const momentumDie = (runner: RunnerSeen): readonly Die[] => kept(runner.dice, (die) => die.type === "momentum");

/** Whether the Momentum Die is outside the player area. */
export const lacksMomentumDie = (runner: RunnerSeen): boolean => {
  for (const die of momentumDie(runner)) if (die.at !== "supply") return false;
  return true;
};

/** DL-MOM-03; in a Fatigue or Cooldown Slot it does not count (DL-RULING-09). */
export const hasMomentum = (runner: RunnerSeen): boolean => {
  for (const die of momentumDie(runner)) {
    if (die.at === "momentum" || die.at === "pool" || die.at === "track") return true;
  }
  return false;
};

/** Momentum gained by paying so many dice counts for this very action (DL-RULING-64). */
export const momentumAfter = (runner: RunnerSeen, cost: number): boolean => {
  const tempo = tempoOf(runner);
  const reached = tempo < MOMENTUM_SLOT && tempo + cost >= MOMENTUM_SLOT;
  return (reached && lacksMomentumDie(runner)) || hasMomentum(runner);
};

export const boostsOf = (face: Face): readonly Boost[] => BOOSTS[face] ?? [];

export const boostsAmong = (faces: readonly Face[], boost: Boost): number => {
  let count = 0;
  for (const face of faces) for (const each of boostsOf(face)) if (each === boost) count++;
  return count;
};

/** The dice of the pool that are left when dice with these faces were spent. */
export const poolWithout = (runner: RunnerSeen, spent: readonly Face[]): readonly Die[] => {
  let left: readonly Face[] = spent;
  const rest: Die[] = [];
  for (const die of runner.dice) {
    if (die.at === "pool") {
      if (left.indexOf(die.up) >= 0) left = without(left, die.up);
      else rest.push(die);
    }
  }
  return rest;
};

/** Why a die that shows this cannot be spent, when these were. */
export const whyNotSpend = (runner: RunnerSeen, spent: readonly Face[], face: Word): Verdict => {
  for (const die of poolWithout(runner, spent)) if (die.up === face) return "fine";
  for (const die of runner.dice) {
    if (die.up === face && die.at === "momentum") return refuse("DL-MOM-02");
    if (die.up === face && (die.at === "cooldown" || die.at === "fatigue")) return refuse("DL-RUN-02");
  }
  return refuse("DL-ACTN-06");
};

/** Puts a die on the first slot right of the Tempo Die; slot 4 brings the Momentum Die (DL-TEMPO-03, DL-TEMPO-07). */
export const spend = ({ state, emit }: CityTell, id: RunnerId, face: Face): void => {
  const runner = runnerOf(state, id);
  for (const die of diceAt(runner, "pool")) {
    if (die.up === face) {
      const slot = tempoOf(runner) + 1;
      emit({ was: "diePaid", runner: id, die: die.die, face, slot });
      if (slot === MOMENTUM_SLOT && lacksMomentumDie(runnerOf(state, id))) emit({ was: "momentumGained", runner: id });
      return;
    }
  }
};

/** The word for a slot of the Action Track. */
export const slotWord = (slot: number): Word => "slot" + numberText(slot);

/** Dice of the track that may be fatigued: never the Tempo Die (DL-TEMPO-05). */
export const looseOnTrack = (runner: RunnerSeen): readonly Die[] => {
  const tempo = tempoOf(runner);
  return kept(runner.dice, (die) => die.at === "track" && die.slot < tempo);
};

/** Slots whose dice may tire once so many more lie on the track: never the Tempo Die's (DL-DDEF-02, DL-RULING-13). */
export const looseSlots = (runner: RunnerSeen, spent: number): readonly Word[] => {
  const tempo = tempoOf(runner);
  const slots: number[] = mapped(looseOnTrack(runner), (die) => die.slot);
  if (spent > 0 && tempo > 0) slots.push(tempo);
  for (let slot = tempo + 1; slot < tempo + spent; slot++) slots.push(slot);
  return mapped(slots, slotWord);
};

export const fatigueDie = ({ state, emit }: CityTell, id: RunnerId, die: DieId, by: Word): void => {
  const taken = mapped(diceAt(runnerOf(state, id), "fatigue"), (each) => each.slot);
  emit({ was: "dieFatigued", runner: id, die, slot: taken.indexOf(1) < 0 ? 1 : 2, by });
};

/** The Momentum Die goes to the supply wherever it lies, even as the Tempo Die (DL-WND-07, DL-RULING-73). */
export const loseMomentum = ({ state, emit }: CityTell, id: RunnerId, by: Word): void => {
  if (!lacksMomentumDie(runnerOf(state, id))) emit({ was: "momentumLost", runner: id, by });
};
