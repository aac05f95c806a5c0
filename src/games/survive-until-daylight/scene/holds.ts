import type { Holds } from "../../../kernel/scene";

/** The table's top; TTS units are inches. */
export const TABLE = 0.96;

/** Boards are plates of this thickness on the table, and what lies on a card lies about as high. */
export const PLATE = 0.2;

export const PILE: Holds = { as: "pile" };
export const BAG: Holds = { as: "bag" };
export const row = (across: number, dx: number, dz: number, lines = 1): Holds => ({ as: "row", across, lines, dx, dz });
export const ONE = row(1, 0, 0);
