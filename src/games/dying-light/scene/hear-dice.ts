import type { Gesture, Heard } from "../../../kernel/gesture";
import { has, kept } from "../../../kernel/list";
import type { Part, Say, Word } from "../../../kernel/words";
import { FACES } from "../content/dice";
import { slotWord, tempoOf } from "../rules/dice";
import { runnerOf } from "../rules/runners";
import type { CitySeen, CityStep, RunnerId, RunnerSeen } from "../vocabulary";
import { headOf, NOTHING, partAsked, refusal, tailOf, trackSlot, words } from "./heard";

/** Whose dice the step is about. */
const runnerAsked = (asked: CityStep): RunnerId => {
  if (asked.do === "turn" || asked.do === "fatigueDie") return asked.runner;
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
  return diceSaid(said) === 0 ? { heard: "early", words: [gesture.up] } : words([gesture.up]);
};

const toFatigue = (runner: RunnerSeen, asked: CityStep, part: Part | "said", { from, up }: Gesture): Heard => {
  const slot = trackSlot(from);
  if (slot > 0 && slot === tempoOf(runner)) return refusal("DL-FAT-03");
  if (part === "said" || (asked.do !== "fatigueDie" && asked.do !== "defend")) return refusal("DL-FAT-01");
  if (slot === 0) return words([up]);
  return part.ask === "defend" ? words(["done", slotWord(slot)]) : words([slotWord(slot)]);
};

export const hearDie = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const id = runnerAsked(asked);
  if (id === "none") return gesture.from === gesture.to ? NOTHING : refusal("DL-ACTN-05");
  const runner = runnerOf(state, id);
  if (headOf(gesture.from) !== runner.home) return refusal("DL-ACTN-06");
  if (gesture.from === gesture.to || headOf(gesture.to) !== runner.home) return NOTHING;
  const part = partAsked(state, asked, said, gesture);
  if (trackSlot(gesture.to) > 0) return toTrack(runner, said, part, gesture);
  if (tailOf(gesture.to) === "fatigue") return toFatigue(runner, asked, part, gesture);
  return trackSlot(gesture.from) > 0 ? refusal("DL-TEMPO-05") : NOTHING;
};
