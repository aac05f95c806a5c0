import type { Mark } from "../../kernel/game";
import { has } from "../../kernel/list";
import { numberOf } from "../../kernel/number-text";
import type { Word } from "../../kernel/words";

/** What is publicly known of the game besides its book: how many can play, what ends it. */
const PUBLISHED: readonly Word[] = ["OMI-RUL-01", "OMI-RUL-50", "OMI-RUL-59"];

/** The book does not say it; it follows from what it says, or nearly. */
const FOLLOWS: readonly Word[] = [
  "OMI-TILE-08",
  "OMI-TILE-09",
  "OMI-TILE-11",
  "OMI-ZONE-06",
  "OMI-SETUP-06",
  "OMI-SETUP-07",
  "OMI-SETUP-08",
  "OMI-FEED-05",
  "OMI-AP-08",
  "OMI-AP-09",
  "OMI-AP-10",
  "OMI-FLIP-04",
  "OMI-FIGHT-10",
  "OMI-FLAG-03",
  "OMI-PVP-05",
];

/** House rules, and what the table does for its people. */
const OURS: readonly Word[] = ["OMI-RUL-02", "OMI-RUL-09", "OMI-RUL-54", "OMI-RUL-57", "OMI-RUL-58"];

/** Examples that the book prints, in part at least; the others are worked out from its rules. */
const PRINTED_EXAMPLES = 9;

const TOPICS: Readonly<Record<Word, Mark>> = { RUL: "ruling", PROTO: "ours" };

/** Where a row of the ledger comes from. */
export const markOf = (row: Word): Mark => {
  const [, topic = "", number = ""] = row.split("-");
  if (has(PUBLISHED, row)) return "published";
  if (has(OURS, row)) return "ours";
  if (has(FOLLOWS, row)) return "ruling";
  if (topic === "EX") return numberOf(number) <= PRINTED_EXAMPLES ? "printed" : "ruling";
  return TOPICS[topic] ?? "printed";
};
