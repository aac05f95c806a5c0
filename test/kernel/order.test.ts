import { expect, test } from "vitest";
import { below, seeded } from "../../src/kernel/generator";
import { byBytes, sorted } from "../../src/kernel/order";

const chance = seeded(11);
const anyId = (): string =>
  Array.from({ length: below(chance, 5) }, () => String.fromCharCode(32 + below(chance, 95))).join("");

test("ids are ordered byte by byte, whatever a culture says", () => {
  const ids = ["a", "B", "b", "A", "", "a1", "a10", "a2", "Z", "_", "-"];
  expect(sorted(ids, byBytes)).toEqual([...ids].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
});

test("the order is total: antisymmetric, transitive, and 0 only for the same id", () => {
  for (let i = 0; i < 5000; i++) {
    const [a, b, c] = [anyId(), anyId(), anyId()];
    expect(Math.sign(byBytes(a, b))).toBe(-Math.sign(byBytes(b, a)) + 0);
    expect(byBytes(a, b) === 0).toBe(a === b);
    if (byBytes(a, b) <= 0 && byBytes(b, c) <= 0) expect(byBytes(a, c)).toBeLessThanOrEqual(0);
  }
});

test("sorting is stable and leaves the list as it was", () => {
  for (let round = 0; round < 300; round++) {
    const list = Array.from({ length: below(chance, 40) }, (_, index) => ({ key: below(chance, 5), index }));
    const before = [...list];
    const result = sorted(list, (a, b) => a.key - b.key);
    expect(list).toEqual(before);
    expect(result).toEqual([...list].sort((a, b) => (a.key === b.key ? a.index - b.index : a.key - b.key)));
  }
});
