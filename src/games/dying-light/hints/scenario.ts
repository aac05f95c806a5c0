import type { Hint } from "../../../kernel/game";
import { has, kept, mapped } from "../../../kernel/list";
import { EVENT_TOKENS, RELAY, ROUNDS, SHELTER } from "../content/cards";
import { isObjective } from "../rules/scenario";
import type { CitySeen } from "../vocabulary";
import { about } from "./chances";

/** What is to be done next, and how long there is time for it. */

const goalHint = (state: CitySeen): Hint => {
  if (has(state.scenarioShown, "scenario.s07")) return about("", "goalHome", { zone: SHELTER });
  if (!has(state.scenarioShown, "scenario.s02")) return about("", "goalRelay", { zone: RELAY });
  const crates = kept(state.features, ({ token }) => isObjective(token));
  return about("", "goalCrates", { zones: mapped(crates, ({ zone }) => zone) });
};

export const scenarioHints = (state: CitySeen): readonly Hint[] => {
  const left = ROUNDS - state.round;
  const next = kept(EVENT_TOKENS, ({ round }) => round > state.round)[0];
  const time = next === undefined ? about("", "rounds", { left }) : about("", "roundsTo", { left, round: next.round });
  return [goalHint(state), time];
};
