/** What carries a picture on its flat side. */
const PICTURES: readonly string[] = [
  "Card",
  "CardCustom",
  "Deck",
  "DeckCustom",
  "Custom_Tile",
  "Custom_Tile_Stack",
  "Custom_Token",
  "Custom_Token_Stack",
  "Custom_Board",
];

/**
 * How far an object of that type (`Name`, in Lua `name`) is turned beyond its place's facing. TTS lays a picture so
 * that somebody in the north reads it: for the seat in the south, whose facing is 0, it is turned by half. A model, a
 * die, a text and a hand zone look where they face.
 */
export const readingTurn = (name: string): number => {
  for (const picture of PICTURES) if (picture === name) return 180;
  return 0;
};
