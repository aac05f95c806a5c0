import { anyOf } from "../../../kernel/choice";
import { gather } from "../../../kernel/gather";
import { distinct, joined, kept } from "../../../kernel/list";
import { sizeOf, topOf } from "../../../kernel/pile";
import { NO, wordTo } from "../../../kernel/talk";
import type { Word } from "../../../kernel/words";
import type { NightChance, NightGo, NightNouns, StepOf } from "../vocabulary";
import { holds } from "./players";

/** Combat cards are drawn one by one; the discards are shuffled when a card is wanted of an empty deck (SUD-RULING-56). */
export const flip: NightGo<"flip"> = {
  kind: "go",
  run: ({ state, emit, next }, { count, by }) => {
    if (count === 0) return;
    if (sizeOf(state.combat) === 0) {
      if (state.combatDiscard.length === 0) return;
      emit({ was: "combatRenewed" });
    }
    next({ do: "flipCard", by }, { do: "flip", count: count - 1, by });
  },
};

export const flipCard: NightChance<"flipCard"> = {
  kind: "chance",
  draws: (state) => [{ of: "combat-card", with: "combat", sides: topOf(state.combat) }],
  land: ({ emit }, { by }, [card = ""]) => {
    emit({ was: "flipped", card, by });
  },
  read: (_state, _step, came) => came,
};

/** Whoever is Lucky may have a shown card replaced, and the new one again (SUD-CARD-11, SUD-RULING-73). */
export const lucky = gather<NightNouns, StepOf<"lucky">, Word>({
  onlyAnswer: "take",
  everyone: (state) => (state.flipped.length === 0 ? [] : kept(state.seats, (seat) => holds(state, seat, "lucky"))),
  asks: (talk, state) => wordTo(talk, "lucky", () => anyOf(joined([NO], distinct(state.flipped)), "SUD-CARD-12", [NO])),
  closes: (card) => card !== NO,
  with: (_step, sealed) => ({ do: "lucky", sealed }),
  done: ({ emit, next }, _step, answers) => {
    for (const { seat, meant: card } of answers) {
      if (card !== NO) {
        emit({ was: "luckyPlayed", seat, card });
        next({ do: "flip", count: 1, by: "SUD-CARD-12" }, { do: "lucky", sealed: [] });
        return;
      }
    }
  },
});
