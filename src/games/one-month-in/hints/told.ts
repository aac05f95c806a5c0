import type { Hint } from "../../../kernel/game";
import type { Word } from "../../../kernel/words";

export const about = (word: Word, hint: Word, slots: Hint["slots"]): Hint => ({ about: word, hint, slots });
