import type { Outcome } from "../../../kernel/game";
import type { CitySeen } from "../vocabulary";

/** The rule by which each ending ends. */
const ENDED_BY = { won: "DL-GAME-04", eliminated: "DL-GAME-06", dawnless: "DL-RULING-46" } as const;

/** All players win or lose together (DL-GAME-01). */
export const over = (state: CitySeen): Outcome | "playing" => {
  if (state.ending === "playing") return "playing";
  return { won: state.ending === "won" ? state.seats : [], rule: ENDED_BY[state.ending] };
};
