import { anyOf } from "../../../kernel/choice";
import { gather } from "../../../kernel/gather";
import { mapped } from "../../../kernel/list";
import { wordTo } from "../../../kernel/talk";
import type { Word } from "../../../kernel/words";
import { CARDS } from "../content/cards";
import type { BoutNouns, StepOf } from "../vocabulary";

const NAMES: readonly Word[] = mapped(CARDS, ({ card }) => card);

/** Both throw at once: an answer is sealed until the other is in (RPS-THROW-01). */
export const throwing = gather<BoutNouns, StepOf<"throw">, Word>({
  onlyAnswer: "confirm",
  everyone: ({ players }) => mapped(players, ({ seat }) => seat),
  asks: (talk) => wordTo(talk, "card", () => anyOf(NAMES, "RPS-THROW-01")),
  closes: () => false,
  with: (_step, sealed) => ({ do: "throw", sealed }),
  done: ({ emit, next }, _step, answers) => {
    for (const { seat, meant } of answers) emit({ was: "thrown", seat, card: meant });
    next({ do: "compare" });
  },
});
