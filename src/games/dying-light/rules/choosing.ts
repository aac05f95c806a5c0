import { has, kept, mapped, withoutAll } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Part, Say, Verdict, Word } from "../../../kernel/words";
import { SETS, WEAPONS } from "../content/runners";
import type { CityAsk, CityGo, CitySeen } from "../vocabulary";
import { inPlay, playing, runnerOf } from "./runners";

/** What the others have chosen is not to be had. */
const taken = (state: CitySeen, what: "set" | "weapon"): readonly Word[] =>
  mapped(playing(state), (runner) => runner[what]);

const freeRunners = (state: CitySeen): readonly Word[] =>
  mapped(
    kept(state.runners, (runner) => !inPlay(runner)),
    (runner) => runner.runner,
  );

const one = (ask: Word, of: readonly Word[], usual: readonly Word[]): Part => ({ ask, of, least: 1, most: 1, usual });

const part = (state: CitySeen, said: Say): Part | "said" => {
  const runner = (said[0] ?? [])[0];
  if (runner === undefined) return one("runner", freeRunners(state), []);
  const { set, weapon } = runnerOf(state, runner);
  if (said.length === 1) return one("set", withoutAll(SETS, taken(state, "set")), [set]);
  if (said.length === 2) return one("weapon", withoutAll(WEAPONS, taken(state, "weapon")), [weapon]);
  return "said";
};

/** Each seat takes one Runner (DL-TTS-01) and may swap what it starts with (DL-RULING-03). */
export const choose: CityAsk<"choose"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state) =>
    withoutAll(
      state.seats,
      mapped(playing(state), (runner) => runner.seat),
    ),
  part: (state, _step, _seat, said) => part(state, said),
  why: (state, _step, _seat, said, word): Verdict => {
    const asked = part(state, said);
    if (asked !== "said" && has(asked.of, word)) return "fine";
    if (said.length === 0) return refuse("DL-SETUP-01");
    return refuse(said.length === 1 ? "DL-SETUP-24" : "DL-SETUP-25");
  },
  take: ({ state, emit, next }, _step, seat, say) => {
    const [[runner = ""] = [], [set = ""] = [], [weapon = ""] = []] = say;
    emit({ was: "runnerChosen", seat, runner, set, weapon });
    next(playing(state).length < state.seats.length ? { do: "choose" } : { do: "begin" });
  },
};

/** What nobody chose goes back to the box (DL-TTS-03), and the first Round begins. */
export const begin: CityGo<"begin"> = {
  kind: "go",
  run: ({ emit, next }) => {
    emit({ was: "boxCleared" });
    next({ do: "round" });
  },
};
