import { anyOf } from "../../../kernel/choice";
import { has, kept, most } from "../../../kernel/list";
import { wordTo } from "../../../kernel/talk";
import type { Word } from "../../../kernel/words";
import { TRACK_EXPOSURE } from "../content/dice";
import type { AreaId, CityAsk, CityGo, CitySeen, RunnerSeen } from "../vocabulary";
import { underUv } from "./crowd";
import { tempoOf } from "./dice";
import { areaOf } from "./ground";
import { isOn } from "./options";
import { areasOfRunners, everySeat, playing, runnersIn } from "./runners";

/** The number above the Tempo Die, a token, a Chase (DL-EXPO-02, DL-RULING-08); under UV none (DL-RULING-15). */
export const exposureAt = (state: CitySeen, runner: RunnerSeen, tempo: number): number => {
  if (underUv(state, areaOf(runner.zone))) return 0;
  const acted = TRACK_EXPOSURE[tempo - 1] ?? 0;
  const value = acted + (runner.token === "none" ? 0 : 1) + runner.chase.length;
  return Math.max(0, value - (runner.masked ? 1 : 0));
};

/** Values are checked once, before the first Area (DL-EXPO-01). */
export const exposurePhase: CityGo<"exposurePhase"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    emit({ was: "phaseBegan", phase: "exposure" });
    for (const runner of playing(state)) {
      emit({ was: "exposureChecked", runner: runner.runner, exposure: exposureAt(state, runner, tempoOf(runner)) });
    }
    next({ do: "nextArea" }, { do: "returnTokens" });
  },
};

/** The values of all Runners there; they are added only to rank the Area (DL-EXPO-06). */
const valueOf = (state: CitySeen, area: AreaId): number => {
  let value = 0;
  for (const runner of runnersIn(state, area)) value += runner.exposure;
  return value;
};

/** With no value nothing is drawn and nobody acts, unless the players want attacks all the same (DL-RULING-11). */
const comesUp = (state: CitySeen, area: AreaId): boolean =>
  valueOf(state, area) > 0 || (isOn(state, "zeroExposureAttacks") && !underUv(state, area));

const unresolved = (state: CitySeen): readonly AreaId[] =>
  kept(areasOfRunners(state), (area) => !has(state.resolved, area) && comesUp(state, area));

const highest = (state: CitySeen): readonly AreaId[] => most(unresolved(state), (area) => valueOf(state, area));

/** From the highest value down (DL-EXPO-07); one Area is finished before the next is begun (DL-EXPO-16). */
export const nextArea: CityGo<"nextArea"> = {
  kind: "go",
  run: ({ state, next }) => {
    const [area, other] = highest(state);
    if (area === undefined) return;
    next(other === undefined ? { do: "resolveArea", area } : { do: "tiedArea" }, { do: "nextArea" });
  },
};

const againstResolving = (state: CitySeen, word: Word): Word => {
  if (!has(areasOfRunners(state), word)) return "DL-EXPO-13";
  if (has(state.resolved, word)) return "DL-EXPO-11";
  return comesUp(state, word) ? "DL-EXPO-07" : "DL-RULING-11";
};

/** Equal values: the players choose the order (DL-EXPO-12). */
export const tiedArea: CityAsk<"tiedArea"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: everySeat,
  asks: (talk, state) => wordTo(talk, "tiedArea", () => anyOf(highest(state), (area) => againstResolving(state, area))),
  take: ({ next }, _step, _seat, area) => {
    next({ do: "resolveArea", area });
  },
};

/** Each Runner draws as many cards as its own value, from its own deck (DL-EXPO-08, DL-EXPO-09). */
export const resolveArea: CityGo<"resolveArea"> = {
  kind: "go",
  run: ({ state, emit, next }, { area }) => {
    emit({ was: "areaResolved", area });
    for (const { runner, exposure } of runnersIn(state, area)) next({ do: "draw", runner, count: exposure });
    next({ do: "execute", area });
  },
};

/** Only tokens that were counted leave (DL-EXPO-14, DL-RULING-72). */
export const returnTokens: CityGo<"returnTokens"> = {
  kind: "go",
  run: ({ state, emit }) => {
    for (const { runner, token } of playing(state)) {
      if (token === "counted") emit({ was: "exposureReturned", runner, by: "DL-EXPO-14" });
    }
  },
};
