import { distinct } from "../../../kernel/list";
import type { Word } from "../../../kernel/words";
import type { CityTell, RunnerId, RunnerSeen } from "../vocabulary";
import { runnerOf } from "./runners";

export const isHurt = (runner: RunnerSeen): boolean => runner.light !== "none" || runner.heavy.length > 0;

/** Heavy Wounds of which one is to be chosen, when so many Wounds are healed (DL-DP-25). */
export const healable = (runner: RunnerSeen, times: number): readonly Word[] =>
  times > 1 || runner.light === "none" ? distinct(runner.heavy) : [];

/** A Light Wound goes under the deck, a Heavy one becomes the Light one (DL-RULING-58). */
export const heal = ({ state, emit }: CityTell, runner: RunnerId, times: number, chosen: Word): void => {
  let heavy = chosen;
  for (let i = 0; i < times; i++) {
    if (runnerOf(state, runner).light !== "none") emit({ was: "lightHealed", runner });
    else if (heavy !== "") {
      emit({ was: "heavyHealed", runner, wound: heavy });
      heavy = "";
    }
  }
};
