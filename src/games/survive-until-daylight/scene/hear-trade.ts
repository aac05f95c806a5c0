import { type Gesture, headOf, type Heard, NOTHING, refusal, tailOf, words } from "../../../kernel/gesture";
import { has } from "../../../kernel/list";
import type { Say } from "../../../kernel/words";
import { sortOf } from "../rules/cards";
import type { NightSeen } from "../vocabulary";
import { isSlot } from "./heard";

/** A card put at another's place is offered, a healing item on one's own board is used, Junk on the rubble traded in. */
export const hearInTrade = (state: NightSeen, said: Say, { seat, kind, from, to }: Gesture): Heard => {
  if (said.length > 0 || from === to) return NOTHING;
  const owner = headOf(to);
  if (has(state.seats, owner) && owner !== seat) return words(["give", kind, owner]);
  if (owner === seat && isSlot(to)) return refusal("SUD-INV-04");
  if (owner === seat && (tailOf(to) === "board" || tailOf(to) === "track")) return words(["heal", kind]);
  if (to === "rubble" && sortOf(kind) === "junk") return words(["rummage", kind]);
  return NOTHING;
};
