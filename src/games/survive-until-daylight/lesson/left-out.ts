/** What the turn order of the book says and the lesson does not come to, and why. */
export const LEFT_OUT = {
  "SUD-ROUND-06": "No enemy is left in the line when the first round ends; from then on it goes without saying.",
} as const;

/** The chapters of the ledger that make up the turn order. */
export const TURN_ORDER = ["SUD-ROUND", "SUD-FP", "SUD-WAVE", "SUD-TRADE", "SUD-TURN", "SUD-ENATK"] as const;
