import { type Gesture, headOf, type Heard, NOTHING, refusal, words } from "../../../kernel/gesture";
import { partAsked } from "../../../kernel/hearing";
import { has } from "../../../kernel/list";
import type { Say, Seat, Word } from "../../../kernel/words";
import { isCalm } from "../rules/discarding";
import { fits } from "../rules/inventory";
import { playerOf } from "../rules/players";
import { PILLS } from "../rules/striking";
import { RULES } from "../rules/rules";
import type { NightSeen, NightStep } from "../vocabulary";
import { hearInTrade } from "./hear-trade";
import { hearInTurn } from "./hear-turn";
import { whyNotNow } from "./why-not-now";

/** A card that makes room for the one that comes is said with it. */
const makesRoom = (state: NightSeen, asked: NightStep, seat: Seat): boolean =>
  (asked.do === "keep" || asked.do === "offer") && !fits(playerOf(state, seat).inventory, asked.card);

/** Own cards that go to the discard make room, or are simply dropped. */
const hearAway = (state: NightSeen, asked: NightStep, said: Say, { seat, kind }: Gesture, ask: Word): Heard => {
  if (ask === "room") return words([kind]);
  if (!isCalm(asked) && asked.do !== "discard") return refusal("SUD-RULING-19");
  if (said.length > 0) return NOTHING;
  if (makesRoom(state, asked, seat)) return words([asked.do === "keep" ? "keep" : "accept", kind]);
  return asked.do === "trading" || asked.do === "acting" || asked.do === "discard" ? words(["drop", kind]) : NOTHING;
};

/** A card of one's own inventory. */
export const hearOwnCard = (state: NightSeen, asked: NightStep, said: Say, gesture: Gesture): Heard => {
  const { seat, kind, from, to, slot } = gesture;
  const part = partAsked(RULES, state, asked, said, seat);
  if (to === "discard") return hearAway(state, asked, said, gesture, part === "said" ? "" : part.ask);
  if (to === "flipped" && state.flipped.length > 0) {
    const under = state.flipped[Math.min(slot, state.flipped.length - 1)] ?? "";
    if (asked.do === "lucky" && kind === "lucky") return words([under]);
    if (asked.do === "pick" && kind === PILLS) return words([kind]);
  }
  if (asked.do === "cheer" && kind === "cheer") return words(["cheer"]);
  if (asked.do === "cheering" && kind === "cheer" && headOf(to) === asked.on) return words(["cheer"]);
  if (asked.do === "trading") return hearInTrade(state, said, gesture);
  if (asked.do === "acting" && asked.seat === seat) return hearInTurn(state, said, part, gesture);
  return from === to ? NOTHING : whyNotNow(state, gesture);
};

/** A card of somebody else's is taken by accepting it, and by nothing else. */
export const hearOthersCard = (state: NightSeen, asked: NightStep, said: Say, gesture: Gesture): Heard => {
  const { seat, kind, from, to } = gesture;
  const isOffered = asked.do === "offer" && asked.card === kind && asked.from === headOf(from);
  if (isOffered && headOf(to) === seat) return said.length === 0 ? words(["accept"]) : refusal("SUD-TRADE-10");
  if (from === to) return NOTHING;
  // Whoever is not asked anything has no seat here: what is meant can only be told by the card.
  return has(state.seats, seat) ? refusal("SUD-TRADE-05") : whyNotNow(state, gesture);
};
