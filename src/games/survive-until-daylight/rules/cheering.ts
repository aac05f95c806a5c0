import { anyOf, several } from "../../../kernel/choice";
import { gather } from "../../../kernel/gather";
import { has, kept, mapped, withoutAll } from "../../../kernel/list";
import { NO, wordsTo, wordTo } from "../../../kernel/talk";
import type { OpenAsk, Seat, Word } from "../../../kernel/words";
import type { NightAsk, NightNouns, NightSeen, NightStep, StepOf } from "../vocabulary";
import { holds } from "./players";

const CHEER: Word = "cheer";

/** Whoever else holds one, alone nobody (SUD-CARD-05, SUD-RULING-87). */
const cheerers = (state: NightSeen, seat: Seat): readonly Seat[] =>
  kept(withoutAll(state.seats, [seat]), (other) => holds(state, other, CHEER));

/** While that turn goes on: nobody has to say it, and nobody waits for it. An empty answer is a change of mind. */
export const cheering: NightAsk<"cheering", boolean> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_state, { seat }) => [seat],
  asks: (talk) =>
    has(
      wordsTo(talk, "cheering", () => several(0, 1, anyOf([CHEER], "SUD-CARD-05"))),
      CHEER,
    ),
  take: ({ emit }, { seat, on }, _seat, cheers) => {
    if (cheers) emit({ was: "cheered", seat, on });
  },
};

/** At any calm moment of a turn the others may lengthen it (SUD-SYM-11, SUD-RULING-70). */
export const cheers = (state: NightSeen, waiting: NightStep): readonly OpenAsk<NightNouns>[] => {
  if (waiting.do !== "acting") return [];
  const on = waiting.seat;
  return mapped(cheerers(state, on), (seat) => ({ seat, step: { do: "cheering", seat, on } }));
};

/** And once more before it is over: the last moment there is. */
export const cheer = gather<NightNouns, StepOf<"cheer">, Word>({
  onlyAnswer: "take",
  everyone: (state, { seat }) => cheerers(state, seat),
  asks: (talk) => wordTo(talk, "cheer", () => anyOf([NO, CHEER], "SUD-CARD-05", [NO])),
  closes: (word) => word === CHEER,
  with: ({ seat }, sealed) => ({ do: "cheer", seat, sealed }),
  done: ({ state, emit, next }, { seat }, answers) => {
    for (const { seat: by, meant } of answers) {
      if (meant === CHEER) {
        emit({ was: "cheered", seat: by, on: seat });
        next({ do: "acting", seat });
        return;
      }
    }
    const idle = state.actions + state.meleeActions > 0;
    emit({ was: "turnEnded", seat, by: idle ? "SUD-TURN-08" : "SUD-TURN-01" });
  },
});
