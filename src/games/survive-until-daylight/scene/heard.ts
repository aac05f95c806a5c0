import type { Gesture, Heard } from "../../../kernel/gesture";
import type { Part, Rule, Say, Word } from "../../../kernel/words";
import { numberOf } from "../../../kernel/number-text";
import { idAt } from "../rules/line";
import { RULES } from "../rules/rules";
import type { FoeId, Night, NightEvent, NightSeen, NightStep } from "../vocabulary";

export const NOTHING: Heard = { heard: "nothing" };

export const refusal = (rule: Word): Heard => ({ heard: "refusal", rule });

export const words = (said: readonly Word[]): Heard => {
  const parts: Word[][] = [];
  for (const word of said) parts.push([word]);
  return { heard: "words", words: parts };
};

/** `p1.slot3` is `slot3` of `p1`. */
export const headOf = (spot: Word): Word => spot.split(".")[0] ?? spot;
export const tailOf = (spot: Word): Word => spot.split(".")[1] ?? "";

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
