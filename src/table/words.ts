import { breathe } from "../kernel/breath";
import type { Word } from "../kernel/words";

/** As much as it is to take one out. */
const A_SENTENCE = 1;

/** Takes the sentences out of their text (`build/assemble/packed.ts`). */
export const unpackInto = (text: Record<Word, string>, packed: string): void => {
  const quote = packed.slice(0, 1);
  const line = packed.slice(1, 2);
  const part = packed.slice(2, 3);
  const [quoted = 0] = string.find(packed, quote, 2, true);
  for (const [key = "", said = ""] of string.gmatch(packed, `([^${part}${line}]+)${part}([^${line}]*)${line}`)) {
    breathe(A_SENTENCE);
    const [plain] = quoted === 0 ? [said] : string.gsub(said, quote, '"');
    text[key] = plain;
  }
};
