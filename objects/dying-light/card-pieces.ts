import { columnsOf, rowsOf, sheets } from "../../assets/dying-light/cards/sheets";
import type { Sheet } from "../../assets/dying-light/cards/sheets";
import { nameOf } from "../../assets/dying-light/text/name-of";
import type { PieceTemplate } from "../../build/table-definition";
import { ONE } from "../model";

/** Every card, by its place on a sheet. */

/** A card is thin; so much above the ground it lies. */
const AIR = 0.03;

/** Kinds that are named for what they tell of. */
const NAMED_FOR = ["runner-card.", "infected-card."] as const;

const cardName = (kind: string): string => {
  if (kind.startsWith("exposure.")) return nameOf("exposure");
  const prefix = NAMED_FOR.find((start) => kind.startsWith(start));
  return nameOf(prefix === undefined ? kind : kind.slice(prefix.length));
};

const card = (sheet: Sheet, kind: string, cell: number): PieceTemplate => ({
  Name: "Card",
  Nickname: cardName(kind),
  Grid: false,
  scale: ONE,
  lift: AIR,
  sheet: { name: sheet.name, columns: columnsOf(sheet), rows: rowsOf(sheet), cell, back: sheet.back(kind) },
});

export const cardPieces = (): Readonly<Record<string, PieceTemplate>> =>
  Object.fromEntries(
    sheets.flatMap((sheet) => sheet.cards.map(({ kind }, cell) => [kind, card(sheet, kind, cell)] as const)),
  );
