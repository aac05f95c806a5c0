import { expect, test } from "vitest";
import { decimal } from "../../src/kernel/decimal";
import { percentOf } from "../../src/kernel/percent";

test("only what is certain has 100 %, only what cannot be has 0 %; all else is rounded", () => {
  expect([0, 0.004, 0.006, 0.124, 0.125, 0.994, 0.996, 1].map(percentOf)).toEqual([0, 1, 1, 12, 13, 99, 99, 100]);
});

test("shares that were added up are as certain as they would be exactly", () => {
  let sum = 0;
  for (let i = 0; i < 10; i++) sum += 0.1;
  expect(sum).not.toBe(1);
  expect([percentOf(sum), percentOf(1 - sum)]).toEqual([100, 0]);
});

test("a decimal is rounded to its tenth, and carries", () => {
  expect([0, 0.04, 0.05, 1.25, 1.96].map(decimal)).toEqual([
    { whole: 0, tenth: 0 },
    { whole: 0, tenth: 0 },
    { whole: 0, tenth: 1 },
    { whole: 1, tenth: 3 },
    { whole: 2, tenth: 0 },
  ]);
});
