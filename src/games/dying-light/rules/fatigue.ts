import { anyOf } from "../../../kernel/choice";
import { joined } from "../../../kernel/list";
import { wordTo } from "../../../kernel/talk";
import type { Word } from "../../../kernel/words";
import type { CityAsk, CityGo, CitySeen, Die, Face, RunnerSeen } from "../vocabulary";
import {
  diceAt,
  facesOf,
  fatigueDie as fatigued,
  freeFatigueSlots,
  looseOnTrack,
  looseSlots,
  poolWithout,
  slotWord,
  tempoOf,
} from "./dice";
import { isOn } from "./options";
import { runnerOf, seatOf } from "./runners";

/**
 * Dice that may tire once these were spent: of the track while one besides the Tempo Die is there, of the pool only
 * otherwise (DL-FAT-01, DL-FAT-03). By the house rule either will do.
 */
export const tirable = (state: CitySeen, runner: RunnerSeen, spent: readonly Face[]): readonly Word[] => {
  const track = looseSlots(runner, spent.length);
  const isTrack = track.length > 0 && !isOn(state, "anyDieTires");
  return isTrack ? track : joined(track, facesOf(poolWithout(runner, spent)));
};

/** Why another die does not: the Tempo Die never, one of the pool not yet, and what is not there not at all. */
export const whyNotTire = (runner: RunnerSeen, spent: readonly Face[], word: Word): Word =>
  word === slotWord(tempoOf(runner) + spent.length) ? "DL-FAT-03" : "DL-FAT-01";

const bears = (state: CitySeen, runner: RunnerSeen): boolean =>
  freeFatigueSlots(runner) > 0 && tirable(state, runner, []).length === 0;

/** From any source but a cost; Gear may prevent it, even where it would be a Wound (DL-GEAR-11, DL-RULING-66). */
export const fatigue: CityGo<"fatigue"> = {
  kind: "go",
  run: ({ state, next }, { runner }) => {
    if (!bears(state, runnerOf(state, runner))) next({ do: "suffer", runner, what: "fatigue" });
  },
};

/** Without a free slot it is a Wound (DL-FAT-04); with nothing but the Tempo Die, nothing (DL-RULING-38). */
export const tire: CityGo<"tire"> = {
  kind: "go",
  run: ({ state, next }, { runner: id }) => {
    const runner = runnerOf(state, id);
    if (freeFatigueSlots(runner) === 0) next({ do: "wounds", runner: id, count: 1, by: "DL-FAT-04" });
    else if (tirable(state, runner, []).length > 0) next({ do: "fatigueDie", runner: id });
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
    return wordTo(talk, "fatigue", () => anyOf(tirable(state, runner, []), (word) => whyNotTire(runner, [], word)));
  },
  take: (tell, { runner }, _seat, word) => {
    for (const die of dieFor(runnerOf(tell.state, runner), word)) fatigued(tell, runner, die.die, "DL-FAT-01");
  },
};
