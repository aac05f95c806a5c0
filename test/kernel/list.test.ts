import { expect, test } from "vitest";
import {
  countOf,
  distinct,
  has,
  joined,
  kept,
  mapped,
  most,
  turnedTo,
  without,
  withItem,
  withoutAll,
} from "../../src/kernel/list";

const list = ["a", "b", "a", "c"];

test("lists are replaced, never changed", () => {
  const before = [...list];
  without(list, "a");
  withoutAll(list, ["a"]);
  joined(list, list);
  withItem(list, "d");
  turnedTo(list, "c");
  expect(list).toEqual(before);
  expect(turnedTo(list, "z")).not.toBe(list);
});

test("what each gives", () => {
  expect(has(list, "c")).toBe(true);
  expect(has(list, "z")).toBe(false);
  expect(countOf(list, "a")).toBe(2);
  expect(without(list, "a")).toEqual(["b", "a", "c"]);
  expect(without(list, "z")).toEqual(list);
  expect(withoutAll(list, ["a", "c"])).toEqual(["b"]);
  expect(joined([], list)).toEqual(list);
  expect(joined(list, [])).toEqual(list);
  expect(withItem([] as string[], "d")).toEqual(["d"]);
  expect(kept(list, (item) => item !== "a")).toEqual(["b", "c"]);
  expect(mapped(list, (item, i) => item + String(i))).toEqual(["a0", "b1", "a2", "c3"]);
  expect(distinct(list)).toEqual(["a", "b", "c"]);
  expect(turnedTo(["p1", "p2", "p3"], "p2")).toEqual(["p2", "p3", "p1"]);
  expect(most([1, -5, 3, 3], (item) => item)).toEqual([3, 3]);
  expect(most([-2, -1], (item) => item)).toEqual([-1]);
  expect(most([], () => 0)).toEqual([]);
});
