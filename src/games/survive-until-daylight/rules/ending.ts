import type { Outcome } from "../../../kernel/game";
import type { NightSeen } from "../vocabulary";

/** The rule by which each ending ends. */
const ENDED_BY = { won: "SUD-WIN-04", dead: "SUD-GOAL-04" } as const;

/** All win together or lose together (SUD-GOAL-01). */
export const over = (state: NightSeen): Outcome | "playing" => {
  if (state.ending === "playing") return "playing";
  return { won: state.ending === "won" ? state.seats : [], rule: ENDED_BY[state.ending] };
};
