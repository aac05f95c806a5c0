import type { Gesture, Heard } from "../../../kernel/gesture";
import { has } from "../../../kernel/list";
import type { Part, Rule, Say, Word } from "../../../kernel/words";
import { HORDE_CARDS } from "../content/horde";
import { WAVE } from "../content/rubble";
import { isCombatCard, sortOf } from "../rules/cards";
import { RULES } from "../rules/rules";
import type { Night, NightEvent, NightSeen, NightStep } from "../vocabulary";
import { hearInTrade } from "./hear-trade";
import { hearInTurn } from "./hear-turn";
import { whyNotNow } from "./why-not-now";
import { characterOf, foeAtSpot, headOf, isAt, isSlot, NOTHING, partAsked, refusal, tailOf, words } from "./heard";

const isHorde = (kind: Word): boolean => {
  for (const { card } of HORDE_CARDS) if (card === kind) return true;
  return false;
};

/** Whatever of the asked words a thing stands for: itself, its place, the card there. */
const meant = (state: NightSeen, asked: NightStep, said: Say, gesture: Gesture): Heard => {
  const part = partAsked(state, asked, said, gesture);
  if (part === "said") return NOTHING;
  const { kind, from } = gesture;
  for (const word of [foeAtSpot(state, from), characterOf(kind), kind, headOf(from)])
    if (has(part.of, word)) return words([word]);
  return NOTHING;
};

/** A card drawn is what came of the chance that waits for it. */
const factOf = (state: NightSeen, asked: NightStep, { kind, from }: Gesture): Heard => {
  const rule: Rule<Night, NightStep, NightEvent, NightStep> = RULES[asked.do];
  if (rule.kind !== "chance") return NOTHING;
  for (const draw of rule.draws(state, asked))
    if (draw.with === from && has(draw.sides, kind)) return { heard: "fact", with: from, came: kind };
  return NOTHING;
};

/** Why a pile is not drawn from now. */
const DRAWN_EARLY: Readonly<Record<Word, Word>> = {
  active: "SUD-SEARCH-12",
  rubble: "SUD-SEARCH-01",
  combat: "SUD-ATTACK-07",
  assaults: "SUD-ASSAULT-01",
};

const hearWave = (asked: NightStep, { seat, from, to }: Gesture): Heard => {
  if (asked.do === "wave") {
    if (to === "active") return words(["delay"]);
    return headOf(to) === seat && from !== to ? words(["accept"]) : NOTHING;
  }
  if (asked.do === "overHere" && headOf(to) === seat) return words(["yes"]);
  return from === to ? NOTHING : refusal("SUD-WAVE-01");
};

/** The card that was just drawn: into a slot, or away. */
const hearDrawn = (asked: NightStep, said: Say, { seat, kind, to }: Gesture): Heard => {
  if (sortOf(kind) === "red") return refusal("SUD-SEARCH-17");
  if (asked.do !== "keep" || said.length > 0) return NOTHING;
  if (to === "discard") return words(["discard"]);
  return headOf(to) === seat && isSlot(to) ? words(["keep"]) : NOTHING;
};

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

const hearOwnCard = (state: NightSeen, asked: NightStep, said: Say, gesture: Gesture): Heard => {
  const { seat, kind, from, to } = gesture;
  const part = partAsked(state, asked, said, gesture);
  if (to === "discard") return hearAway(state, asked, said, part, gesture);
  if (asked.do === "lucky" && to === "flipped" && kind === "lucky") return words(state.flipped.slice(0, 1));
  if (asked.do === "cheer" && kind === "cheer") return words(["cheer"]);
  if (asked.do === "trading") return hearInTrade(state, said, gesture);
  if (asked.do === "acting" && asked.seat === seat) return hearInTurn(state, said, part, gesture);
  return from === to ? NOTHING : whyNotNow(state, gesture);
};

