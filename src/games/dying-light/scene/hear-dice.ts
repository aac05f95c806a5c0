import { type Gesture, headOf, type Heard, NOTHING, refusal, tailOf, words } from "../../../kernel/gesture";
import { partAsked } from "../../../kernel/hearing";
import { has, kept } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import type { Part, Say, Word } from "../../../kernel/words";
import { FACES } from "../content/dice";
import { isGearSlot } from "../content/runners";
import { boostsAmong, freeFatigueSlots, lacksMomentumDie, slotWord, tempoOf } from "../rules/dice";
import { isZone } from "../rules/ground";
import { RULES } from "../rules/rules";
import { runnerOf } from "../rules/runners";
import type { CitySeen, CityStep, RunnerId, RunnerSeen } from "../vocabulary";
import { trackSlot } from "./heard";

/** Whose dice the step is about. */
const runnerAsked = (asked: CityStep): RunnerId => {
  if (asked.do === "turn" || asked.do === "fatigueDie" || asked.do === "prevent") return asked.runner;
  return asked.do === "defend" ? asked.attack.runner : "none";
};

/** Dice already said come first: the next one lies right of them. */
const diceSaid = (said: Say): number => {
  let count = 0;
  for (const part of said) for (const word of part) if (isFace(word)) count++;
  return count;
};

const isFace = (word: Word): boolean => {
  const facesOf: Readonly<Record<Word, readonly Word[]>> = FACES;
  return has(facesOf[headOf(word)] ?? [], word);
};

/** The dice that were laid on the track before it was said what for. */
const diceEarly = ({ early }: Gesture): number => kept(early, isFace).length;

/** A die on the next slot pays; it may lie there before the figure is moved. */
const toTrack = (runner: RunnerSeen, said: Say, part: Part | "said", gesture: Gesture): Heard => {
  const place = tailOf(gesture.from);
  if (place === "momentum") return refusal("DL-MOM-02");
  if (place === "fatigue" || place === "cooldown") return refusal("DL-RUN-02");
  if (place !== "pool") return refusal("DL-ACTN-06");
  if (trackSlot(gesture.to) !== tempoOf(runner) + diceSaid(said) + diceEarly(gesture) + 1)
    return refusal("DL-TEMPO-03");
  if (part !== "said" && has(part.of, gesture.up)) return words([gesture.up]);
  if (diceSaid(said) === 0) return { heard: "early", words: [gesture.up] };
  const paid = part !== "said" && part.ask !== "with" && part.ask !== "defend";
  return paid ? refusal("DL-RULING-14") : words([gesture.up]);
};

/** A die tired for a Special Attack, once it is the question how it is made. */
const toSpecial = (runner: RunnerSeen, part: Part, die: Word): Heard => {
  if (freeFatigueSlots(runner) === 0) return refusal("DL-FAT-05");
  return part.ask === "way" ? words(["fatigue", die]) : words([die]);
};

/** One after the other for a Desperate Defense, as far as there are slots for them. */
const toDefend = (runner: RunnerSeen, part: Part | "said", die: Word): Heard => {
  if (freeFatigueSlots(runner) === 0) return refusal("DL-FAT-05");
  if (part === "said") return refusal("DL-DDEF-02");
  if (part.ask === "defend") return words(["done", die]);
  return part.ask === "desperate" ? words([die]) : refusal("DL-DDEF-02");
};

const toFatigue = (
  runner: RunnerSeen,
  asked: CityStep,
  said: Say,
  part: Part | "said",
  { from, up }: Gesture,
): Heard => {
  const slot = trackSlot(from);
  // The die that pays lies right of it by then (DL-RULING-39).
  const isTempo = slot > 0 && slot === tempoOf(runner) + diceSaid(said);
  if (isTempo && asked.do !== "defend") return refusal("DL-FAT-03");
  const die = slot === 0 ? up : slotWord(slot);
  if (asked.do === "defend") return toDefend(runner, part, die);
  if (part === "said") return refusal("DL-FAT-01");
  if (asked.do === "turn" && (part.ask === "way" || part.ask === "fatigue")) return toSpecial(runner, part, die);
  return asked.do === "fatigueDie" ? words([die]) : refusal("DL-FAT-01");
};

/** Only slot 4 brings the Momentum Die, and never a second one (DL-MOM-01, DL-RULING-09). */
const toMomentum = (runner: RunnerSeen, { from }: Gesture): Heard =>
  refusal(headOf(from) === "supply" && !lacksMomentumDie(runner) ? "DL-RULING-09" : "DL-MOM-01");

/** A die laid on Gear is for it to prevent; one that is tired as a cost is not prevented (DL-RULING-77). */
const toGear = (asked: CityStep, part: Part | "said", slot: Word): Heard => {
  if (asked.do === "prevent") return words([slot]);
  const cost = part !== "said" && (part.ask === "way" || part.ask === "fatigue" || part.ask === "desperate");
  return refusal(cost ? "DL-RULING-77" : "DL-GEAR-06");
};

/** The die an item is used on, by what it shows or by where it lies. */
const chosenDie = (part: Part, { from, n, up }: Gesture): Heard => {
  if (has(part.of, up)) return words([up]);
  if (tailOf(from) === "pool") return words([up]);
  return words([trackSlot(from) > 0 ? slotWord(trackSlot(from)) : tailOf(from) + numberText(n + 1)]);
};

/** A die set against the Infected defends, when there is something to defend against, and once (DL-BOOST-12). */
const atInfected = (asked: CityStep, { from, up }: Gesture): Heard => {
  if (asked.do !== "defend") return refusal("DL-DEF-01");
  if (trackSlot(from) === 0) return words([up]);
  return refusal(boostsAmong([up], "block") > 0 ? "DL-BOOST-12" : "DL-DEF-03");
};

/** The new die of an upgrade, taken from the supply. */
const newDie = (part: Part | "said", { kind, from }: Gesture): readonly Word[] => {
  const type = tailOf(kind);
  const isNew = headOf(from) === "supply" && part !== "said" && part.ask === "upgrade" && has(part.of, type);
  return isNew ? [type] : [];
};

const ownDie = (state: CitySeen, runner: RunnerSeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const part = partAsked(RULES, state, asked, said, gesture.seat);
  const to = tailOf(gesture.to);
  if (part !== "said" && part.ask === "die") return chosenDie(part, gesture);
  if (isZone(headOf(gesture.to))) return atInfected(asked, gesture);
  if (headOf(gesture.to) !== runner.home) return NOTHING;
  if (to === "momentum") return toMomentum(runner, gesture);
  if (isGearSlot(to)) return toGear(asked, part, to);
  if (trackSlot(gesture.to) > 0) return toTrack(runner, said, part, gesture);
  if (to === "fatigue") return toFatigue(runner, asked, said, part, gesture);
  return trackSlot(gesture.from) > 0 ? refusal("DL-TEMPO-05") : NOTHING;
};

export const hearDie = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const id = runnerAsked(asked);
  if (gesture.from === gesture.to) return NOTHING;
  if (id === "none") return refusal("DL-ACTN-05");
  const runner = runnerOf(state, id);
  if (headOf(gesture.from) === runner.home) return ownDie(state, runner, asked, said, gesture);
  const type = newDie(partAsked(RULES, state, asked, said, gesture.seat), gesture);
  if (type.length > 0) return words(type);
  return tailOf(gesture.to) === "momentum" ? toMomentum(runner, gesture) : refusal("DL-ACTN-06");
};
