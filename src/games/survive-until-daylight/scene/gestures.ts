import { type Gesture, headOf, type Heard, NOTHING, refusal, tailOf, words } from "../../../kernel/gesture";
import { firstAsked, partAsked } from "../../../kernel/hearing";
import { wordAt } from "../../../kernel/talk";
import type { Say, Word } from "../../../kernel/words";
import { HORDE_CARDS } from "../content/horde";
import { WAVE } from "../content/rubble";
import { isCombatCard, sortOf } from "../rules/cards";
import { RULES } from "../rules/rules";
import type { NightSeen, NightStep } from "../vocabulary";
import { hearOthersCard, hearOwnCard } from "./hear-card";
import { hearDraw } from "./hear-draws";
import { hearHorde, hearToken } from "./hear-token";
import { foeAtSpot, isSlot } from "./heard";

const isHorde = (kind: Word): boolean => {
  for (const { card } of HORDE_CARDS) if (card === kind) return true;
  return false;
};

/** Whatever of the asked words a thing stands for: itself, its place, the card there. */
const meant = (state: NightSeen, asked: NightStep, said: Say, { seat, kind, from }: Gesture): Heard =>
  firstAsked(partAsked(RULES, state, asked, said, seat), [foeAtSpot(state, from), kind, headOf(from)]);

/** Put at the board it is accepted, even where there is no choice and that goes without saying. */
const hearWave = (asked: NightStep, said: Say, { seat, from, to }: Gesture): Heard => {
  if (asked.do === "wave") {
    if (to === "active") {
      if (said.length === 0) return words(["delay"]);
      return wordAt(said, 0) === "accept" ? refusal("SUD-RULING-21") : NOTHING;
    }
    if (headOf(to) !== seat || from === to) return NOTHING;
    return words(said.length === 0 ? ["accept"] : []);
  }
  if (asked.do === "overHere" && headOf(to) === seat) return words(["yes"]);
  return from === to ? NOTHING : refusal("SUD-WAVE-01");
};

/** The card that was just drawn: into a slot, or away; nobody may pass, and without room it is not kept. */
const hearDrawn = (asked: NightStep, said: Say, { seat, kind, from, to }: Gesture): Heard => {
  if (sortOf(kind) === "red") return refusal("SUD-SEARCH-17");
  if (asked.do !== "keep" || from === to) return NOTHING;
  const isKept = headOf(to) === seat && isSlot(to);
  if (said.length > 0) return isKept ? refusal("SUD-INV-01") : NOTHING;
  if (to === "discard") return words(["discard"]);
  if (isKept) return words(["keep"]);
  return refusal(to === "active" || to === "rubble" ? "SUD-RULING-17" : "SUD-RULING-88");
};

/** One of the cards of an attack counts: no more, no fewer. */
const hearCombatCard = (state: NightSeen, asked: NightStep, said: Say, gesture: Gesture): Heard => {
  const { from, to } = gesture;
  const isPutAway = to === "combat" || to === "combat.discard";
  if (asked.do === "pick" && isPutAway) return refusal("SUD-RULING-55");
  if (asked.do === "divide" && from !== to) return refusal("SUD-COMBAT-04");
  return meant(state, asked, said, gesture);
};

const hearMoved = (state: NightSeen, asked: NightStep, said: Say, gesture: Gesture): Heard => {
  const { seat, kind, from, to } = gesture;
  if (kind === WAVE) return hearWave(asked, said, gesture);
  if (from === "armoury") return asked.do === "arm" && headOf(to) === seat ? words([kind]) : refusal("SUD-RULING-07");
  if (isCombatCard(kind)) return hearCombatCard(state, asked, said, gesture);
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
  const { did } = gesture;
  if (did === "clicked") return meant(state, asked, said, gesture);
  const drawn = hearDraw(state, asked, gesture);
  if (drawn.heard !== "nothing") return drawn;
  return did === "moved" ? hearMoved(state, asked, said, gesture) : NOTHING;
};
