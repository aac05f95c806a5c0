/** What only the pictures say. */

/** What a special tile is for, in two short lines. */
export const tileWords = {
  base: ["START", "HERE"],
  farm: ["FOOD", "EACH TURN"],
  prize: ["HOLD IT:", "THE END"],
} as const;

/** Names of pieces the game's own text has no word for. */
export const names: Readonly<Record<string, string>> = {
  mat: "Table",
};
