/** Boards are plates of this thickness on the table, and what lies on a card lies about as high. */
export const PLATE = 0.2;
