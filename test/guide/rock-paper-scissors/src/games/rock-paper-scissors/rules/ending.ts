import type { Outcome } from "../../../kernel/game";
import { POINTS } from "../content/cards";
import type { BoutSeen } from "../vocabulary";

/** It is looked at after every event: what is won is over at once. */
export const over = ({ players }: BoutSeen): Outcome | "playing" => {
  for (const { seat, points } of players) if (points === POINTS) return { won: [seat], rule: "RPS-WIN-01" };
  return "playing";
};
