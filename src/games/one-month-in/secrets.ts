import type { Secrets } from "../../kernel/game";
import { joined, kept, mapped } from "../../kernel/list";
import { cardsOf, type Pile, shuffled } from "../../kernel/pile";
import type { Word } from "../../kernel/words";
import { SEARCH_CARDS } from "./content/search-cards";
import { TILES } from "./content/tiles";
import { isFog } from "./rules/tiles";
import { type CityNouns, type CitySeen, NOBODY, type TileSeen, UNSEEN } from "./vocabulary";

/** Nothing that happens is known to one team alone. */
export const SECRETS: Secrets<CityNouns> = {};

/** The same cards in an order that tells nothing. They are many and this is asked often: they are counted, not sorted. */
const jumbled = (piles: readonly Pile[], names: readonly Word[]): Pile => {
  const copies: Record<Word, number> = {};
  for (const pile of piles) for (const layer of pile) for (const card of layer) copies[card] = (copies[card] ?? 0) + 1;
  const all: Word[] = [];
  let n = 0;
  for (const name of names) {
    const count = copies[name] ?? 0;
    for (let i = 0; i < count; i++) {
      all[n] = name;
      n++;
    }
  }
  return shuffled(all);
};

const CARD_NAMES = mapped(SEARCH_CARDS, ({ card }) => card);
const TILE_NAMES = mapped(TILES, ({ tile }) => tile);

/** Every card that nobody has looked at, in the deck or on a tile. */
const unseenCards = (state: CitySeen): Pile =>
  jumbled(
    joined(
      [state.deck],
      mapped(state.tiles, ({ stack }) => stack),
    ),
    CARD_NAMES,
  );

const closed = (stack: Pile): Pile => shuffled(mapped(cardsOf(stack), () => UNSEEN));

const covered = (tile: TileSeen): TileSeen =>
  tile.stack.length === 0 && tile.under === NOBODY ? tile : { ...tile, stack: closed(tile.stack), under: NOBODY };

/** What is agreed to lie about the first Base may be any tile of its ring, as far as anybody has seen. */
const ringsSeen = (state: CitySeen): Pile[] => {
  const agreed = mapped(
    kept(state.tiles, (tile) => isFog(tile) && tile.under !== NOBODY),
    ({ under }) => under,
  );
  return mapped(state.rings, (ring, i) => jumbled(i === 0 ? [ring, shuffled(agreed)] : [ring], TILE_NAMES));
};

/** Everything is public but the order of deck, stacks and tiles under fog (OMI-RUL-05): nobody has seen that. */
export const view = (state: CitySeen): CitySeen => ({
  ...state,
  tiles: mapped(state.tiles, covered),
  deck: unseenCards(state),
  rings: ringsSeen(state),
  beyond: jumbled([state.beyond], TILE_NAMES),
});
