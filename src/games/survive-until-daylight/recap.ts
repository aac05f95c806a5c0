import type { Figure } from "../../kernel/recap";
import type { Seat } from "../../kernel/words";
import { playerOf } from "./rules/players";
import type { NightSeen } from "./vocabulary";

export type NightFigure = "damage" | "cards" | "enemies" | "saved";

const named = (figure: NightFigure, is: number): Figure => ({ figure, is });

/** What became of a player and of the line while the others had their turns. */
export const figures = (state: NightSeen, seat: Seat): readonly Figure[] => {
  if (state.phase === "setup") return [];
  const { damage, inventory, saved } = playerOf(state, seat);
  return [
    named("damage", damage),
    named("cards", inventory.length),
    named("saved", saved),
    named("enemies", state.line.length),
  ];
};
