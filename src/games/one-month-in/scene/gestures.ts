import { type Gesture, headOf, type Heard, NOTHING, refusal } from "../../../kernel/gesture";
import { firstAsked, partAsked } from "../../../kernel/hearing";
import { has } from "../../../kernel/list";
import type { Say, Word } from "../../../kernel/words";
import { RULES } from "../rules/rules";
import type { CitySeen, CityStep } from "../vocabulary";
import { hearCard, hearDraw, isSearchCard } from "./hear-cards";
import { hearFence } from "./hear-fence";
import { hearFlag, hearFood, hearMark } from "./hear-supplies";
import { hearSurvivor } from "./hear-survivor";
import { survivorAt } from "./standing";

/** Whatever of the asked words a thing stands for: itself, the border it stands on, its tile. */
const meant = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { seat, kind, from, n } = gesture;
  const part = partAsked(RULES, state, asked, said, seat);
  const survivor = headOf(kind) === "survivor" ? survivorAt(state, seat, from, n) : "";
  return firstAsked(part, [survivor, from, headOf(from)]);
};

const MARKS: readonly Word[] = ["turn-mark", "work-mark", "hold-mark", "arms-mark", "suit-mark"];

const hearMoved = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { kind, from, to } = gesture;
  switch (headOf(kind)) {
    case "survivor":
      return hearSurvivor(state, asked, said, gesture);
    case "wall":
      return hearFence(state, asked, said, gesture);
    case "flag":
      return hearFlag(state, asked, said, gesture);
    case "food":
      return hearFood(state, asked, said, gesture);
    case "zombie":
      return from === to ? NOTHING : refusal("OMI-RUL-16");
    default:
      return has(MARKS, kind) ? hearMark(state, asked, said, gesture) : NOTHING;
  }
};

/** What a hand's gesture says: words for what is asked, the outcome of a roll or a draw, or what forbids it. */
export const hear = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { did, kind } = gesture;
  if (did === "clicked") return meant(state, asked, said, gesture);
  const drawn = hearDraw(state, asked, gesture);
  if (drawn.heard !== "nothing") return drawn;
  const isReached = did === "moved" || did === "flipped" || did === "drew";
  if (isSearchCard(kind)) return isReached ? hearCard(state, asked, said, gesture) : NOTHING;
  return did === "moved" ? hearMoved(state, asked, said, gesture) : NOTHING;
};
