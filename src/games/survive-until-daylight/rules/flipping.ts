import { gather } from "../../../kernel/gather";
import { distinct, has, joined, kept } from "../../../kernel/list";
import { sizeOf, topOf } from "../../../kernel/pile";
import { refuse } from "../../../kernel/refusal";
import type { Word } from "../../../kernel/words";
import type { Night, NightAsk, NightChance, NightEvent, NightGo, NightSeen, NightStep, StepOf } from "../vocabulary";
import { holds } from "./players";
import { NO } from "../../../kernel/talk";

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

const replaceable = (state: NightSeen): readonly Word[] => joined([NO], distinct(state.flipped));

/** Whoever is Lucky may have a shown card replaced, and the new one again (SUD-CARD-11, SUD-RULING-73). */
export const lucky: NightAsk<"lucky"> = gather<Night, NightStep, NightEvent, StepOf<"lucky">>({
  onlyAnswer: "take",
  everyone: (state) => (state.flipped.length === 0 ? [] : kept(state.seats, (seat) => holds(state, seat, "lucky"))),
  part: (state, _step, _seat, said) =>
    said.length > 0 ? "said" : { ask: "lucky", of: replaceable(state), least: 1, most: 1, usual: [NO] },
  why: (state, _step, _seat, _said, word) => (has(replaceable(state), word) ? "fine" : refuse("SUD-CARD-12")),
  closes: (say) => !has(say[0] ?? [], NO),
  with: (_step, sealed) => ({ do: "lucky", sealed }),
  done: ({ emit, next }, _step, sealed) => {
    for (const { seat, say } of sealed) {
      const [card = NO] = say[0] ?? [];
      if (card !== NO) {
        emit({ was: "luckyPlayed", seat, card });
        next({ do: "flip", count: 1, by: "SUD-CARD-12" }, { do: "lucky", sealed: [] });
        return;
      }
    }
  },
});
