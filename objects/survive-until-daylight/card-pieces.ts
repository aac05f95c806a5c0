import { type Sheet, type SheetCard, sheets } from "../../assets/survive-until-daylight/cards/sheets";
import { nameOf } from "../../assets/survive-until-daylight/text/names";
import type { PieceTemplate } from "../../build/table-definition";
import { ONE } from "../model";
import { cardTold } from "./told";

/** Every card, by its place on a sheet. */

/** A card is thin; so much above the ground it lies. */
const AIR = 0.03;

const cardPiece = ({ name, grid }: Sheet, { kind, back }: SheetCard, cell: number): PieceTemplate => ({
  Name: "Card",
  Nickname: nameOf(kind),
  Description: cardTold(kind),
  Grid: false,
  scale: ONE,
  lift: AIR,
  sheet: { name, columns: grid.columns, rows: grid.rows, cell, back },
});

export const cardPieces = (): Readonly<Record<string, PieceTemplate>> =>
  Object.fromEntries(
    sheets.flatMap((sheet) => sheet.cards.map((card, cell) => [card.kind, cardPiece(sheet, card, cell)] as const)),
  );