/** A card of somebody else's is taken by accepting it, and by nothing else. */
const hearOthersCard = (state: NightSeen, asked: NightStep, said: Say, gesture: Gesture): Heard => {
  const { seat, kind, from, to } = gesture;
  const isOffered = asked.do === "offer" && asked.card === kind && asked.from === headOf(from);
  if (isOffered && said.length === 0 && headOf(to) === seat) return words(["accept"]);
  if (from === to) return NOTHING;
  // Whoever is not asked anything has no seat here: what is meant can only be told by the card.
  return has(state.seats, seat) ? refusal("SUD-TRADE-05") : whyNotNow(state, gesture);
};

const hearToken = (state: NightSeen, asked: NightStep, said: Say, gesture: Gesture): Heard => {
  const { seat, kind, from, to } = gesture;
  const part = partAsked(state, asked, said, gesture);
  const foe = foeAtSpot(state, to);
  if (part !== "said" && has(part.of, foe)) return words([foe]);
  if (part !== "said" && part.ask === "trapFor" && kind === "trap") return words([headOf(to)]);
  if (kind === "grenade" && asked.do === "acting" && said.length === 0 && headOf(from) === seat && foe !== "")
    return words(["throw", foe]);
  if (kind === "first-player") return refusal("SUD-FP-05");
  if (kind === "skull") return refusal("SUD-HEALTH-01");
  if (isAt(state, to) && headOf(to) !== headOf(from)) return refusal("SUD-TRADE-08");
  return from === to ? NOTHING : refusal("SUD-RULING-39");
};

const hearHorde = (state: NightSeen, asked: NightStep, said: Say, gesture: Gesture): Heard => {
  const { seat, from, to } = gesture;
  if (from === to) return NOTHING;
  if (tailOf(from) === "saved") {
    if (asked.do === "shield" && headOf(from) === seat && !isAt(state, to)) return words(["1"]);
    return refusal(isAt(state, to) ? "SUD-SURV-05" : "SUD-SURV-03");
  }
  const part = partAsked(state, asked, said, gesture);
  const stunned = part !== "said" && (part.ask === "stun" || part.ask === "stunToo");
  return stunned ? words([foeAtSpot(state, from)]) : refusal("SUD-ASSAULT-06");
};

const hearMoved = (state: NightSeen, asked: NightStep, said: Say, gesture: Gesture): Heard => {
  const { seat, kind, from, to } = gesture;
  if (kind === WAVE) return hearWave(asked, gesture);
  if (characterOf(kind) !== "") {
    const isChosen = asked.do === "choose" && from === "boards" && headOf(to) === seat;
    return isChosen ? words([characterOf(kind)]) : refusal("SUD-SETUP-02");
  }
  if (from === "armoury") return asked.do === "arm" && headOf(to) === seat ? words([kind]) : refusal("SUD-RULING-07");
  if (isCombatCard(kind)) return meant(state, asked, said, gesture);
  if (isHorde(kind)) return hearHorde(state, asked, said, gesture);
  if (tailOf(from) === "drawn")
    return headOf(from) === seat ? hearDrawn(asked, said, gesture) : refusal("SUD-SEARCH-12");
  if (isSlot(from))
    return headOf(from) === seat
      ? hearOwnCard(state, asked, said, gesture)
      : hearOthersCard(state, asked, said, gesture);
  return sortOf(kind) === "unknown" ? hearToken(state, asked, said, gesture) : NOTHING;
};

/** What a hand's gesture says: words for what is asked, the outcome of a draw, or what forbids it. */
export const hear = (state: NightSeen, asked: NightStep, said: Say, gesture: Gesture): Heard => {
  const { did, from } = gesture;
  if (did === "clicked") return meant(state, asked, said, gesture);
  const fact = factOf(state, asked, gesture);
  if (fact.heard === "fact") return fact;
  const early = DRAWN_EARLY[from];
  if (early !== undefined) return refusal(early);
  return did === "moved" ? hearMoved(state, asked, said, gesture) : NOTHING;
};
