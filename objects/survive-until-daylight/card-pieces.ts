import { LINE_SCALE } from "../../assets/survive-until-daylight/cards/frame";
import { type Sheet, type SheetCard, sheets } from "../../assets/survive-until-daylight/cards/sheets";
import { nameOf } from "../../assets/survive-until-daylight/text/names";
import type { PieceTemplate } from "../../build/table-definition";
import { HORDE_CARDS } from "../../src/games/survive-until-daylight/content/horde";
import { ONE } from "../model";
import { cardTold } from "./told";

/** Every card, by its place on a sheet. */

/** A card is thin; so much above the ground it lies. */
const AIR = 0.03;

const HORDE_SCALE = { x: LINE_SCALE, y: 1, z: LINE_SCALE } as const;

const IN_THE_LINE: readonly string[] = HORDE_CARDS.map(({ card }) => card);

const cardPiece = ({ name, grid }: Sheet, { kind, back }: SheetCard, cell: number): PieceTemplate => ({
  Name: "Card",
  Nickname: nameOf(kind),
  Description: cardTold(kind),
  Grid: false,
  scale: IN_THE_LINE.includes(kind) ? HORDE_SCALE : ONE,
  lift: AIR,
  sheet: { name, columns: grid.columns, rows: grid.rows, cell, back },
});

export const cardPieces = (): Readonly<Record<string, PieceTemplate>> =>
  Object.fromEntries(
    sheets.flatMap((sheet) => sheet.cards.map((card, cell) => [card.kind, cardPiece(sheet, card, cell)] as const)),
  );
