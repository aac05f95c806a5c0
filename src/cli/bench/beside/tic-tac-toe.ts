import type { Game as BoardGame } from "boardgame.io";
import { anyOf } from "../../../kernel/choice";
import { seatsFor } from "../../../kernel/replay-code";
import { wordTo } from "../../../kernel/talk";
import type { Ask, Seat, Seen, Word } from "../../../kernel/words";
import { bare, playedByKernel } from "./bare";
import { playedByBoardgame } from "./boardgame";
import type { Pair } from "./pair";

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const winner = (cells: readonly string[]): string => {
  for (const [a, b, c] of LINES) {
    const mark = cells[a] ?? "";
    if (mark !== "" && mark === cells[b] && mark === cells[c]) return mark;
  }
  return "";
};

const freeIn = (cells: readonly string[]): readonly number[] => CELLS.filter((cell) => cells[cell] === "");

/** Whoever plays takes a free cell that depends on the seed. */
const choice = (cells: readonly string[], seed: number, nth: number): number => {
  const free = freeIn(cells);
  return free[(seed * 7 + nth * 5) % free.length] ?? 0;
};

interface Board {
  cells: readonly Seat[];
}
interface Turn {
  readonly do: "turn";
  readonly seat: Seat;
}
interface Marked {
  readonly was: "marked";
  readonly seat: Seat;
  readonly cell: number;
}

interface Nouns {
  readonly State: Board;
  readonly Step: Turn;
  readonly Event: Marked;
  readonly Part: "cell";
  readonly Option: never;
}

const [FIRST = "", SECOND = ""] = seatsFor(2);
const words = (cells: readonly Seat[]): readonly Word[] => freeIn(cells).map(String);

const turn: Ask<Nouns, Turn, Word> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (_board, { seat }) => [seat],
  asks: (talk, { cells }) => wordTo(talk, "cell", () => anyOf(words(cells), "TAKEN")),
  take: ({ emit, next }, _step, seat, cell) => {
    emit({ was: "marked", seat, cell: Number(cell) });
    next({ do: "turn", seat: seat === FIRST ? SECOND : FIRST });
  },
};

const ours = bare<Nouns>({
  name: "tic-tac-toe",
  setup: () => ({ state: { cells: CELLS.map(() => "") }, agenda: [{ do: "turn", seat: FIRST }] }),
  rules: { turn },
  evolve: {
    marked: (board, { seat, cell }) => {
      board.cells = board.cells.map((mark, i) => (i === cell ? seat : mark));
    },
  },
  over: ({ cells }: Seen<Board>) => {
    const won = winner(cells);
    if (won !== "") return { won: [won], rule: "LINE" };
    return freeIn(cells).length === 0 ? { won: [], rule: "FULL" } : "playing";
  },
});

const theirs: BoardGame<{ cells: string[] }> = {
  setup: () => ({ cells: CELLS.map(() => "") }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== "") return "INVALID_MOVE";
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G }) => {
    const won = winner(G.cells);
    if (won !== "") return { won };
    return freeIn(G.cells).length === 0 ? { draw: true } : undefined;
  },
};

export const ticTacToe: Pair = {
  what: "tic-tac-toe",
  aim: 10,
  kernel: (seed) => playedByKernel(ours, seed, 9, ({ cells }, nth) => [[String(choice(cells, seed, nth))]]),
  boardgame: (seed) => playedByBoardgame(theirs, seed, 9, ({ G }, nth) => ["mark", choice(G.cells, seed, nth)]),
};
