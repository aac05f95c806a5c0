import { expect, test } from "vitest";
import { lua, tableOf } from "../../support/host-table";

const costOf = (chunk: string): number => {
  const table = tableOf();
  const { global } = table.world;
  const before = global.instructions;
  lua(table, chunk);
  return global.instructions - before;
};

const list = (length: number): string => `local t = {} for i = 1, ${String(length)} do t[i] = "abcdefghij" end`;

test("the game's clock gives fractions of a second", () => {
  const table = tableOf();
  const parts = [1, 2, 3].map(() => (lua(table, "return os.time()") as number) % 1);
  expect(parts.some((part) => part > 0)).toBe(true);
  expect(lua(table, "return os.time({ year = 2024, month = 1, day = 2, hour = 12 }) % 1")).toBe(0);
});

test("JSON costs the square of its length, to read far more than to write", () => {
  const [short, long] = [200, 2000].map((length) => costOf(`${list(length)} JSON.encode(t)`)) as [number, number];
  expect(long / short).toBeGreaterThan(20);
  const [reading, writing] = [
    costOf(`${list(2000)} local text = JSON.encode(t) JSON.decode(text)`),
    costOf(`${list(2000)} JSON.encode(t)`),
  ];
  expect(reading / writing).toBeGreaterThan(8);
  // Half a second of the game for what a match of some hundred answers keeps.
  expect(reading).toBeGreaterThan(10_000_000);
});
