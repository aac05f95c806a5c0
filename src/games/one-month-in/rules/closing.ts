import type { Meanwhile } from "../../../kernel/game";
import { gather, type Sealed } from "../../../kernel/gather";
import { has, kept, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { NO, wordAt, YES_NO } from "../../../kernel/talk";
import type { Seat } from "../../../kernel/words";
import type { City, CityAsk, CityEvent, CitySeen, CityStep, StepOf } from "../vocabulary";
import { teamsIn } from "./teams";

const CLOSE = "close";

/** A wish to end the game as it stands; an empty answer is a change of mind (OMI-RUL-54). */
export const propose: CityAsk<"propose"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_state, { seat }) => [seat],
  part: (_state, _step, _seat, said) =>
    said.length > 0 ? "said" : { ask: "propose", of: [CLOSE], least: 0, most: 1, usual: [] },
  why: (_state, _step, _seat, said, word) => (said.length === 0 && word === CLOSE ? "fine" : refuse("OMI-RUL-54")),
  take: ({ emit, next }, _step, seat, [words = []]) => {
    if (words.length === 0) return;
    emit({ was: "closingProposed", seat });
    next({ do: CLOSE, seat, sealed: [] });
  },
};

const refusers = (sealed: readonly Sealed[]): readonly Seat[] =>
  mapped(
    kept(sealed, ({ say }) => wordAt(say, 0) === NO),
    ({ seat }) => seat,
  );

/** All who are still in must want it; the first no is enough (OMI-RUL-54). */
export const close: CityAsk<"close"> = gather<City, CityStep, CityEvent, StepOf<"close">>({
  onlyAnswer: "confirm",
  everyone: (state, { seat }) =>
    kept(
      mapped(teamsIn(state), (team) => team.seat),
      (other) => other !== seat,
    ),
  part: (_state, _step, _seat, said) =>
    said.length > 0 ? "said" : { ask: CLOSE, of: YES_NO, least: 1, most: 1, usual: [] },
  why: (_state, _step, _seat, said, word) => (said.length === 0 && has(YES_NO, word) ? "fine" : refuse("OMI-RUL-54")),
  closes: (say) => wordAt(say, 0) === NO,
  with: ({ seat }, sealed) => ({ do: CLOSE, seat, sealed }),
  done: ({ emit }, { seat }, sealed) => {
    const [refuser] = refusers(sealed);
    if (refuser === undefined) emit({ was: "ended", ending: "closed", seat, by: "OMI-RUL-54" });
    else emit({ was: "closingRefused", seat: refuser });
  },
});

/** While a team thinks about its turn any team may propose it, once until its own next turn. */
export const meanwhile = (state: CitySeen, waiting: CityStep): readonly Meanwhile<CityStep>[] => {
  if (waiting.do !== "acting") return [];
  const free = kept(teamsIn(state), ({ seat }) => !has(state.closing, seat));
  return mapped(free, ({ seat }) => ({ seat, step: { do: "propose", seat } }));
};
