import { en } from "../../../src/games/one-month-in/text/en";
import { names } from "./en";

/** What a kind is called: as the game says it, or as only the pieces do. */
export const nameOf = (kind: string): string => {
  const name = names[kind] ?? en[`word.${kind}`];
  if (name === undefined) throw new Error(`"${kind}" has no name`);
  return name;
};

/** The game's own sentence for each rule. */
export const ruled = (...ids: readonly string[]): string =>
  ids
    .map((id) => {
      const sentence = en[id];
      if (sentence === undefined) throw new Error(`no sentence for ${id}`);
      return sentence;
    })
    .join(" ");
