import { mapped, range } from "./list";

const DIGITS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** The decimal text of a whole number, the same on every VM (`tostring(3.0)` is not). */
export const numberText = (value: number): string => {
  if (value < 0) return "-" + numberText(-value);
  let rest = value;
  let text = "";
  do {
    text = (DIGITS[rest % 10] ?? "?") + text;
    rest = Math.floor(rest / 10);
  } while (rest > 0);
  return text;
};

/** The whole number a text of digits stands for, or -1. */
export const numberOf = (text: string): number => {
  if (text.length === 0 || text.length > 15) return -1;
  // Not a whole literal: plain fengari would count in 32 bits.
  let value = 0.5 - 0.5;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
};

/** Numbers as words, both ends among them. */
export const numbers = (from: number, to: number): readonly string[] => mapped(range(from, to), numberText);
