import { columnsOf, rowsOf, type Sheet, sheets } from "../../assets/survivor-duel/cards/sheets";
import { nameOf } from "../../assets/survivor-duel/text/names";
import type { PieceTemplate } from "../../build/table-definition";
import { cardFacts } from "../../src/games/survivor-duel/text/card-facts";
import { cardLines } from "../../src/games/survivor-duel/text/card-text";
import { en } from "../../src/games/survivor-duel/text/en";
import { ONE } from "../model";

/** Every card, by its place on a sheet; hovering over it tells what it does. */

/** A card is thin; so much above the ground it lies. */
const AIR = 0.03;

const cardPiece = (sheet: Sheet, kind: string, cell: number): PieceTemplate => ({
  Name: "Card",
  Nickname: nameOf(kind),
  Description: [cardFacts(kind, en), ...cardLines(kind, en)].join(" "),
  Grid: false,
  scale: ONE,
  lift: AIR,
  sheet: { name: sheet.name, columns: columnsOf(sheet), rows: rowsOf(sheet), cell, back: sheet.back },
});

export const cardPieces = (): Readonly<Record<string, PieceTemplate>> =>
  Object.fromEntries(
    sheets.flatMap((sheet) => sheet.cards.map(({ kind }, cell) => [kind, cardPiece(sheet, kind, cell)] as const)),
  );
