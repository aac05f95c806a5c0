import { CARD_SCALE } from "../../assets/one-month-in/cards/search-card";
import { COLUMNS, ROWS } from "../../assets/one-month-in/cards/sheets";
import { nameOf } from "../../assets/one-month-in/text/names";
import type { PieceTemplate } from "../../build/table-definition";
import { SEARCH_CARDS } from "../../src/games/one-month-in/content/search-cards";

/** Every search card, by its place on the sheet: small, to lie on a tile. */

/** A card is thin; so much above the ground it lies. */
const AIR = 0.03;

const SMALL = { x: CARD_SCALE, y: 1, z: CARD_SCALE } as const;

const cardPiece = (kind: string, cell: number): PieceTemplate => ({
  Name: "Card",
  Nickname: nameOf(kind),
  Grid: false,
  scale: SMALL,
  lift: AIR,
  sheet: { name: "cards-search", columns: COLUMNS, rows: ROWS, cell, back: "back-search" },
});

export const cardPieces = (): Readonly<Record<string, PieceTemplate>> =>
  Object.fromEntries(SEARCH_CARDS.map(({ card }, cell) => [card, cardPiece(card, cell)] as const));
