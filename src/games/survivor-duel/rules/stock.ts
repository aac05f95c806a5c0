import { mapped, range } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import type { Copies } from "../content/decks";
import { copiesOfCard, copiesOfZombie, type Limits, SURVIVOR_DECK } from "../content/limits";
import { DECK_CARDS } from "../content/pool";
import { ZOMBIES } from "../content/zombies";
import type { CardId } from "../vocabulary";
import { cardId } from "./cards";

export const copies = (seat: Seat, name: Word, count: number): readonly CardId[] =>
  mapped(range(1, count), (copy) => cardId(seat, name, copy));

/** The cards of a printed list. */
export const listed = (seat: Seat, list: readonly Copies[]): readonly CardId[] => {
  const cards: CardId[] = [];
  for (const { n, of } of list) for (const each of copies(seat, of, n)) cards.push(each);
  return cards;
};

/** One of each, then another of each: a deck of few copies is found without a walk through all there might be. */
const firstsFirst = (seat: Seat, list: readonly Copies[]): readonly CardId[] => {
  const cards: CardId[] = [];
  for (let copy = 1; copy <= SURVIVOR_DECK; copy++) {
    for (const { n, of } of list) if (copy <= n) cards.push(cardId(seat, of, copy));
  }
  return cards;
};

/** Lists that were made once: they never change, and a deck is asked for word by word. */
const made: Record<Word, readonly CardId[]> = {};

const once = (key: Word, make: (this: void) => readonly CardId[]): readonly CardId[] => {
  const known = made[key] ?? make();
  made[key] = known;
  return known;
};

/** The cards a deck may be made of: those marked SCR, or those that are not (DUEL-DECK-07, DUEL-RUL-01). */
export const deckStock = (seat: Seat, limits: Limits, which: "scr" | "plain"): readonly CardId[] =>
  once(seat + limits + "deck" + which, () =>
    firstsFirst(
      seat,
      mapped(DECK_CARDS, ({ card, scr }) => ({
        of: card,
        n: scr === (which === "scr") ? copiesOfCard(scr, limits) : 0,
      })),
    ),
  );

/** The zombies a deck may be made of: Bosses, or others (DUEL-DECK-05, DUEL-RUL-01). */
export const hordeStock = (seat: Seat, limits: Limits, which: "boss" | "plain"): readonly CardId[] =>
  once(seat + limits + "horde" + which, () =>
    firstsFirst(
      seat,
      mapped(ZOMBIES, ({ card, sort }) => ({
        of: card,
        n: (sort === "boss") === (which === "boss") ? copiesOfZombie(sort, limits) : 0,
      })),
    ),
  );
