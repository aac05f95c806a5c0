/** What the turn order of the book says and the lesson does not come to, and why. */
export const LEFT_OUT = {
  "OMI-RUN-05": "Nobody runs who is the last.",
} as const;

/** The chapters of the ledger that make up the turn order. */
export const TURN_ORDER = ["OMI-TURN", "OMI-FEED", "OMI-AP", "OMI-RUN"] as const;
