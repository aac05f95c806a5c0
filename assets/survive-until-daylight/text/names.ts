import { said } from "./said";

/** What a kind is called: as the game says it, or as only the pieces do. */
export const nameOf = (kind: string): string => {
  const { names, game } = said();
  const name = names[kind] ?? game[`word.${kind}`];
  if (name === undefined) throw new Error(`"${kind}" has no name`);
  return name;
};

/** The game's own sentence for a rule. */
export const ruled = (...ids: readonly string[]): string =>
  ids
    .map((id) => {
      const sentence = said().game[id];
      if (sentence === undefined) throw new Error(`no sentence for ${id}`);
      return sentence;
    })
    .join(" ");

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Sentences that begin with the card's own name and a colon need neither on that card. */
export const ruledOn = (name: string, ...ids: readonly string[]): string =>
  ids
    .map((id) => {
      const sentence = ruled(id);
      const own = new RegExp(`^${name}(,[^:]*)?: `);
      return own.test(sentence) ? capital(sentence.replace(own, "")) : sentence;
    })
    .join(" ");

/** A text with its slots filled. */
export const filled = (text: string, slots: Readonly<Record<string, string>>): string =>
  Object.entries(slots).reduce((whole, [slot, value]) => whole.replaceAll(`{${slot}}`, value), text);
