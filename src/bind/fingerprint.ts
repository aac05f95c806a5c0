import { canonical } from "../kernel/canonical";
import { numberText } from "../kernel/number-text";
import type { Word } from "../kernel/words";

const PRIME = 2147483647;
const FACTOR = 257;
/** MoonSharp tells no more of a character than this. */
const BYTE = 256;

/** The same for the same content on every VM, and for other content hardly ever. */
export const fingerprintOf = (content: unknown): Word => {
  const text = canonical(content);
  // Not a whole literal: plain fengari would count in 32 bits.
  let sum = 0.5 + 0.5;
  for (let i = 0; i < text.length; i++) sum = (sum * FACTOR + (text.charCodeAt(i) % BYTE)) % PRIME;
  return numberText(sum);
};
