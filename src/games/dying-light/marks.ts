import type { Mark } from "../../kernel/game";
import { has } from "../../kernel/list";
import type { Word } from "../../kernel/words";

/** What its publisher has made public besides the book: who can play, solo included, and what colour the dice have. */
const PUBLISHED: readonly Word[] = ["DL-RULING-01", "DL-COMP-03"];

/** Readings of gaps; content of ours; what the table asks, and what it does for its people. All else is printed. */
const TOPICS: Readonly<Record<Word, Mark>> = { RULING: "ruling", PV: "ours", DP: "ours", AUTO: "ours" };

/** Where a row of the ledger comes from. */
export const markOf = (row: Word): Mark =>
  has(PUBLISHED, row) ? "published" : (TOPICS[row.split("-")[1] ?? ""] ?? "printed");
