/** What the turn order of the book says and the lesson does not come to, and why. */
export const LEFT_OUT = {} as const;

/** The chapters of the ledger that make up the turn order. */
export const TURN_ORDER = ["DUEL-TURN", "DUEL-ACT", "DUEL-SURV", "DUEL-ZOM"] as const;
