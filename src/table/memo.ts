import type { Word } from "../kernel/words";

/** What the controller's memo brings along, by its keys: the sentences in one text, for JSON of many is slow to read. */
export const WORDS: Word = "words";

/** What twins of the pieces are made of. */
export const SPARES: Word = "spares";
