import { HELP_SCALE } from "../../assets/one-month-in/cards/help-card";
import { CARD_SCALE } from "../../assets/one-month-in/cards/search-card";
import { GRID, HELP_CELL } from "../../assets/one-month-in/cards/sheets";
import { nameOf } from "../../assets/one-month-in/text/names";
import { said } from "../../assets/one-month-in/text/said";
import type { PieceTemplate } from "../../build/table-definition";
import { type SearchCard, SEARCH_CARDS } from "../../src/games/one-month-in/content/search-cards";

/** Every search card, by its place on the sheet: small, to lie on a tile. And the help card, large. */

/** A card is thin; so much above the ground it lies. */
const AIR = 0.03;

const SMALL = { x: CARD_SCALE, y: 1, z: CARD_SCALE } as const;

const cardPiece = ({ card: kind, find }: SearchCard, cell: number): PieceTemplate => ({
  Name: "Card",
  Nickname: nameOf(kind),
  Description: said().cards[find].does,
  Grid: false,
  scale: SMALL,
  lift: AIR,
  sheet: { name: "cards-search", columns: GRID.columns, rows: GRID.rows, cell, back: "back-search" },
});

/** It never moves, and is read by Alt. */
const help = (): PieceTemplate => ({
  Name: "Card",
  Nickname: nameOf("help"),
  Description: said().hints["help"] ?? "",
  Grid: false,
  scale: { x: HELP_SCALE, y: 1, z: HELP_SCALE },
  lift: AIR,
  sheet: { name: "cards-search", columns: GRID.columns, rows: GRID.rows, cell: HELP_CELL, back: "back-search" },
});

export const cardPieces = (): Readonly<Record<string, PieceTemplate>> => ({
  ...Object.fromEntries(SEARCH_CARDS.map((of, cell) => [of.card, cardPiece(of, cell)] as const)),
  help: help(),
});
