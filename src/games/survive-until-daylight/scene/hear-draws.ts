import { type Gesture, headOf, type Heard, NOTHING, refusal } from "../../../kernel/gesture";
import { has } from "../../../kernel/list";
import type { Draw, Rule, Word } from "../../../kernel/words";
import { LOT } from "../rules/choosing";
import { RULES } from "../rules/rules";
import type { Night, NightEvent, NightSeen, NightStep } from "../vocabulary";
import { isSlot } from "./heard";

const drawsOf = (state: NightSeen, asked: NightStep): readonly Draw[] => {
  const rule: Rule<Night, NightStep, NightEvent, NightStep> = RULES[asked.do];
  return rule.kind === "chance" ? rule.draws(state, asked) : [];
};

/** A card off its pile, any card thrown out of an inventory, or where the token went that the players drew lots for. */
const cameOf = (drawn: Word, { kind, from, to }: Gesture): Word => {
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
  for (const draw of drawsOf(state, asked)) {
    const came = cameOf(draw.with, gesture);
    if (has(draw.sides, came)) return { heard: "fact", with: draw.with, came };
  }
  const early = DRAWN_EARLY[gesture.from];
  return early === undefined ? NOTHING : refusal(early);
};
