import { mapped, range } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import type { Copies } from "../content/decks";
import { copiesOfCard, copiesOfZombie, type Limits } from "../content/limits";
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

/** Lists that were made once: they never change, and a deck is asked for word by word. */
const made: Record<Word, readonly CardId[]> = {};

const once = (key: Word, make: (this: void) => readonly CardId[]): readonly CardId[] => {
  const known = made[key] ?? make();
  made[key] = known;
  return known;
};

/** The cards a deck may be made of: those marked SCR, or those that are not (DUEL-DECK-07, DUEL-RUL-01). */
export const deckStock = (seat: Seat, limits: Limits, which: "scr" | "plain"): readonly CardId[] =>
  once(seat + limits + "deck" + which, () => {
    const cards: CardId[] = [];
    for (const { card, scr } of DECK_CARDS) {
      const count = scr === (which === "scr") ? copiesOfCard(scr, limits) : 0;
      for (const each of copies(seat, card, count)) cards.push(each);
    }
    return cards;
  });

/** The zombies a deck may be made of: Bosses, or others (DUEL-DECK-05, DUEL-RUL-01). */
export const hordeStock = (seat: Seat, limits: Limits, which: "boss" | "plain"): readonly CardId[] =>
  once(seat + limits + "horde" + which, () => {
    const cards: CardId[] = [];
    for (const { card, sort } of ZOMBIES) {
      const count = (sort === "boss") === (which === "boss") ? copiesOfZombie(sort, limits) : 0;
      for (const each of copies(seat, card, count)) cards.push(each);
    }
    return cards;
  });
