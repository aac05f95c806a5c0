import { expect, test } from "vitest";
import { trimmed } from "../../src/kernel/trimmed";

test.each([
  ["", ""],
  [" \t\r\n", ""],
  ["a", "a"],
  ["  a b \n", "a b"],
  [`${"a b ".repeat(500)}\n`, "a b ".repeat(500).slice(0, -1)],
])("%j without the blanks around it", (text, without) => {
  expect(trimmed(text)).toBe(without);
  expect(trimmed(text)).toBe(text.trim());
});
