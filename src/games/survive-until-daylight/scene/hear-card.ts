import type { Gesture, Heard } from "../../../kernel/gesture";
import { has } from "../../../kernel/list";
import type { Part, Say } from "../../../kernel/words";
import { PILLS } from "../rules/striking";
import type { NightSeen, NightStep } from "../vocabulary";
import { hearInTrade } from "./hear-trade";
import { hearInTurn } from "./hear-turn";
import { headOf, NOTHING, partAsked, refusal, words } from "./heard";
import { whyNotNow } from "./why-not-now";

/** Own cards that go to the discard make room, or are simply dropped. */
const hearAway = (state: NightSeen, asked: NightStep, said: Say, part: Part | "said", gesture: Gesture): Heard => {
  const { kind } = gesture;
  if (part !== "said" && part.ask === "room") return words([kind]);
  if (asked.do === "keep" && said.length === 0 && asked.seat === gesture.seat) return words(["keep", kind]);
  if (asked.do === "offer" && said.length === 0) return words(["accept", kind]);
  if (asked.do === "discard" || asked.do === "trading" || asked.do === "acting")
    return said.length === 0 ? words(["drop", kind]) : NOTHING;
  return state.flipped.length > 0 ? refusal("SUD-RULING-19") : NOTHING;
};

/** A card of one's own inventory. */
export const hearOwnCard = (state: NightSeen, asked: NightStep, said: Say, gesture: Gesture): Heard => {
  const { seat, kind, from, to, slot } = gesture;
  const part = partAsked(state, asked, said, gesture);
  if (to === "discard") return hearAway(state, asked, said, part, gesture);
  if (to === "flipped" && state.flipped.length > 0) {
    const under = state.flipped[Math.min(slot, state.flipped.length - 1)] ?? "";
    if (asked.do === "lucky" && kind === "lucky") return words([under]);
    if (asked.do === "pick" && kind === PILLS) return words([kind]);
  }
  if (asked.do === "cheer" && kind === "cheer") return words(["cheer"]);
  if (asked.do === "trading") return hearInTrade(state, said, gesture);
  if (asked.do === "acting" && asked.seat === seat) return hearInTurn(state, said, part, gesture);
  return from === to ? NOTHING : whyNotNow(state, gesture);
};

/** A card of somebody else's is taken by accepting it, and by nothing else. */
export const hearOthersCard = (state: NightSeen, asked: NightStep, said: Say, gesture: Gesture): Heard => {
  const { seat, kind, from, to } = gesture;
  const isOffered = asked.do === "offer" && asked.card === kind && asked.from === headOf(from);
  if (isOffered && said.length === 0 && headOf(to) === seat) return words(["accept"]);
  if (from === to) return NOTHING;
  // Whoever is not asked anything has no seat here: what is meant can only be told by the card.
  return has(state.seats, seat) ? refusal("SUD-TRADE-05") : whyNotNow(state, gesture);
};
