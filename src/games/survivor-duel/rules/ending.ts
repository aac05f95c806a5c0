import type { Outcome } from "../../../kernel/game";
import { kept, mapped } from "../../../kernel/list";
import type { DuelSeen, Fate } from "../vocabulary";

/** The rule by which each fate loses. */
const LOST_BY: Readonly<Record<Fate, string>> = {
  fighting: "",
  killed: "DUEL-GOAL-01",
  decked: "DUEL-GOAL-02",
  conceded: "DUEL-RUL-35",
};

const isFought = ({ sides }: DuelSeen): boolean => {
  for (const { fate } of sides) if (fate !== "fighting") return false;
  return true;
};

/** Losing is looked for after every single effect; both at once is a draw (DUEL-RUL-33). */
export const over = (duel: DuelSeen): Outcome | "playing" => {
  if (isFought(duel)) return "playing";
  const lost = kept(duel.sides, (side) => side.fate !== "fighting");
  if (lost.length === duel.sides.length) return { won: [], rule: "DUEL-RUL-33" };
  const left = kept(duel.sides, (side) => side.fate === "fighting");
  return { won: mapped(left, (side) => side.seat), rule: LOST_BY[lost[0]?.fate ?? "fighting"] };
};
