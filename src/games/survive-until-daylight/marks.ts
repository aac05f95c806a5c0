import type { Mark } from "../../kernel/game";
import { has } from "../../kernel/list";
import type { Word } from "../../kernel/words";

/** What is publicly known of it besides the book. */
const PUBLISHED: readonly Word[] = ["SUD-RULING-07"];

/** Readings of gaps, and checks that follow; content of ours; what the table asks, tells and does. All else is printed. */
const TOPICS: Readonly<Record<Word, Mark>> = {
  RULING: "ruling",
  DX: "ruling",
  PROTO: "ours",
  DEC: "ours",
  INFO: "ours",
  AUTO: "ours",
};

/** Where a row of the ledger comes from. */
export const markOf = (row: Word): Mark =>
  has(PUBLISHED, row) ? "published" : (TOPICS[row.split("-")[1] ?? ""] ?? "printed");
