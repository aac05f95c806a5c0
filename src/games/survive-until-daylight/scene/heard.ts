import { type Gesture, headOf, tailOf } from "../../../kernel/gesture";
import type { Part, Rule, Say, Word } from "../../../kernel/words";
import { numberOf } from "../../../kernel/number-text";
import { idAt } from "../rules/line";
import { RULES } from "../rules/rules";
import type { FoeId, Night, NightEvent, NightSeen, NightStep } from "../vocabulary";

export const isSlot = (spot: Word): boolean => tailOf(spot).slice(0, 4) === "slot";

/** Whether it lies at that player's place. */
export const isAt = (state: NightSeen, spot: Word): boolean => state.seats.indexOf(headOf(spot)) >= 0;

/** The horde card at `line3` or what lies on it; "" if none stands there. */
export const foeAtSpot = (state: NightSeen, spot: Word): FoeId => {
  for (const prefix of ["line", "spears", "health"]) {
    const at = spot.slice(0, prefix.length) === prefix ? numberOf(spot.slice(prefix.length)) - 1 : -1;
    if (at >= 0 && at < state.line.length) return idAt(state, at);
  }
  return "";
};

export const partAsked = (state: NightSeen, asked: NightStep, said: Say, { seat }: Gesture): Part | "said" => {
  const rule: Rule<Night, NightStep, NightEvent, NightStep> = RULES[asked.do];
  return rule.kind === "ask" ? rule.part(state, asked, seat, said) : "said";
};
