import { anyOf } from "../../../kernel/choice";
import { fail } from "../../../kernel/fail";
import { mapped, range } from "../../../kernel/list";
import { numbers } from "../../../kernel/number-text";
import { sizeOf, topOf } from "../../../kernel/pile";
import { wordTo } from "../../../kernel/talk";
import type { Draw, Seat, Word } from "../../../kernel/words";
import { MORE_RUBBLE, NEW_RUBBLE, RED_ROWS, ROUNDS, WAVE } from "../content/rubble";
import type {
  NightAsk,
  NightChance,
  NightGo,
  NightPart,
  NightSeen,
  NightTalk,
  NightTell,
  PlayerSeen,
} from "../vocabulary";
import { amountOf, sortOf } from "./cards";
import { fits, roomMakers, slotCount } from "./inventory";
import { isOn } from "./options";
import { leftOf, playerOf, suffer } from "./players";

const newCards = (state: NightSeen): number => {
  const players = state.seats.length;
  return players === NEW_RUBBLE.length && isOn(state, "moreRubble") ? MORE_RUBBLE : (NEW_RUBBLE[players - 1] ?? 0);
};

/** New rubble and WAVE! make one shuffled pile with what was left (SUD-SEARCH-01 to SUD-SEARCH-11, SUD-RULING-15). */
export const round: NightGo<"round"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    const round = state.round + 1;
    emit({ was: "roundBegan", round, by: round > ROUNDS ? "SUD-LAST-02" : "SUD-ROUND-01" });
    next({ do: "refill", left: newCards(state) });
  },
};

/** A Rubble pile that runs short is made new of the discard (SUD-RULING-14). */
export const refill: NightGo<"refill"> = {
  kind: "go",
  run: ({ state, emit, next }, { left }) => {
    if (left > 0 && sizeOf(state.rubble) === 0 && state.discard.length > 0)
      emit({ was: "rubbleRenewed", cards: state.discard.length });
    const count = Math.min(left, sizeOf(state.rubble));
    if (count > 0) next({ do: "take", count }, { do: "refill", left: left - count });
    else {
      emit({ was: "waveShuffledIn", cards: sizeOf(state.active) + 1 });
      next({ do: "draw", seat: state.first, by: "SUD-SEARCH-13" });
    }
  },
};

/** The places of the biggest pile, as words. */
const PLACES: readonly Word[] = numbers(1, 200);

/** Fewer picks than this somebody would count for odds, and there is nothing to know about them. */
const PICKS_AT_LEAST = 9;

/** Cards are taken without looking, so what is drawn is places in the pile: each pick one of those that are left. */
export const take: NightChance<"take"> = {
  kind: "chance",
  draws: (state, { count }) => {
    const size = sizeOf(state.rubble);
    if (count >= size) return [];
    const picks = Math.min(size, Math.max(count, PICKS_AT_LEAST));
    let places = PLACES.slice(0, size);
    return mapped(range(1, picks), (): Draw => {
      const sides = places;
      places = [...sides];
      places.pop();
      return { of: "pick", with: "rubble", sides };
    });
  },
  land: ({ emit }, { count }, came) => {
    emit({ was: "rubbleTaken", cards: count, picks: came.slice(0, count) });
  },
  read: () => [],
};

/** One card a turn, clockwise, until WAVE! is accepted (SUD-SEARCH-12, SUD-SEARCH-13). */
export const draw: NightChance<"draw"> = {
  kind: "chance",
  draws: (state) => [{ of: "rubble-card", with: "active", sides: topOf(state.active) }],
  land: ({ state, emit, next }, { seat, by }, [card = ""]) => {
    emit({ was: "drew", seat, card, by });
    if (card === WAVE) next({ do: "wave", seat });
    else {
      settle({ state, emit, next }, seat, card);
      next({ do: "draw", seat: leftOf(state, seat), by: "SUD-SEARCH-13" });
    }
  },
  read: (_state, _step, [card = ""]) => [card === WAVE ? WAVE : sortOf(card)],
};

/** What is done with a drawn card: red ones happen, others are kept or not. */
export const settle = ({ next }: NightTell, seat: Seat, card: Word): void => {
  if (sortOf(card) === "red") next({ do: "red", seat, card }, { do: "putAway", seat, card });
  else next({ do: "keep", seat, card });
};

/** Whether a card is taken, and what has to go for it; "" where it fits. */
export interface Taking {
  readonly taken: boolean;
  readonly room: Word;
}

/** Asks whether it is taken, which is usual where it fits, and otherwise what has to go (SUD-SEARCH-16). */
export const askTaking = (talk: NightTalk, { inventory }: PlayerSeen, card: Word, asked: TakingAsked): Taking => {
  const { ask, yes, no, against, full } = asked;
  const usual = fits(inventory, card) ? [yes] : [];
  const taken = wordTo(talk, ask, () => anyOf([yes, no], against, usual)) === yes;
  const isRoom = !taken || fits(inventory, card);
  return { taken, room: isRoom ? "" : wordTo(talk, "room", () => anyOf(roomMakers(inventory, card), full)) };
};

/** How it is asked, the rule against any other answer, and the one against a card that makes no room. */
interface TakingAsked {
  readonly ask: NightPart;
  readonly yes: Word;
  readonly no: Word;
  readonly against: Word;
  readonly full: Word;
}

export const makeRoom = ({ state, emit }: NightTell, seat: Seat, card: Word, by: Word): void => {
  if (card === "") return;
  emit({ was: "cardsDropped", seat, card, count: slotCount(playerOf(state, seat).inventory, card), by });
};

const KEEPING = { ask: "keep", yes: "keep", no: "discard", against: "SUD-RULING-88", full: "SUD-RULING-18" } as const;

/** Kept, or discarded at once (SUD-SEARCH-14, SUD-SEARCH-15). */
export const keep: NightAsk<"keep", Taking> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (_state, { seat }) => [seat],
  asks: (talk, state, { seat, card }) => askTaking(talk, playerOf(state, seat), card, KEEPING),
  take: (tell, { seat, card }, _seat, { taken, room }) => {
    makeRoom(tell, seat, room, "SUD-SEARCH-16");
    if (taken) tell.emit({ was: "cardKept", seat, card });
    else tell.emit({ was: "drawnDiscarded", seat, card, by: "SUD-SEARCH-15" });
  },
};

/** A red card acts at once and cannot be kept (SUD-SEARCH-17, SUD-RED-04). */
export const red: NightGo<"red"> = {
  kind: "go",
  run: (tell, { seat, card }) => {
    const by = RED_ROWS[card] ?? fail("no such red card: " + card);
    if (amountOf(card) > 0) suffer(tell, seat, amountOf(card), "red", by);
    else tell.next({ do: "lose", seat, by });
  },
};

export const putAway: NightGo<"putAway"> = {
  kind: "go",
  run: ({ emit }, { seat, card }) => {
    emit({ was: "drawnDiscarded", seat, card, by: "SUD-RED-05" });
  },
};

/** Any single card, as likely as the next; an empty inventory loses nothing (SUD-INV-07, SUD-INV-08). */
export const lose: NightChance<"lose"> = {
  kind: "chance",
  draws: (state, { seat }) => {
    const { inventory } = playerOf(state, seat);
    return inventory.length === 0 ? [] : [{ of: "loss", with: seat + ".inventory", sides: inventory }];
  },
  land: ({ emit }, { seat, by }, [card = ""]) => {
    if (card !== "") emit({ was: "cardLost", seat, card, by });
  },
  read: (_state, _step, came) => came,
};
