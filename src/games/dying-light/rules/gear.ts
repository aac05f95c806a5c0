import { anyOf } from "../../../kernel/choice";
import { joined, kept, mapped } from "../../../kernel/list";
import { wordTo } from "../../../kernel/talk";
import type { Word } from "../../../kernel/words";
import { type GearSlot, isGearSlot } from "../content/runners";
import type { CityAsk, CityGo, CityStep, CityTell, RunnerId, RunnerSeen, Suffering } from "../vocabulary";
import { gearOf } from "./boosts";
import { usualGear } from "./prudence";
import { runnerOf, seatOf } from "./runners";

const SUFFER: Word = "suffer";

/** The Gear that prevents this; each token once to be damaged and once more to be removed (DL-GEAR-06 to DL-GEAR-09). */
export const preventing = (runner: RunnerSeen, what: Suffering): readonly GearSlot[] =>
  mapped(
    kept(gearOf(runner), (gear) => gear.prevents === what),
    ({ slot }) => slot,
  );

export const useGear = ({ state, emit }: CityTell, runner: RunnerId, gear: GearSlot): void => {
  const side = runnerOf(state, runner).gear[gear] === "whole" ? "damaged" : "gone";
  emit({ was: "gearUsed", runner, gear, side, by: side === "damaged" ? "DL-GEAR-07" : "DL-GEAR-08" });
};

const effectOf = (runner: RunnerId, what: Suffering): CityStep => {
  if (what === "exposure") return { do: "expose", runner };
  return what === "fatigue" ? { do: "tire", runner } : { do: "wounds", runner, count: 1, by: "DL-RISK-17" };
};

/** What a Risk die or a Fatigue brings; Gear may cancel it, equal symbols and all (DL-RULING-44, DL-RULING-78). */
export const suffer: CityGo<"suffer"> = {
  kind: "go",
  run: ({ state, next }, { runner, what }) => {
    const helps = preventing(runnerOf(state, runner), what).length > 0;
    next(helps ? { do: "prevent", runner, what } : effectOf(runner, what));
  },
};

const againstGear = (runner: RunnerSeen, word: Word): Word =>
  isGearSlot(word) && runner.gear[word] === "gone" ? "DL-GEAR-08" : "DL-GEAR-06";

/** To use Gear or not (DL-DP-12); what is damaged already has no usual answer. */
export const prevent: CityAsk<"prevent"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (state, { runner }) => seatOf(state, runner),
  asks: (talk, state, { runner: id, what }) => {
    const runner = runnerOf(state, id);
    return wordTo(talk, what === "fatigue" ? "spared" : what, () =>
      anyOf(
        joined([SUFFER], preventing(runner, what)),
        (gear) => againstGear(runner, gear),
        usualGear(runner, preventing(runner, what)),
      ),
    );
  },
  take: (tell, { runner, what }, _seat, word) => {
    if (isGearSlot(word)) useGear(tell, runner, word);
    else tell.next(effectOf(runner, what));
  },
};
