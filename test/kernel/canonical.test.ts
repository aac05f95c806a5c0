import { expect, test } from "vitest";
import { canonical } from "../../src/kernel/canonical";
import { copy } from "../../src/kernel/copy";
import { below, seeded } from "../../src/kernel/generator";

const chance = seeded(8);

const anyValue = (depth: number): unknown => {
  const kind = below(chance, depth > 3 ? 3 : 5);
  if (kind === 0) return below(chance, 1000) - 500;
  if (kind === 1) return `w${String(below(chance, 100))}`;
  if (kind === 2) return below(chance, 2) === 0;
  const size = below(chance, 5);
  if (kind === 3) return Array.from({ length: size }, () => anyValue(depth + 1));
  return Object.fromEntries(Array.from({ length: size + 1 }, (_, i) => [`k${String(i)}`, anyValue(depth + 1)]));
};

const backwards = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, backwards(field)]),
  );
};

test("it is JSON, and the order in which fields were written does not matter", () => {
  for (let i = 0; i < 500; i++) {
    const value = anyValue(0);
    expect(JSON.parse(canonical(value))).toEqual(value);
    expect(canonical(backwards(value))).toBe(canonical(value));
  }
});

test("different values are written differently", () => {
  const written = [1, "1", true, "true", [], [[]], [1, 2], [12], [[1], 2], { a: 1 }, { a: "1" }, { b: 1 }].map(
    canonical,
  );
  expect(new Set(written).size).toBe(written.length);
});

test("a copy is equal and shares nothing", () => {
  for (let i = 0; i < 300; i++) {
    const value = { in: anyValue(0) };
    const before = canonical(value);
    const other = copy(value);
    expect(canonical(other)).toBe(before);
    const spoil = (part: unknown): void => {
      if (typeof part !== "object" || part === null) return;
      Object.values(part).forEach(spoil);
      (part as Record<string, unknown>)["spoilt"] = true;
    };
    spoil(other);
    expect(canonical(value)).toBe(before);
  }
});
