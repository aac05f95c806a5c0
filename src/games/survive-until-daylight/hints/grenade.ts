import type { Hint } from "../../../kernel/game";
import { partAsked } from "../../../kernel/hearing";
import { kept, mapped } from "../../../kernel/list";
import type { Say, Seat } from "../../../kernel/words";
import { foeAt, placeOf } from "../rules/line";
import { RULES } from "../rules/rules";
import type { NightSeen } from "../vocabulary";
import { about } from "./about";

/** Whoever is stunned already gains nothing by a second Grenade (SUD-CRAFT-17, SUD-CRAFT-20). */
export const ofGrenade = (state: NightSeen, seat: Seat, said: Say): readonly Hint[] => {
  const part = partAsked(RULES, state, { do: "acting", seat }, said, seat);
  if (part === "said" || (part.ask !== "stun" && part.ask !== "stunToo")) return [];
  const stunned = kept(part.of, (foe) => foeAt(state, placeOf(foe)).stunned);
  return mapped(stunned, (foe) => about(foe, "stunnedAlready", {}));
};
