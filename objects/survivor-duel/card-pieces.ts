import { type Sheet, type SheetCard, sheets } from "../../assets/survivor-duel/cards/sheets";
import { nameOf } from "../../assets/survivor-duel/text/names";
import { said } from "../../assets/survivor-duel/text/said";
import type { PieceTemplate } from "../../build/table-definition";
import { ZOMBIES } from "../../src/games/survivor-duel/content/zombies";
import { ZOMBIE } from "../../src/games/survivor-duel/scene/spots";
import { cardFacts } from "../../src/games/survivor-duel/text/card-facts";
import { cardLines } from "../../src/games/survivor-duel/text/card-text";
import { ONE } from "../model";

/** Every card, by its place on a sheet; hovering over it tells what it does. */

/** Zombies are larger than what a Survivor holds: they are what the table is for. */
const LARGE = { x: ZOMBIE, y: 1, z: ZOMBIE } as const;

const DEAD: readonly string[] = ZOMBIES.map(({ card }) => card);

/** A card is thin; so much above the ground it lies. */
const AIR = 0.03;

const cardPiece = ({ name, grid }: Sheet, { kind, back }: SheetCard, cell: number): PieceTemplate => ({
  Name: "Card",
  Nickname: nameOf(kind),
  Description: [cardFacts(kind, said().game), ...cardLines(kind, said().game)].join(" "),
  Grid: false,
  scale: DEAD.includes(kind) ? LARGE : ONE,
  lift: AIR,
  sheet: { name, columns: grid.columns, rows: grid.rows, cell, back },
});

export const cardPieces = (): Readonly<Record<string, PieceTemplate>> =>
  Object.fromEntries(
    sheets.flatMap((sheet) => sheet.cards.map((card, cell) => [card.kind, cardPiece(sheet, card, cell)] as const)),
  );
