import { said } from "./said";

/** What a kind is called: as the game says it, or as only the pieces do. */
export const nameOf = (kind: string): string => {
  const { names, game } = said();
  const name = names[kind] ?? game[`word.${kind}`];
  if (name === undefined) throw new Error(`"${kind}" has no name`);
  return name;
};

/** The game's own sentence for each rule. */
export const ruled = (...ids: readonly string[]): string =>
  ids
    .map((id) => {
      const sentence = said().game[id];
      if (sentence === undefined) throw new Error(`no sentence for ${id}`);
      return sentence;
    })
    .join(" ");
