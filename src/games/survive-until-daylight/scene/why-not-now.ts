import { type Gesture, headOf, type Heard, NOTHING, refusal } from "../../../kernel/gesture";
import type { Word } from "../../../kernel/words";
import { isWeapon, sortOf } from "../rules/cards";
import { whyUnused } from "../rules/free-cards";
import { stacks } from "../rules/inventory";
import type { NightSeen } from "../vocabulary";
import { cardIn, isAt, isLine, isSlot } from "./heard";

/** Why two cards do not share a slot; one that is put into a free slot only goes back to its own. */
export const whyNotStacked = (under: Word, card: Word): Heard => {
  if (under === "") return NOTHING;
  return refusal(stacks(card) ? "SUD-INV-04" : "SUD-INV-05");
};

/** Why a card is not another's; a Cheer on somebody's board is meant for that player's turn. */
export const whyNotGiven = ({ kind, to }: Gesture): Heard =>
  refusal(kind === "cheer" && !isSlot(to) ? "SUD-CARD-05" : "SUD-TRADE-02");

/** By what it was meant for, why a card of an inventory is not used at this moment. */
export const whyNotNow = (state: NightSeen, gesture: Gesture): Heard => {
  const { kind, from, to } = gesture;
  const owner = headOf(from);
  if (to === "discard") return refusal("SUD-RULING-19");
  if (isLine(to)) return refusal(isWeapon(kind) ? "SUD-TURN-01" : whyUnused(kind));
  if (isAt(state, to) && headOf(to) !== owner) return whyNotGiven(gesture);
  const under = isSlot(to) && headOf(to) === owner ? cardIn(state, to) : "";
  if (sortOf(kind) === "ingredient" && sortOf(under) === "ingredient") return refusal("SUD-CRAFT-01");
  if (isSlot(to)) return whyNotStacked(under, kind);
  const isUsed = headOf(to) === owner && (sortOf(kind) === "healing" || sortOf(kind) === "special");
  return isUsed ? refusal(whyUnused(kind)) : NOTHING;
};
