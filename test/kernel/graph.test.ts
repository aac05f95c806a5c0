import { expect, test } from "vitest";
import { below, seeded } from "../../src/kernel/generator";
import { distances, type Graph, nearest, neighbours } from "../../src/kernel/graph";

const ring: Graph = { a: ["b", "d"], b: ["a", "c"], c: ["b", "d"], d: ["c", "a"], island: [] };
const open = (): boolean => true;

test("steps are counted along the edges", () => {
  expect(distances(ring, "a", open)).toEqual({ a: 0, b: 1, d: 1, c: 2 });
  expect(neighbours(ring, "island")).toEqual([]);
  expect(neighbours(ring, "nowhere")).toEqual([]);
});

test("a closed node is not entered, but can be left", () => {
  expect(distances(ring, "a", (node) => node !== "b")).toEqual({ a: 0, d: 1, c: 2 });
  expect(distances(ring, "b", (node) => node !== "b")).toEqual({ b: 0, a: 1, c: 1, d: 2 });
});

test("the nearest goals, in the order they are named", () => {
  expect(nearest(ring, "a", ["d", "c", "b", "d"], open)).toEqual(["d", "b"]);
  expect(nearest(ring, "a", ["c", "a"], open)).toEqual(["a"]);
  expect(nearest(ring, "a", ["island"], open)).toEqual([]);
});

test("random graphs measure as all ways together do", () => {
  const chance = seeded(21);
  for (let round = 0; round < 100; round++) {
    const names = Array.from({ length: 8 }, (_, i) => `n${String(i)}`);
    const graph = Object.fromEntries(names.map((name) => [name, names.filter(() => below(chance, 4) === 0)]));
    const table = names.map((a) => names.map((b) => (a === b ? 0 : (graph[a] ?? []).includes(b) ? 1 : Infinity)));
    for (let k = 0; k < 8; k++)
      for (let i = 0; i < 8; i++)
        for (let j = 0; j < 8; j++) {
          const row = table[i] ?? [];
          row[j] = Math.min(row[j] ?? Infinity, (row[k] ?? Infinity) + (table[k]?.[j] ?? Infinity));
        }
    for (const [i, from] of names.entries()) {
      const steps = distances(graph, from, open);
      for (const [j, to] of names.entries()) expect(steps[to] ?? Infinity).toBe(table[i]?.[j]);
    }
  }
});
