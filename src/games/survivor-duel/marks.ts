import type { Mark } from "../../kernel/game";
import { has } from "../../kernel/list";
import type { Word } from "../../kernel/words";

/** What NecroGenesis TCG's maker has made public besides its Quick Start rules. */
const PUBLISHED: readonly Word[] = ["DUEL-TH-06", "DUEL-EX-09", "DUEL-RUL-07"];

/** The book does not say it; it follows from what it says, or nearly. */
const FOLLOWS: readonly Word[] = [
  "DUEL-DECK-09",
  "DUEL-TP-07",
  "DUEL-QE-11",
  "DUEL-LOOT-02",
  "DUEL-ADV-04",
  "DUEL-ZATK-04",
  "DUEL-ZATK-05",
  "DUEL-HIT-03",
];

/** House rules, and readings that are agreed at the table. */
const OURS: readonly Word[] = ["DUEL-RUL-01", "DUEL-RUL-35", "DUEL-RUL-37"];

/** Examples that the book prints, in part at least; the others are worked out from its rules. */
const PRINTED_EXAMPLES: readonly Word[] = ["DUEL-EX-01", "DUEL-EX-02", "DUEL-EX-03", "DUEL-EX-04", "DUEL-EX-10"];

const TOPICS: Readonly<Record<Word, Mark>> = { RUL: "ruling", PROTO: "ours", EX: "ruling" };

/** Where a row of the ledger comes from. */
export const markOf = (row: Word): Mark => {
  if (has(PUBLISHED, row)) return "published";
  if (has(OURS, row)) return "ours";
  if (has(FOLLOWS, row)) return "ruling";
  if (has(PRINTED_EXAMPLES, row)) return "printed";
  return TOPICS[row.split("-")[1] ?? ""] ?? "printed";
};
