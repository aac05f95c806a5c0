import type { OptionList, Options } from "../../../kernel/game";
import { CUSHIONS, type Limits } from "../content/limits";
import type { DuelSeen } from "../vocabulary";

/**
 * What the book prints comes first, then our house rules and the other readings: what a deck may hold (DUEL-RUL-01), HP
 * more for who begins (DUEL-RUL-37), when a Quick Escape is tried (DUEL-RUL-17), which zombies may be spawned
 * (DUEL-RUL-04), and whether a window opens only to a player who can use it, or whenever somebody might (so that no
 * pause tells of a hand). Words are never used anew: those of an old save mean what they meant.
 */
export const OPTIONS = [
  { option: "limits", of: ["book", "ledger", "printed"] },
  { option: "cushion", of: ["off", "even", "on"] },
  { option: "escapes", of: ["before", "after"] },
  { option: "spawning", of: ["row", "any"] },
  { option: "stops", of: ["needed", "always"] },
] as const satisfies OptionList;

export type DuelOption = (typeof OPTIONS)[number]["option"];

/** A match that was begun without a setting goes on as before there was one. */
export const limitsIn = (options: Options): Limits => {
  const limits = options["limits"];
  return limits === "book" || limits === "printed" ? limits : "ledger";
};
export const limitsOf = (duel: DuelSeen): Limits => limitsIn(duel.options);
export const cushionOf = (duel: DuelSeen): number => CUSHIONS[duel.options["cushion"] ?? ""] ?? 0;
export const stopsAlways = (duel: DuelSeen): boolean => duel.options["stops"] === "always";
/** Whether a zombie has hit before one may escape from it. */
export const escapesHits = (duel: DuelSeen): boolean => duel.options["escapes"] === "after";
export const spawnsAny = (duel: DuelSeen): boolean => duel.options["spawning"] === "any";
