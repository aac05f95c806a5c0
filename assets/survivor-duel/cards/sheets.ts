import { DECK_CARDS, type DeckCard } from "../../../src/games/survivor-duel/content/pool";
import { SURVIVORS } from "../../../src/games/survivor-duel/content/survivors";
import { ZOMBIES } from "../../../src/games/survivor-duel/content/zombies";
import { at, clipped, picture, rect } from "../../drawing/svg";
import { inks } from "../look";
import { CARD } from "./card";
import { deckCard } from "./deck-card";
import { survivorCard } from "./survivor-card";
import { zombieCard } from "./zombie-card";

/** Cards of one sort share a sheet, and a back. */

interface SheetCard {
  readonly kind: string;
  readonly front: () => string;
}

export interface Sheet {
  readonly name: string;
  readonly back: string;
  readonly cards: readonly SheetCard[];
}

const COLUMNS = 7;

export const columnsOf = ({ cards }: Sheet): number => Math.min(COLUMNS, cards.length);
export const rowsOf = (sheet: Sheet): number => Math.ceil(sheet.cards.length / columnsOf(sheet));

const deckSheet = (...kinds: readonly DeckCard["kind"][]): readonly SheetCard[] =>
  DECK_CARDS.filter(({ kind }) => kinds.includes(kind)).map((card) => ({
    kind: card.card,
    front: () => deckCard(card),
  }));

export const sheets: readonly Sheet[] = [
  {
    name: "cards-survivors",
    back: "back-survivor",
    cards: SURVIVORS.map((card) => ({ kind: card.card, front: () => survivorCard(card) })),
  },
  { name: "cards-arms", back: "back-deck", cards: deckSheet("weapon", "item") },
  { name: "cards-deeds", back: "back-deck", cards: deckSheet("event", "react") },
  {
    name: "cards-zombies",
    back: "back-zombie",
    cards: ZOMBIES.map((card) => ({ kind: card.card, front: () => zombieCard(card) })),
  },
];

export const sheetWidth = (of: Sheet): number => columnsOf(of) * CARD.width;

export const sheetPicture = (of: Sheet): string =>
  picture(
    sheetWidth(of),
    rowsOf(of) * CARD.height,
    rect(0, 0, sheetWidth(of), rowsOf(of) * CARD.height, { fill: inks.black }),
    ...of.cards.map(({ front }, i) =>
      at(
        (i % columnsOf(of)) * CARD.width,
        Math.floor(i / columnsOf(of)) * CARD.height,
        clipped(`cell${String(i)}`, rect(0, 0, CARD.width, CARD.height, {}), front()),
      ),
    ),
  );
