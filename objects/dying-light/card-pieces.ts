import { GRID, OTHER_SIDE, type SheetCard, sheets } from "../../assets/dying-light/cards/sheets";
import { toldOf } from "../../assets/dying-light/text/told";
import { nameOf } from "../../assets/dying-light/text/name-of";
import type { PieceTemplate, SheetCell } from "../../build/table-definition";
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

const sheetCell = (name: string, { back }: SheetCard, cell: number): SheetCell => ({
  name,
  columns: GRID.columns,
  rows: GRID.rows,
  cell,
  ...(back === OTHER_SIDE ? { back: sheets[1].name, ownBack: true } : { back }),
});

const card = (sheet: string, of: SheetCard, cell: number): PieceTemplate => ({
  Name: "Card",
  Nickname: cardName(of.kind),
  Description: toldOf(of.kind),
  Grid: false,
  scale: ONE,
  lift: AIR,
  sheet: sheetCell(sheet, of, cell),
});

export const cardPieces = (): Readonly<Record<string, PieceTemplate>> =>
  Object.fromEntries(
    sheets.flatMap(({ name, cards }) => cards.map((of, cell) => [of.kind, card(name, of, cell)] as const)),
  );
