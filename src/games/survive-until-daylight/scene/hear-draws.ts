import { type Gesture, headOf, type Heard, NOTHING, refusal } from "../../../kernel/gesture";
import { factOf } from "../../../kernel/hearing";
import type { Draw, Word } from "../../../kernel/words";
import { LOT } from "../rules/choosing";
import { RULES } from "../rules/rules";
import type { NightSeen, NightStep } from "../vocabulary";
import { isSlot } from "./heard";

/** A card off its pile, any card thrown out of an inventory, or where the token went that the players drew lots for. */
const cameOf = ({ with: drawn }: Draw, { kind, from, to }: Gesture): Word => {
  if (drawn === LOT) return kind === "first-player" ? headOf(to) : "";
  if (drawn === headOf(from) + ".inventory") return isSlot(from) && to === "discard" ? kind : "";
  return drawn === from ? kind : "";
};

/** Why a pile is not drawn from now. */
const DRAWN_EARLY: Readonly<Record<Word, Word>> = {
  active: "SUD-SEARCH-12",
  rubble: "SUD-SEARCH-01",
  combat: "SUD-ATTACK-07",
  assaults: "SUD-ASSAULT-01",
};

/** What came of the chance that is waited for; no pile is drawn from at another time. */
export const hearDraw = (state: NightSeen, asked: NightStep, gesture: Gesture): Heard => {
  const fact = factOf(RULES, state, asked, gesture, cameOf);
  if (fact.heard === "fact") return fact;
  const early = DRAWN_EARLY[gesture.from];
  return early === undefined ? NOTHING : refusal(early);
};
