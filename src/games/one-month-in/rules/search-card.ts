import { fail } from "../../../kernel/fail";
import type { Word } from "../../../kernel/words";
import { SEARCH_CARDS, type SearchCard } from "../content/search-cards";

const cards: Record<Word, SearchCard> = {};
for (const card of SEARCH_CARDS) cards[card.card] = card;

export const searchCard = (card: Word): SearchCard => cards[card] ?? fail("no such search card: " + card);
