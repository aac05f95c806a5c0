import { joined, mapped, range } from "../../../kernel/list";
import type { Graph } from "../../../kernel/graph";
import { numberText } from "../../../kernel/number-text";
import type { Word } from "../../../kernel/words";

/** A cell of the largest city, in axial coordinates: flat-top hexagons, `q` to the east, `r` to the south. */
export interface CellData {
  /** Its column by a letter, and its place in it from the north: `e5` is the middle. */
  readonly cell: Word;
  readonly q: number;
  readonly r: number;
}

const RADIUS = 4;
const COLUMNS = "abcdefghi";

/** Where a column begins in the north. */
const firstOf = (q: number): number => Math.max(-RADIUS, -RADIUS - q);

const columnOf = (q: number): CellData[] => {
  const first = firstOf(q);
  const last = Math.min(RADIUS, RADIUS - q);
  const letter = COLUMNS.slice(q + RADIUS, q + RADIUS + 1);
  return mapped(range(first, last), (r) => ({ cell: letter + numberText(r - first + 1), q, r }));
};

const BY_COLUMN: readonly (readonly CellData[])[] = mapped(range(-RADIUS, RADIUS), columnOf);

const allCells = (): readonly CellData[] => {
  let cells: readonly CellData[] = [];
  for (const column of BY_COLUMN) cells = joined(cells, column);
  return cells;
};

/** The city of six teams; every other is a part of it (OMI-PROTO-03). */
export const CELLS: readonly CellData[] = allCells();

/** Clockwise from the north (OMI-PROTO-02). */
export const DIRECTIONS = [
  { way: "n", q: 0, r: -1 },
  { way: "ne", q: 1, r: -1 },
  { way: "se", q: 1, r: 0 },
  { way: "s", q: 0, r: 1 },
  { way: "sw", q: -1, r: 1 },
  { way: "nw", q: -1, r: 0 },
] as const;

export type Way = (typeof DIRECTIONS)[number]["way"];

/** The cell at those coordinates; "" beyond the city. */
export const cellAt = (q: number, r: number): Word => {
  const column = BY_COLUMN[q + RADIUS];
  return column === undefined ? "" : (column[r - firstOf(q)]?.cell ?? "");
};

/** A border between two tiles, or between one and what lies beyond the city. */
export interface BorderData {
  readonly border: Word;
  readonly cell: Word;
  readonly way: Way;
  /** "" beyond the city. */
  readonly beyond: Word;
}

const bordersByCell: Record<Word, BorderData[]> = {};
const nextTo: Record<Word, Word[]> = {};
for (const { cell } of CELLS) {
  bordersByCell[cell] = [];
  nextTo[cell] = [];
}

/** Each border once, named by the tile that comes first (OMI-PROTO-02): the one in the west, or else in the north. */
const allBorders = (): BorderData[] => {
  const borders: BorderData[] = [];
  // Counted by hand: MoonSharp counts the whole list at every push.
  let n = 0;
  for (const { cell, q, r } of CELLS) {
    for (const { way, q: east, r: south } of DIRECTIONS) {
      const beyond = cellAt(q + east, r + south);
      if (beyond === "" || east > 0 || (east === 0 && south > 0)) {
        const border = { border: cell + "-" + way, cell, way, beyond };
        borders[n] = border;
        n++;
        bordersByCell[cell]?.push(border);
        bordersByCell[beyond]?.push(border);
      }
    }
  }
  return borders;
};

export const BORDERS: readonly BorderData[] = allBorders();

/** The borders of a cell. */
export const bordersOf = (cell: Word): readonly BorderData[] => bordersByCell[cell] ?? [];

/** The border between two cells; "" if they share none. */
export const borderBetween = (one: Word, other: Word): Word => {
  for (const { border, cell, beyond } of bordersOf(one)) if (cell === other || beyond === other) return border;
  return "";
};

for (const { cell, beyond } of BORDERS) {
  if (beyond !== "") {
    nextTo[cell]?.push(beyond);
    nextTo[beyond]?.push(cell);
  }
}

/** What lies next to what in the largest city (OMI-TILE-11). */
export const NEXT_TO: Graph = nextTo;
