import { FIRST_TO_MOVE } from "../content/infected";
import type { CityGo, CityStep, RunnerId, CitySeen, RunnerSeen } from "../vocabulary";
import type { Word } from "../../../kernel/words";
import { areaOf } from "./ground";
import { isOn } from "./options";
import { isNight, runnerOf } from "./runners";

/** What the card says besides "your EV is 1 higher" (DL-PV-12). */
const effectOf = (state: CitySeen, runner: RunnerId, card: Word): CityStep | "none" => {
  const area = areaOf(runnerOf(state, runner).zone);
  const infected = isNight(state) ? "viral" : "biter";
  if (card === "chase.h1") return { do: "spawn", area, infected, count: 1, by: "DL-PV-12", spread: 0 };
  if (card === "chase.h2") return { do: "move", into: area, moves: 2, types: FIRST_TO_MOVE, range: 1 };
  if (card === "chase.h3") return { do: "wave", area, infected, count: 2, by: "DL-PV-12" };
  return card === "chase.h4" ? { do: "fatigue", runner } : "none";
};

/** A second Chase takes a second card while there is one (DL-CHASE-01); by the house rule one is all (DL-RULING-36). */
export const isChasable = (state: CitySeen, { chase: held }: RunnerSeen): boolean =>
  state.chase.length > 0 && (held.length === 0 || !isOn(state, "oneChase"));

export const chase: CityGo<"chase"> = {
  kind: "go",
  run: ({ state, emit, next }, { runner }) => {
    if (!isChasable(state, runnerOf(state, runner))) return;
    for (const card of state.chase.slice(0, 1)) {
      emit({ was: "chaseTaken", runner, card });
      const effect = effectOf(state, runner, card);
      if (effect !== "none") next(effect);
    }
  },
};
