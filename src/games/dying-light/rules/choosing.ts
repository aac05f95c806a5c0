import { anyOf } from "../../../kernel/choice";
import { kept, mapped, withoutAll } from "../../../kernel/list";
import { wordTo } from "../../../kernel/talk";
import type { Choice, Word } from "../../../kernel/words";
import { SETS, WEAPONS } from "../content/runners";
import type { CityAsk, CityGo, CitySeen, RunnerId } from "../vocabulary";
import { inPlay, playing, runnerOf } from "./runners";

/** What the others have chosen is not to be had. */
const taken = (state: CitySeen, what: "set" | "weapon"): readonly Word[] =>
  mapped(playing(state), (runner) => runner[what]);

const freeRunners = (state: CitySeen): readonly Word[] =>
  mapped(
    kept(state.runners, (runner) => !inPlay(runner)),
    (runner) => runner.runner,
  );

interface Chosen {
  readonly runner: RunnerId;
  readonly set: Word;
  readonly weapon: Word;
}

/** Each seat takes one Runner (DL-TTS-01) and may swap what it starts with (DL-RULING-03). */
export const choose: CityAsk<"choose", Chosen> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state) =>
    withoutAll(
      state.seats,
      mapped(playing(state), (runner) => runner.seat),
    ),
  asks: (talk, state) => {
    const runner = wordTo(talk, "runner", () => anyOf(freeRunners(state), "DL-SETUP-01"));
    const free = (all: readonly Word[], what: "set" | "weapon", rule: Word): Choice =>
      anyOf(withoutAll(all, taken(state, what)), rule, [runnerOf(state, runner)[what]]);
    const set = wordTo(talk, "set", () => free(SETS, "set", "DL-SETUP-24"));
    const weapon = wordTo(talk, "weapon", () => free(WEAPONS, "weapon", "DL-SETUP-25"));
    return { runner, set, weapon };
  },
  take: ({ state, emit, next }, _step, seat, { runner, set, weapon }) => {
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
