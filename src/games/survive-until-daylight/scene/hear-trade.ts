import { type Gesture, headOf, type Heard, NOTHING, tailOf, words } from "../../../kernel/gesture";
import { has } from "../../../kernel/list";
import type { Say } from "../../../kernel/words";
import { sortOf } from "../rules/cards";
import type { NightSeen } from "../vocabulary";
import { whyNotNow } from "./why-not-now";

/** A card put at another's place is offered, a healing item on one's own board is used, Junk on the rubble traded in. */
export const hearInTrade = (state: NightSeen, said: Say, gesture: Gesture): Heard => {
  const { seat, kind, from, to } = gesture;
  if (said.length > 0 || from === to) return NOTHING;
  const owner = headOf(to);
  if (has(state.seats, owner) && owner !== seat) return words(["give", kind, owner]);
  const isOnBoard = owner === seat && (tailOf(to) === "board" || tailOf(to) === "track");
  if (isOnBoard && sortOf(kind) === "healing") return words(["heal", kind]);
  if (to === "rubble" && sortOf(kind) === "junk") return words(["rummage", kind]);
  return whyNotNow(state, gesture);
};
