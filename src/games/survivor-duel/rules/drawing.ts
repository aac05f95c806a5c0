import { anyOf, several } from "../../../kernel/choice";
import { has, kept } from "../../../kernel/list";
import { sizeOf, topOf } from "../../../kernel/pile";
import { wordsTo, wordTo } from "../../../kernel/talk";
import type { Seat } from "../../../kernel/words";
import type { CardKind } from "../content/effect";
import { type CardId, type DuelAsk, type DuelChance, type DuelGo, type DuelSeen, NONE } from "../vocabulary";
import { isBoss, printedOn } from "./cards";
import { spawnsAny } from "./options";
import { deadOf, sideOf } from "./sides";

/** Whoever must draw from an empty deck has lost (DUEL-GOAL-02, DUEL-RUL-25). */
export const draw: DuelGo<"draw"> = {
  kind: "go",
  run: ({ state, emit, next }, { seat, count, by }) => {
    if (count === 0) return;
    if (sizeOf(sideOf(state, seat).deck) === 0) emit({ was: "decked", seat });
    else next({ do: "drawCard", seat, count, by });
  },
};

export const drawCard: DuelChance<"drawCard"> = {
  kind: "chance",
  draws: (state, { seat }) => [{ of: "card", with: seat + ".deck", sides: topOf(sideOf(state, seat).deck) }],
  land: ({ emit, next }, { seat, count, by }, [card = NONE]) => {
    emit({ was: "drew", seat, card, by });
    next({ do: "draw", seat, count: count - 1, by });
  },
  read: (_state, _step, came) => came,
};

/** A gap in the row is filled at once; an empty Zombie Deck is made anew from the dead (DUEL-RUL-04, DUEL-RUL-05). */
export const refill: DuelGo<"refill"> = {
  kind: "go",
  run: ({ state, emit, next }, { seat }) => {
    const side = sideOf(state, seat);
    if (!has(side.row, NONE)) return;
    const empty = sizeOf(side.zdeck) === 0;
    if (empty && kept(deadOf(side), (card) => !isBoss(card)).length === 0) return;
    if (empty) emit({ was: "hordeReshuffled", seat });
    if (!spawnsAny(state)) next({ do: "refillCard", seat });
  },
};

export const refillCard: DuelChance<"refillCard"> = {
  kind: "chance",
  draws: (state, { seat }) => [{ of: "card", with: seat + ".zdeck", sides: topOf(sideOf(state, seat).zdeck) }],
  land: ({ emit, next }, { seat }, [zombie = NONE]) => {
    emit({ was: "rowFilled", seat, zombie });
    next({ do: "refill", seat });
  },
  read: (_state, _step, came) => came,
};

/** Looking is no drawing: an empty deck only ends it. */
export const look: DuelGo<"look"> = {
  kind: "go",
  run: ({ state, next }, { seat, count, kinds }) => {
    if (count === 0 || sizeOf(sideOf(state, seat).deck) === 0) next({ do: "pick", seat, kinds });
    else next({ do: "lookCard", seat, count, kinds });
  },
};

export const lookCard: DuelChance<"lookCard"> = {
  kind: "chance",
  draws: (state, { seat }) => [{ of: "card", with: seat + ".deck", sides: topOf(sideOf(state, seat).deck) }],
  land: ({ emit, next }, { seat, count, kinds }, [card = NONE]) => {
    emit({ was: "looked", seat, card });
    next({ do: "look", seat, count: count - 1, kinds });
  },
  read: (_state, _step, came) => came,
};

const fitting = (state: DuelSeen, seat: Seat, kinds: readonly CardKind[]): readonly CardId[] =>
  kept(sideOf(state, seat).looking, (card) => {
    const printed = printedOn(card);
    return printed !== "none" && printed.kind !== "zombie" && printed.kind !== "survivor" && has(kinds, printed.kind);
  });

/** One of that kind into the hand, the rest to the bottom in random order (DUEL-PROTO-01). */
export const pick: DuelAsk<"pick"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (state, { seat, kinds }) => (fitting(state, seat, kinds).length > 0 ? [seat] : []),
  asks: (talk, state, { seat, kinds }) =>
    wordTo(talk, "take", () => anyOf(fitting(state, seat, kinds), "DUEL-PROTO-01")),
  take: ({ state, emit }, { seat }, _seat, card) => {
    emit({ was: "tookLooked", seat, card });
    emit({ was: "putUnder", seat, count: sideOf(state, seat).looking.length });
  },
  nobody: ({ state, emit }, { seat }) => {
    emit({ was: "putUnder", seat, count: sideOf(state, seat).looking.length });
  },
};

const discardAtMost = (state: DuelSeen, seat: Seat, count: number): number =>
  Math.min(count, sideOf(state, seat).hand.length);

/** A discard is of the player's own choice (DUEL-PROTO-01). */
export const discard: DuelAsk<"discard", readonly CardId[]> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (state, { seat, count }) => (discardAtMost(state, seat, count) > 0 ? [seat] : []),
  asks: (talk, state, { seat, count }) => {
    const n = discardAtMost(state, seat, count);
    return wordsTo(talk, "discard", () => several(n, n, anyOf(sideOf(state, seat).hand, "DUEL-PROTO-01")));
  },
  take: ({ emit }, { seat }, _seat, cards) => {
    for (const card of cards) emit({ was: "discarded", seat, card });
  },
  nobody: () => undefined,
};
