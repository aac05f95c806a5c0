import { anyOf } from "../../../kernel/choice";
import { joined, mapped } from "../../../kernel/list";
import { wordTo } from "../../../kernel/talk";
import type { Word } from "../../../kernel/words";
import type { CityAsk, CityGo, Die, RunnerSeen } from "../vocabulary";
import { diceAt, facesOf, fatigueDie as fatigued, freeFatigueSlots, looseOnTrack, slotWord, tempoOf } from "./dice";
import { runnerOf, seatOf } from "./runners";

const wordsFor = (runner: RunnerSeen): readonly Word[] =>
  joined(
    mapped(looseOnTrack(runner), (die) => slotWord(die.slot)),
    facesOf(diceAt(runner, "pool")),
  );

const bears = (runner: RunnerSeen): boolean => freeFatigueSlots(runner) > 0 && wordsFor(runner).length === 0;

/** From any source but a cost; Gear may prevent it, even where it would be a Wound (DL-GEAR-11, DL-RULING-66). */
export const fatigue: CityGo<"fatigue"> = {
  kind: "go",
  run: ({ state, next }, { runner }) => {
    if (!bears(runnerOf(state, runner))) next({ do: "suffer", runner, what: "fatigue" });
  },
};

/** Without a free slot it is a Wound (DL-FAT-04); with nothing but the Tempo Die, nothing (DL-RULING-38). */
export const tire: CityGo<"tire"> = {
  kind: "go",
  run: ({ state, next }, { runner: id }) => {
    const runner = runnerOf(state, id);
    if (freeFatigueSlots(runner) === 0) next({ do: "wounds", runner: id, count: 1, by: "DL-FAT-04" });
    else if (wordsFor(runner).length > 0) next({ do: "fatigueDie", runner: id });
  },
};

const dieFor = (runner: RunnerSeen, word: Word): readonly Die[] => {
  for (const die of looseOnTrack(runner)) if (slotWord(die.slot) === word) return [die];
  for (const die of diceAt(runner, "pool")) if (die.up === word) return [die];
  return [];
};

/** The Runner picks the die (DL-FAT-01). */
export const fatigueDie: CityAsk<"fatigueDie"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state, { runner }) => seatOf(state, runner),
  asks: (talk, state, { runner: id }) => {
    const runner = runnerOf(state, id);
    return wordTo(talk, "fatigue", () =>
      anyOf(wordsFor(runner), (word) => (word === slotWord(tempoOf(runner)) ? "DL-FAT-03" : "DL-FAT-01")),
    );
  },
  take: (tell, { runner }, _seat, word) => {
    for (const die of dieFor(runnerOf(tell.state, runner), word)) fatigued(tell, runner, die.die, "DL-FAT-01");
  },
};
