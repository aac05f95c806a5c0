import { type Gesture, headOf, type Heard, NOTHING, refusal, tailOf, words } from "../../../kernel/gesture";
import { partAsked } from "../../../kernel/hearing";
import { has } from "../../../kernel/list";
import type { Say } from "../../../kernel/words";
import { RULES } from "../rules/rules";
import type { NightSeen, NightStep } from "../vocabulary";
import { foeAtSpot, isAt } from "./heard";

/** Tokens lie where the rules put them; a new one shows where it goes. */
export const hearToken = (state: NightSeen, asked: NightStep, said: Say, gesture: Gesture): Heard => {
  const { seat, kind, from, to } = gesture;
  const part = partAsked(RULES, state, asked, said, seat);
  const foe = foeAtSpot(state, to);
  if (part !== "said" && has(part.of, foe)) return words([foe]);
  if (part !== "said" && part.ask === "trapFor" && kind === "trap") return words([headOf(to)]);
  if (kind === "grenade" && asked.do === "acting" && said.length === 0 && headOf(from) === seat && foe !== "")
    return words(["throw", foe]);
  if (kind === "first-player")
    return asked.do === "appoint" && isAt(state, to) ? words([headOf(to)]) : refusal("SUD-FP-05");
  if (kind === "skull") return refusal("SUD-HEALTH-01");
  if (isAt(state, to) && headOf(to) !== headOf(from)) return refusal("SUD-TRADE-08");
  return from === to ? NOTHING : refusal("SUD-RULING-39");
};

/** The horde stands where it stands; a saved Survivor may step in the way. */
export const hearHorde = (state: NightSeen, asked: NightStep, said: Say, gesture: Gesture): Heard => {
  const { seat, from, to } = gesture;
  if (from === to) return NOTHING;
  if (tailOf(from) === "saved") {
    if (asked.do === "shield" && headOf(from) === seat && !isAt(state, to)) return words(["1"]);
    if (isAt(state, to)) return refusal("SUD-SURV-05");
    return refusal(asked.do === "wave" ? "SUD-HEALTH-04" : "SUD-SURV-03");
  }
  const part = partAsked(RULES, state, asked, said, seat);
  const stunned = part !== "said" && (part.ask === "stun" || part.ask === "stunToo");
  return stunned ? words([foeAtSpot(state, from)]) : refusal("SUD-ASSAULT-06");
};
