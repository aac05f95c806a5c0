import { type Gesture, headOf, type Heard, NOTHING, refusal } from "../../../kernel/gesture";
import { isWeapon, sortOf } from "../rules/cards";
import { whyUnused } from "../rules/free-cards";
import type { NightSeen } from "../vocabulary";
import { foeAtSpot, isAt, isSlot } from "./heard";

/** By what it was meant for, why a card of an inventory is not used at this moment. */
export const whyNotNow = (state: NightSeen, { kind, from, to }: Gesture): Heard => {
  const owner = headOf(from);
  if (to === "discard") return refusal("SUD-RULING-19");
  if (foeAtSpot(state, to) !== "") return refusal(isWeapon(kind) ? "SUD-TURN-01" : whyUnused(kind));
  if (isAt(state, to) && headOf(to) !== owner) return refusal("SUD-TRADE-02");
  if (sortOf(kind) === "ingredient" && isSlot(to)) return refusal("SUD-CRAFT-01");
  if (isSlot(to)) return refusal("SUD-INV-04");
  const isUsed = headOf(to) === owner && (sortOf(kind) === "healing" || sortOf(kind) === "special");
  return isUsed ? refusal(whyUnused(kind)) : NOTHING;
};
