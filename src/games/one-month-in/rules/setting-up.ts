import { anyOf } from "../../../kernel/choice";
import { has, joined, turnedTo } from "../../../kernel/list";
import { wordTo } from "../../../kernel/talk";
import type { Seat, Word } from "../../../kernel/words";
import { bordersOf } from "../content/city-map";
import { FIRST_WALLS } from "../content/limits";
import type { CityAsk, CityChance, CityGo, CitySeen } from "../vocabulary";
import { freeBordersOf } from "./borders";
import { teamOf } from "./teams";

/** The seat that the table has named to begin; "" where a lot decides. */
const named = ({ seats, options }: CitySeen): Seat => {
  const first = options["first"] ?? "";
  return has(seats, first) ? first : "";
};

/** Who is oldest the table does not know: unless it names a seat, a lot decides (OMI-SETUP-04, OMI-RUL-02). */
export const lot: CityChance<"lot"> = {
  kind: "chance",
  draws: (state) => (named(state) === "" ? [{ of: "first", with: "lot", sides: state.seats }] : []),
  land: ({ state, emit, next }, _step, [drawn = ""]) => {
    const first = drawn === "" ? named(state) : drawn;
    emit({ was: "firstDrawn", seat: first, by: drawn === "" ? "OMI-SETUP-04" : "OMI-RUL-02" });
    const once = turnedTo(state.seats, first);
    let left: readonly Seat[] = [];
    for (let i = 0; i < FIRST_WALLS; i++) left = joined(left, once);
    next({ do: "fences", left }, { do: "turn", seat: first });
  },
  read: (_state, _step, came) => came,
};

/** One fence at a time, clockwise (OMI-SETUP-03, OMI-SETUP-04). */
export const fences: CityGo<"fences"> = {
  kind: "go",
  run: ({ next }, { left }) => {
    for (const seat of left) next({ do: "fence", seat });
  },
};

const isOfBase = (state: CitySeen, seat: Seat, border: Word): boolean => {
  for (const each of bordersOf(teamOf(state, seat).base)) if (each.border === border) return true;
  return false;
};

/** Any free border of one's own Base (OMI-SETUP-02, OMI-SETUP-05, OMI-SETUP-06). */
export const fence: CityAsk<"fence"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (_state, { seat }) => [seat],
  asks: (talk, state, { seat }) =>
    wordTo(talk, "border", () =>
      anyOf(freeBordersOf(state, [teamOf(state, seat).base]), (border) =>
        isOfBase(state, seat, border) ? "OMI-SETUP-06" : "OMI-SETUP-02",
      ),
    ),
  take: ({ emit }, _step, seat, border) => {
    emit({ was: "fencePlaced", seat, border, by: "OMI-SETUP-02" });
  },
};
