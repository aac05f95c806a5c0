import { anyOf, several } from "../../../kernel/choice";
import { gather } from "../../../kernel/gather";
import { has, kept, mapped } from "../../../kernel/list";
import { NO, wordsTo, wordTo, YES_NO } from "../../../kernel/talk";
import type { OpenAsk, Word } from "../../../kernel/words";
import { type CityAsk, type CityNouns, type CitySeen, type CityStep, NOBODY, type StepOf } from "../vocabulary";
import { teamsIn } from "./teams";

const CLOSE = "close";

/** A wish to end the game as it stands; an empty answer is a change of mind (OMI-RUL-54). */
export const propose: CityAsk<"propose", boolean> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_state, { seat }) => [seat],
  asks: (talk) => wordsTo(talk, "propose", () => several(0, 1, anyOf([CLOSE], "OMI-RUL-54"))).length > 0,
  take: ({ emit, next }, _step, seat, isMeant) => {
    if (!isMeant) return;
    emit({ was: "closingProposed", seat });
    next({ do: CLOSE, seat, by: "OMI-RUL-54", sealed: [] });
  },
};

/** All who are still in must want it; the first no is enough (OMI-RUL-54). */
export const close = gather<CityNouns, StepOf<"close">, Word>({
  onlyAnswer: "confirm",
  everyone: (state, { seat }) =>
    kept(
      mapped(teamsIn(state), (team) => team.seat),
      (other) => other !== seat,
    ),
  asks: (talk) => wordTo(talk, CLOSE, () => anyOf(YES_NO, "OMI-RUL-54")),
  closes: (meant) => meant === NO,
  with: ({ seat, by }, sealed) => ({ do: CLOSE, seat, by, sealed }),
  done: ({ emit }, { seat }, answers) => {
    const [refuser] = kept(answers, ({ meant }) => meant === NO);
    if (refuser === undefined) emit({ was: "ended", ending: "closed", seat, by: "OMI-RUL-54" });
    else emit({ was: "closingRefused", seat: refuser.seat });
  },
});

/** Nobody has proposed it: everybody who is in is asked, by the row that says when. */
export const askedBy = (by: "OMI-RUL-53" | "OMI-RUL-57"): StepOf<"close"> => ({
  do: CLOSE,
  seat: NOBODY,
  by,
  sealed: [],
});

/** While a team thinks about its turn any team may propose it, once until its own next turn. */
export const meanwhile = (state: CitySeen, waiting: CityStep): readonly OpenAsk<CityNouns>[] => {
  if (waiting.do !== "acting") return [];
  const free = kept(teamsIn(state), ({ seat }) => !has(state.closing, seat));
  return mapped(free, ({ seat }) => ({ seat, step: { do: "propose", seat } }));
};
