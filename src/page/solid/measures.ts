/** Sizes of what the game brings itself, in its units of about an inch. */

/** Fifty-two cards are half a unit high. */
const CARD = 0.01;
/** A single card is thicker than its share of a deck, so that its edge is seen. */
const LEAST = 0.02;

export const deckHeight = (cards: number): number => Math.max(LEAST, cards * CARD);

/** How far cards in a hand lean towards who holds them. */
export const HAND_TILT = 70;

/** A standee's foot. */
export const FOOT_HIGH = 0.08;

/** A text's letters are as many hundredths of a unit high as its font's size says. */
export const LETTER = 0.01;

/** The tops of the game's own tables, and of what is played on where there is none. */
export const TABLE_TOP = 0.96;

export interface TableForm {
  readonly corners: number;
  /** From the middle to the edge, east and north. */
  readonly reach: readonly [x: number, z: number];
}

/** The game's tables by their name in the save; about as wide as their usual hands stand apart. */
export const TABLES: Readonly<Record<string, TableForm>> = {
  Table_RPG: { corners: 4, reach: [44, 27] },
  Table_Custom: { corners: 4, reach: [44, 27] },
  Table_Plastic: { corners: 4, reach: [44, 27] },
  Table_Square: { corners: 4, reach: [27, 27] },
  Table_Custom_Square: { corners: 4, reach: [27, 27] },
  Table_Hexagon: { corners: 6, reach: [28, 28] },
  Table_Octagon: { corners: 8, reach: [28, 28] },
  Table_Poker: { corners: 8, reach: [30, 22] },
  Table_Circular: { corners: 64, reach: [28, 28] },
  Table_Glass: { corners: 64, reach: [28, 28] },
};
