/** The character boards and the round tracker are plates of this thickness on the table. */
export const PLATE = 0.2;
