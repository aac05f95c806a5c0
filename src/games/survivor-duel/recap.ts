import type { Figure } from "../../kernel/recap";
import type { Seat } from "../../kernel/words";
import { sideOf } from "./rules/sides";
import type { DuelSeen } from "./vocabulary";

export type DuelFigure = "hp" | "th" | "hand" | "zombies";

const named = (figure: DuelFigure, is: number): Figure => ({ figure, is });

/** What became of a player's side while the other had the turn. */
export const figures = (duel: DuelSeen, seat: Seat): readonly Figure[] => {
  if (duel.phase === "setup") return [];
  const { hp, th, hand, zombies } = sideOf(duel, seat);
  return [named("hp", hp), named("th", th), named("zombies", zombies.length), named("hand", hand.length)];
};
