import { type Gesture, headOf, type Heard, NOTHING, refusal, tailOf } from "../../../kernel/gesture";
import type { Say } from "../../../kernel/words";
import type { CitySeen, CityStep } from "../vocabulary";
import { goesOn, isActing, isBorder, isInFight, whyNotNow, withUsual } from "./heard";

/** A new fence on a border: one of the first, or one that salvage is traded for (OMI-TRADE-02). */
const placed = (asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { seat, to } = gesture;
  if (!isBorder(to)) return NOTHING;
  if (asked.do === "fence" && asked.seat === seat) return goesOn(said, [[to]]);
  if (isActing(asked, gesture) || isInFight(asked, gesture)) return goesOn(said, [["trade"], ["fence"], [to]]);
  return whyNotNow(asked, gesture);
};

/** One's own fences stay where they are; a rival's is torn down by who stands there (OMI-RUL-20, OMI-RUL-21). */
const taken = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { seat, kind, from } = gesture;
  if (tailOf(kind) === seat) return refusal("OMI-RUL-21");
  if (!isActing(asked, gesture)) return whyNotNow(asked, gesture);
  return goesOn(said, withUsual(state, asked, seat, [["tear"], [from]]));
};

export const hearFence = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { seat, from, to } = gesture;
  if (from === to) return NOTHING;
  if (isBorder(from)) return taken(state, asked, said, gesture);
  return headOf(from) === seat ? placed(asked, said, gesture) : refusal("OMI-COMP-03");
};
