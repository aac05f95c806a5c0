import { FIRST_TO_MOVE } from "../content/infected";
import type { CityGo, CityStep, RunnerId, CitySeen } from "../vocabulary";
import type { Word } from "../../../kernel/words";
import { areaOf } from "./ground";
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

/** A Chase while one is held, or with no card left, has no further effect (DL-RULING-36). */
export const chase: CityGo<"chase"> = {
  kind: "go",
  run: ({ state, emit, next }, { runner }) => {
    const card = state.chase[0];
    if (card === undefined || runnerOf(state, runner).chase.length > 0) return;
    emit({ was: "chaseTaken", runner, card });
    const effect = effectOf(state, runner, card);
    if (effect !== "none") next(effect);
  },
};
