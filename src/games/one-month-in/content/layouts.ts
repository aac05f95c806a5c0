import { has, mapped } from "../../../kernel/list";
import { neighbours } from "../../../kernel/graph";
import type { Word } from "../../../kernel/words";
import { cellAt, NEXT_TO } from "./city-map";

type Rows = readonly [q: number, from: number, to: number];

interface Outline {
  readonly rows: readonly Rows[];
  /** In the order of the seats, clockwise. */
  readonly bases: readonly (readonly [q: number, r: number])[];
}

/** Prototype values: replaceable (OMI-PROTO-03). By the number of teams, from two on. */
const OUTLINES: readonly Outline[] = [
  {
    rows: [
      [-3, 0, 1],
      [-2, -1, 2],
      [-1, -1, 2],
      [0, -2, 2],
      [1, -2, 1],
      [2, -2, 1],
      [3, -1, 0],
    ],
    bases: [
      [2, 0],
      [-2, 0],
    ],
  },
  {
    rows: [
      [-3, 1, 4],
      [-2, -2, 4],
      [-1, -3, 3],
      [0, -3, 2],
      [1, -3, 2],
      [2, -3, 1],
      [3, -2, 0],
      [4, -2, -1],
    ],
    bases: [
      [3, -1],
      [-2, 3],
      [-1, -2],
    ],
  },
  {
    rows: [
      [-3, -1, 4],
      [-2, -2, 4],
      [-1, -2, 3],
      [0, -3, 3],
      [1, -3, 2],
      [2, -4, 2],
      [3, -4, 1],
    ],
    bases: [
      [2, 1],
      [-2, 3],
      [-2, -1],
      [2, -3],
    ],
  },
  {
    rows: [
      [-4, 2, 4],
      [-3, 2, 4],
      [-2, -2, -2],
      [-2, 1, 4],
      [-1, -3, 4],
      [0, -4, 4],
      [1, -4, 3],
      [2, -4, 2],
      [3, -4, 1],
      [4, -4, 0],
    ],
    bases: [
      [3, 0],
      [0, 3],
      [-3, 3],
      [0, -3],
      [3, -3],
    ],
  },
  {
    rows: [
      [-4, 0, 4],
      [-3, -1, 4],
      [-2, -2, 4],
      [-1, -3, 4],
      [0, -4, 4],
      [1, -4, 3],
      [2, -4, 2],
      [3, -4, 1],
      [4, -4, 0],
    ],
    bases: [
      [3, 0],
      [0, 3],
      [-3, 3],
      [-3, 0],
      [0, -3],
      [3, -3],
    ],
  },
];

/** Cities that are not laid any more: matches that were begun in them go on there. */
const BEFORE: readonly Outline[] = [
  {
    rows: [
      [-3, 1, 3],
      [-2, -1, 3],
      [-1, -2, 3],
      [0, -3, 2],
      [1, -3, 2],
      [2, -3, 1],
      [3, -2, 0],
    ],
    bases: [
      [2, 0],
      [-2, 2],
      [0, -2],
    ],
  },
];

export const FEWEST_TEAMS = 2;

export interface Layout {
  readonly cells: readonly Word[];
  /** In the order of the seats. */
  readonly bases: readonly Word[];
  /** Which of its cells each is, counted from 0. */
  readonly places: Readonly<Record<Word, number>>;
}

/** In the order of the whole city, as the rows are. */
const cellsWithin = ({ rows }: Outline): Word[] => {
  const cells: Word[] = [];
  let n = 0;
  for (const [q, from, to] of rows) {
    for (let r = from; r <= to; r++) {
      cells[n] = cellAt(q, r);
      n++;
    }
  }
  return cells;
};

const layoutOf = (outline: Outline): Layout => {
  const cells = cellsWithin(outline);
  const places: Record<Word, number> = {};
  for (let i = 0; i < cells.length; i++) places[cells[i] ?? ""] = i;
  return { cells, bases: mapped(outline.bases, ([q, r]) => cellAt(q, r)), places };
};

const LAYOUTS: readonly Layout[] = mapped(OUTLINES, layoutOf);

const NO_CITY: Layout = { cells: [], bases: [], places: {} };

/** The city that is laid for so many teams (OMI-LAY-01, OMI-LAY-02). */
export const layoutFor = (teams: number): Layout => LAYOUTS[teams - FEWEST_TEAMS] ?? NO_CITY;

const LAYOUTS_BEFORE: readonly Layout[] = mapped(BEFORE, layoutOf);

/** The city a match is played in: the one that is laid for so many teams, unless its first Base lies elsewhere. */
export const layoutWith = (teams: number, base: Word): Layout => {
  const layout = layoutFor(teams);
  if (layout.bases[0] === base) return layout;
  for (const before of LAYOUTS_BEFORE) if (before.bases[0] === base && before.bases.length === teams) return before;
  return NO_CITY;
};

/** The Base whose ring a cell belongs to, by its place among the seats; -1 for the city beyond (OMI-PROTO-03). */
export const ringOf = ({ bases }: Layout, cell: Word): number => {
  for (let i = 0; i < bases.length; i++) if (has(neighbours(NEXT_TO, bases[i] ?? ""), cell)) return i;
  return -1;
};
