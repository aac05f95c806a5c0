import { joined, kept, mapped, range } from "../../../kernel/list";
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

const columnOf = (q: number): CellData[] => {
  const first = Math.max(-RADIUS, -RADIUS - q);
  const last = Math.min(RADIUS, RADIUS - q);
  const letter = COLUMNS.slice(q + RADIUS, q + RADIUS + 1);
  return mapped(range(first, last), (r) => ({ cell: letter + numberText(r - first + 1), q, r }));
};

const allColumns = (): CellData[] => {
  let cells: CellData[] = [];
  for (const q of range(-RADIUS, RADIUS)) cells = joined(cells, columnOf(q));
  return cells;
};

/** The city of six teams; every other is a part of it (OMI-PROTO-03). */
export const CELLS: readonly CellData[] = allColumns();

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
  for (const each of CELLS) if (each.q === q && each.r === r) return each.cell;
  return "";
};

/** A border between two tiles, or between one and what lies beyond the city. */
export interface BorderData {
  readonly border: Word;
  readonly cell: Word;
  readonly way: Way;
  /** "" beyond the city. */
  readonly beyond: Word;
}

/** Each border once, named by the tile that comes first (OMI-PROTO-02). */
const allBorders = (): BorderData[] => {
  const borders: BorderData[] = [];
  const names = mapped(CELLS, ({ cell }) => cell);
  for (const { cell, q, r } of CELLS) {
    for (const { way, q: east, r: south } of DIRECTIONS) {
      const beyond = cellAt(q + east, r + south);
      const isFirst = beyond === "" || names.indexOf(cell) < names.indexOf(beyond);
      if (isFirst) borders.push({ border: cell + "-" + way, cell, way, beyond });
    }
  }
  return borders;
};

export const BORDERS: readonly BorderData[] = allBorders();

const bordersByCell = (): Readonly<Record<Word, readonly BorderData[]>> => {
  const byCell: Record<Word, readonly BorderData[]> = {};
  for (const { cell } of CELLS) byCell[cell] = kept(BORDERS, (each) => each.cell === cell || each.beyond === cell);
  return byCell;
};

const BORDERS_OF = bordersByCell();

/** The borders of a cell. */
export const bordersOf = (cell: Word): readonly BorderData[] => BORDERS_OF[cell] ?? [];

/** The border between two cells; "" if they share none. */
export const borderBetween = (one: Word, other: Word): Word => {
  for (const { border, cell, beyond } of bordersOf(one)) if (cell === other || beyond === other) return border;
  return "";
};

const graphOfCells = (): Graph => {
  const graph: Record<Word, Word[]> = {};
  for (const { cell } of CELLS) graph[cell] = [];
  for (const { cell, beyond } of BORDERS) {
    if (beyond !== "") {
      graph[cell] = joined(graph[cell] ?? [], [beyond]);
      graph[beyond] = joined(graph[beyond] ?? [], [cell]);
    }
  }
  return graph;
};

/** What lies next to what in the largest city (OMI-TILE-11). */
export const NEXT_TO: Graph = graphOfCells();
