import type { OptionList, Options } from "../../../kernel/game";
import { CUSHIONS, type Limits } from "../content/limits";
import type { DuelSeen } from "../vocabulary";

/**
 * The switches of the rulings: what a deck may hold (DUEL-RUL-01), the first player's cushion (DUEL-RUL-37), and whether
 * a window opens only to a player who can use it, or whenever somebody might (so that no pause tells of a hand).
 */
export const OPTIONS: OptionList = [
  { option: "limits", of: ["ledger", "printed"] },
  { option: "cushion", of: ["even", "on", "off"] },
  { option: "stops", of: ["needed", "always"] },
];

export const limitsIn = (options: Options): Limits => (options["limits"] === "printed" ? "printed" : "ledger");
export const limitsOf = (duel: DuelSeen): Limits => limitsIn(duel.options);
export const cushionOf = (duel: DuelSeen): number => CUSHIONS[duel.options["cushion"] ?? ""] ?? 0;
export const stopsAlways = (duel: DuelSeen): boolean => duel.options["stops"] === "always";
