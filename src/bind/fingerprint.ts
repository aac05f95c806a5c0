import { canonical } from "../kernel/canonical";
import { numberText } from "../kernel/number-text";
import type { Word } from "../kernel/words";

const PRIME = 2147483647;
const FACTOR = 257;
/** MoonSharp tells no more of a letter beyond these than that it is one. */
const ASCII = 128;
const OTHER = 63;

const codeAt = (text: string, i: number): number => {
  const code = text.charCodeAt(i);
  return code < ASCII ? code : OTHER;
};

/** The same for the same content on every VM, and for other content hardly ever. */
export const fingerprintOf = (content: unknown): Word => {
  const text = canonical(content);
  // Not a whole literal: plain fengari would count in 32 bits.
  let sum = 0.5 + 0.5;
  for (let i = 0; i < text.length; i++) sum = (sum * FACTOR + codeAt(text, i)) % PRIME;
  return numberText(sum);
};
