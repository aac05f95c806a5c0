import { DECK_CARDS } from "../../../src/games/survivor-duel/content/pool";
import { SURVIVORS } from "../../../src/games/survivor-duel/content/survivors";
import { ZOMBIES } from "../../../src/games/survivor-duel/content/zombies";
import { cardSheet, type Grid, GRIDS } from "../../drawing/card-sheet";
import { inks } from "../look";
import { CARD } from "./card";
import { deckCard } from "./deck-card";
import { survivorCard } from "./survivor-card";
import { zombieCard } from "./zombie-card";

/** As few sheets as hold all cards so large that they can be read. */

export interface SheetCard {
  readonly kind: string;
  readonly back: string;
  readonly front: () => string;
}

export interface Sheet {
  readonly name: string;
  readonly grid: Grid;
  readonly cards: readonly SheetCard[];
}

const survivors: readonly SheetCard[] = SURVIVORS.map((card) => ({
  kind: card.card,
  back: "back-survivor",
  front: () => survivorCard(card),
}));

/** Weapons and items, then what happens. */
const ORDER = { weapon: 0, item: 0, event: 1, react: 1 } as const;

const deck: readonly SheetCard[] = [...DECK_CARDS]
  .sort((a, b) => ORDER[a.kind] - ORDER[b.kind])
  .map((card) => ({ kind: card.card, back: "back-deck", front: () => deckCard(card) }));

const zombies: readonly SheetCard[] = ZOMBIES.map((card) => ({
  kind: card.card,
  back: "back-zombie",
  front: () => zombieCard(card),
}));

const FULL = GRIDS.thirtyFive.columns * GRIDS.thirtyFive.rows;

export const sheets: readonly Sheet[] = [
  { name: "cards-survivors", grid: GRIDS.seven, cards: survivors },
  { name: "cards-deck", grid: GRIDS.thirtyFive, cards: deck.slice(0, FULL) },
  { name: "cards-horde", grid: GRIDS.thirtyFive, cards: [...deck.slice(FULL), ...zombies] },
];

export const sheetPicture = ({ grid, cards }: Sheet): string =>
  cardSheet(
    grid,
    CARD,
    inks.black,
    cards.map(({ front }) => front()),
  );
