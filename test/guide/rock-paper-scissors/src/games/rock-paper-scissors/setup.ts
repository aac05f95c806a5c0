import { mapped } from "../../kernel/list";
import type { Seat } from "../../kernel/words";
import { type Bout, type BoutStep, NONE } from "./vocabulary";

/** Before anything is known or done. */
export const setup = (seats: readonly Seat[]): { readonly state: Bout; readonly agenda: readonly [BoutStep] } => ({
  state: { round: 0, players: mapped(seats, (seat) => ({ seat, points: 0, shown: NONE })) },
  agenda: [{ do: "round" }],
});
