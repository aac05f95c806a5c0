import type { Share } from "./share";
import type { Row } from "./tally";

type Cell = string | number;

const HEAD = ["policy", "seats", "match_up", "what", "which", "count", "of", "rate", "low", "high"];

const shared = (what: string, which: Cell, { count, of, rate, low, high }: Share): Cell[] => [
  ...[what, which, count, of],
  ...[rate, low, high].map((part) => part.toFixed(6)),
];

const counted = (what: string, which: Cell, count: number): Cell[] => [what, which, count, "", "", "", ""];

const LENGTHS = ["least", "tenth", "median", "nine tenths", "most"];

const figuresOf = (row: Row): Cell[][] => [
  shared("won", "", row.won),
  ...row.endings.map(({ rule, won, matches }) => counted(won ? "won by" : "lost by", rule, matches)),
  ...row.rounds.map(({ round, matches }) => counted("ended in round", round, matches)),
  ...row.lengths.map((length, i) => counted("answers and rolls", LENGTHS[i] ?? "", length)),
  ...row.placesWon.map((share, place) => shared("place won", place + 1, share)),
  ...row.seatsWon.map((share) => shared("policy won", share.policy, share)),
  ...row.broughtWon.map((share) => shared("brought won", share.brought, share)),
  shared("who begins won", "", row.firstWon),
  counted("not ended", "", row.notEnded.length),
  counted("broken", "", row.broken.length),
];

const quoted = (cell: Cell): string =>
  /[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);

/** A line for each figure of each row, as a spreadsheet reads it. */
export const csvOf = (rows: readonly Row[]): string => {
  const lines = rows.flatMap((row) => figuresOf(row).map((figure) => [row.policy, row.seats, row.matchUp, ...figure]));
  return [HEAD, ...lines].map((cells) => `${cells.map(quoted).join(",")}\n`).join("");
};
