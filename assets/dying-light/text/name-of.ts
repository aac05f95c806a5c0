import { said } from "./said";

/** What a kind is called: as the game says it, or as only the pieces do. */
export const nameOf = (kind: string): string => {
  const { names, game } = said();
  const name = names[kind] ?? game[`word.${kind}`];
  if (name === undefined) throw new Error(`"${kind}" has no name`);
  return name;
};

/** The text a card of a kind has in a list of them. */
export const textOf = <T>(from: Readonly<Record<string, T>>, kind: string): T => {
  const found = from[kind];
  if (found === undefined) throw new Error(`"${kind}" has no text`);
  return found;
};
