import { en } from "../../../src/games/survivor-duel/text/en";

/** The game's own word or sentence. */
export const said = (key: string): string => {
  const words = en[key];
  if (words === undefined) throw new Error(`no sentence for "${key}"`);
  return words;
};

export const nameOf = (card: string): string => said(`word.${card}`);
