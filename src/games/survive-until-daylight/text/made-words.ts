import { numberText } from "../../../kernel/number-text";
import type { Lines, Text } from "../../../kernel/text";
import type { Word } from "../../../kernel/words";
import type { ASSAULT_CARDS } from "../content/assault";
import type { CHARACTERS, Perk } from "../content/characters";
import type { COMBAT_CARDS } from "../content/combat";
import type { Craft } from "../content/crafting";
import { HORDE_CARDS, HORDE_SIZE, type HordeType } from "../content/horde";
import type { RubbleName, RubbleSort } from "../content/rubble";

/** Everything that has a name on the table. */
export type NamedLines = Lines<
  "word",
  | (typeof ASSAULT_CARDS | typeof COMBAT_CARDS | typeof HORDE_CARDS)[number]["card"]
  | (typeof CHARACTERS)[number]["character"]
  | Perk
  | Craft
  | HordeType
  | RubbleName
  | RubbleSort
>;

/** Every card at every place of the line. */
const addLine = (all: Record<Word, string>): void => {
  for (const { card } of HORDE_CARDS)
    for (let at = 1; at <= HORDE_SIZE; at++)
      all["word." + card + "." + numberText(at)] = (all["word." + card] ?? card) + " (" + numberText(at) + ")";
};

/** As many as there is ammo of a type, or points to divide. */
const MOST = 20;

/** A language's words, with those that are made. */
export const withMadeWords = (words: Text & NamedLines): Text => {
  const all: Record<Word, string> = {};
  for (const key in words) all[key] = words[key] ?? key;
  addLine(all);
  for (let n = 0; n <= MOST; n++) all["word." + numberText(n)] = numberText(n);
  return all;
};
