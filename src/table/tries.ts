/** So often in a row a table that stumbled puts itself right. */
export const TRIES = 3;
