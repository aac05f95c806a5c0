import { fail } from "../../../kernel/fail";
import { kept, mapped } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import { FIRST_NIGHT } from "../content/cards";
import { RUNNERS } from "../content/runners";
import type { AreaId, CitySeen, RunnerId, RunnerSeen } from "../vocabulary";
import { areaOf } from "./ground";

export const isNight = (state: CitySeen): boolean => state.round >= FIRST_NIGHT;

export const runnerOf = (state: CitySeen, id: RunnerId): RunnerSeen => {
  for (const runner of state.runners) if (runner.runner === id) return runner;
  return fail("no such runner: " + id);
};

export const inPlay = (runner: RunnerSeen): boolean => runner.seat !== "none";

/** The Runners that somebody plays. */
export const playing = (state: CitySeen): readonly RunnerSeen[] => kept(state.runners, inPlay);

export const isPlaying = (state: CitySeen, word: Word): boolean => {
  for (const runner of state.runners) if (runner.runner === word) return inPlay(runner);
  return false;
};

export const runnersIn = (state: CitySeen, area: AreaId): readonly RunnerSeen[] =>
  kept(state.runners, (runner) => inPlay(runner) && areaOf(runner.zone) === area);

/** An Area with a Runner keeps its Infected (DL-EMOVE-02). */
export const holdsRunner = (state: CitySeen, area: AreaId): boolean => {
  for (const runner of state.runners) if (inPlay(runner) && areaOf(runner.zone) === area) return true;
  return false;
};

/** Areas with Runners, each once, in the order of the Runners. */
export const areasOfRunners = (state: CitySeen): AreaId[] => {
  const areas: AreaId[] = [];
  for (const runner of playing(state)) {
    const area = areaOf(runner.zone);
    if (areas.indexOf(area) < 0) areas.push(area);
  }
  return areas;
};

export const namesOf = (runners: readonly RunnerSeen[]): RunnerId[] => mapped(runners, (runner) => runner.runner);

/** Whoever plays this Runner answers for it. */
export const seatOf = (state: CitySeen, id: RunnerId): readonly Seat[] => [runnerOf(state, id).seat];

/** What the group decides, any seat may answer (DL-GOLD-01). */
export const everySeat = (state: CitySeen): readonly Seat[] => state.seats;

export const skillOf = (id: RunnerId): Word => {
  for (const { runner, skill } of RUNNERS) if (runner === id) return skill;
  return fail("no such runner: " + id);
};
