import { said } from "./said";

/** The game's own word or sentence. */
export const ruled = (key: string): string => {
  const words = said().game[key];
  if (words === undefined) throw new Error(`no sentence for "${key}"`);
  return words;
};

export const nameOf = (card: string): string => ruled(`word.${card}`);
