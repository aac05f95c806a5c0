import { has, mapped, range } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import { sizeOf, topOf } from "../../../kernel/pile";
import { refuse } from "../../../kernel/refusal";
import { wordTo } from "../../../kernel/talk";
import type { Draw, Seat, Verdict, Word } from "../../../kernel/words";
import { type CityAction, type CityChance, type CityGo, type CitySeen, UNSEEN } from "../vocabulary";
import { actor, whyNobody } from "./actions";
import { searchCard } from "./search-card";
import { survivorOf, survivorsLeft } from "./teams";
import { tileAt } from "./tiles";

/** Only one's own tile, without zombies, with cards on it (OMI-RUL-38, OMI-SCAV-06). */
export const whyNotSearchAt = (state: CitySeen, seat: Seat, cell: Word): Verdict => {
  const { owner, zombies, stack } = tileAt(state, cell);
  if (owner !== seat || zombies > 0) return refuse("OMI-RUL-38");
  return sizeOf(stack) > 0 ? "fine" : refuse("OMI-SCAV-06");
};

const REASONS = ["OMI-RUL-38", "OMI-SCAV-06"];

const cellOf = (state: CitySeen, seat: Seat, id: Word): Word => {
  const survivor = survivorOf(state, seat, id);
  return survivor === "none" ? "" : survivor.cell;
};

/** One card for an action point (OMI-SCAV-02 to OMI-SCAV-04). */
export const search: CityAction<Word> = {
  act: "search",
  whyNot: (state, seat) => whyNobody(state, seat, whyNotSearchAt, REASONS),
  asks: (talk, state, seat) => wordTo(talk, "who", () => actor(state, seat, whyNotSearchAt)),
  take: ({ state, emit, next }, seat, survivor) => {
    const cell = cellOf(state, seat, survivor);
    emit({ was: "searched", seat, cell, survivor });
    next({ do: "turnOver", cell, seat });
  },
};

/** From the top of the deck; when it runs out the discard is shuffled, and then there may be fewer (OMI-SCAV-01). */
export const stack: CityGo<"stack"> = {
  kind: "go",
  run: ({ state, emit, next }, { cell, left }) => {
    if (left > 0 && sizeOf(state.deck) === 0 && state.discard.length > 0)
      emit({ was: "deckRenewed", cards: state.discard.length });
    const count = Math.min(left, sizeOf(state.deck));
    if (count > 0) next({ do: "lay", cell, count }, { do: "stack", cell, left: left - count });
  },
};

/** The places of the biggest deck, as words. */
const PLACES: readonly Word[] = mapped(range(1, 110), numberText);

/** Fewer picks than this somebody would count for odds, and there is nothing to know about them. */
const PICKS_AT_LEAST = 9;

/** Cards are laid without looking, so what is drawn is places in the deck: each pick one of those that are left. */
export const lay: CityChance<"lay"> = {
  kind: "chance",
  draws: (state, { count }) => {
    const size = sizeOf(state.deck);
    if (count >= size) return [];
    const picks = Math.min(size, Math.max(count, PICKS_AT_LEAST));
    return mapped(range(0, picks - 1), (at): Draw => ({ of: "pick", with: "deck", sides: PLACES.slice(0, size - at) }));
  },
  land: ({ emit }, { cell, count }, came) => {
    emit({ was: "stackLaid", cell, cards: count, picks: came.slice(0, count) });
  },
  read: () => [],
};

/** What a stack may hold: in a view, where nobody has looked at it, whatever nobody has seen (OMI-RUL-05). */
const possible = (state: CitySeen, cell: Word): readonly Word[] => {
  const cards = topOf(tileAt(state, cell).stack);
  return has(cards, UNSEEN) ? topOf(state.deck) : cards;
};

/** Zombies are fought before anything else; newcomers come as far as there are figures (OMI-CARD-02 to OMI-CARD-07). */
export const turnOver: CityChance<"turnOver"> = {
  kind: "chance",
  draws: (state, { cell }) => [{ of: "search-card", with: cell + ".stack", sides: possible(state, cell) }],
  land: ({ state, emit, next }, { cell, seat }, [card = ""]) => {
    const { find, number: printed } = searchCard(card);
    const number = find === "survivors" ? Math.min(printed, survivorsLeft(state, seat)) : printed;
    emit({ was: "found", seat, cell, card, find, number });
    if (find === "zombies") next({ do: "fight", cell, seat });
  },
  read: (_state, _step, [card = ""]) => [searchCard(card).find],
};
