import { joined, kept, mapped } from "../../kernel/list";
import { cardsOf, type Pile, shuffled } from "../../kernel/pile";
import type { Word } from "../../kernel/words";
import { SEARCH_CARDS } from "./content/search-cards";
import { TILES } from "./content/tiles";
import { isFog } from "./rules/tiles";
import { type CitySeen, NOBODY, type TileSeen, UNSEEN } from "./vocabulary";

/** The same cards in an order that tells nothing. They are many and this is asked often: they are counted, not sorted. */
const jumbled = (cards: readonly Word[], names: readonly Word[]): readonly Word[] => {
  const copies: Record<Word, number> = {};
  for (const card of cards) copies[card] = (copies[card] ?? 0) + 1;
  const all: Word[] = [];
  let n = 0;
  for (const name of names) {
    for (let i = 0; i < (copies[name] ?? 0); i++) {
      all[n] = name;
      n++;
    }
  }
  return all;
};

const CARD_NAMES = mapped(SEARCH_CARDS, ({ card }) => card);
const TILE_NAMES = mapped(TILES, ({ tile }) => tile);

/** Every card that nobody has looked at, in the deck or on a tile. */
const unseenCards = (state: CitySeen): Pile => {
  let cards: readonly Word[] = cardsOf(state.deck);
  for (const { stack } of state.tiles) if (stack.length > 0) cards = joined(cards, cardsOf(stack));
  return shuffled(jumbled(cards, CARD_NAMES));
};

const closed = (stack: Pile): Pile => shuffled(mapped(cardsOf(stack), () => UNSEEN));

const covered = (tile: TileSeen): TileSeen =>
  tile.stack.length === 0 && tile.under === NOBODY ? tile : { ...tile, stack: closed(tile.stack), under: NOBODY };

/** What is agreed to lie about the first Base may be any tile of its ring, as far as anybody has seen. */
const ringsSeen = (state: CitySeen): Pile[] => {
  const agreed = mapped(
    kept(state.tiles, (tile) => isFog(tile) && tile.under !== NOBODY),
    ({ under }) => under,
  );
  return mapped(state.rings, (ring, i) =>
    shuffled(jumbled(i === 0 ? joined(cardsOf(ring), agreed) : cardsOf(ring), TILE_NAMES)),
  );
};

/** Everything is public but the order of deck, stacks and tiles under fog (OMI-RUL-05): nobody has seen that. */
export const view = (state: CitySeen): CitySeen => ({
  ...state,
  tiles: mapped(state.tiles, covered),
  deck: unseenCards(state),
  rings: ringsSeen(state),
  beyond: shuffled(jumbled(cardsOf(state.beyond), TILE_NAMES)),
});
