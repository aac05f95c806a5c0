import { expect, test } from "vitest";
import { below, seeded } from "../../src/kernel/generator";
import { numberOf, numberText } from "../../src/kernel/number-text";

const MOST = 999_999_999_999_999;

test("whole numbers are written as everywhere", () => {
  const chance = seeded(3);
  for (const value of [0, 1, 9, 10, 11, 99, 100, 2 ** 31, 2 ** 32, 1e14, MOST]) {
    expect(numberText(value)).toBe(String(value));
    if (value > 0) expect(numberText(-value)).toBe(String(-value));
  }
  for (let i = 0; i < 5000; i++) {
    const value = below(chance, 4_000_000_000) * 100_000 + below(chance, 100_000);
    expect(numberText(value)).toBe(String(value));
    expect(numberOf(numberText(value))).toBe(value);
  }
});

test.each(["", "-1", "1.5", " 1", "1 ", "1e3", "0x10", "NaN", "٣", "+1", "1234567890123456"])(
  '"%s" stands for no whole number',
  (text) => {
    expect(numberOf(text)).toBe(-1);
  },
);

test("leading zeros are read", () => {
  expect(numberOf("007")).toBe(7);
  expect(numberOf("999999999999999")).toBe(MOST);
});
