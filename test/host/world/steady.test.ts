import { expect, test } from "vitest";
import { Generator } from "../../../src/host/world/generator";
import { steamId } from "../../../src/host/world/steam-id";
import { lua, tableOf } from "../../support/host-table";

/* What a test of somebody's mod may have written down: the same in every version of this table. */

test("a seed gives the numbers it has always given", () => {
  const numbers = (seed: number) => {
    const generator = new Generator(seed);
    return [1, 2, 3].map(() => Math.floor(generator.next() * 1e6));
  };
  // Those of mulberry32, which is in the public domain.
  expect(numbers(0)).toEqual([266429, 329, 223272]);
  expect(numbers(1)).toEqual([627073, 2735, 527447]);
  expect(numbers(-7.5)).toEqual(numbers(-7));
});

test("math.randomseed: a script's own numbers depend on what it seeds them with and on the table's seed", () => {
  const rolled = (seed: number, own: number) =>
    lua(
      tableOf([], "", { seed }),
      `math.randomseed(${String(own)}) local t = {} for i = 1, 5 do t[i] = math.random(100) end return t`,
    );
  const all = [rolled(1, 1), rolled(1, 2), rolled(2, 1), rolled(2, 2), rolled(1, 1.9)].map((each) =>
    JSON.stringify(each),
  );
  expect(new Set(all).size).toBe(4);
  expect(all[4]).toBe(all[0]);
});

test("math.random: between its ends, both of them, whichever is told first", () => {
  const table = tableOf();
  const seen = (call: string) =>
    lua(
      table,
      `local s, t = {}, {} for i = 1, 200 do local n = ${call} if not s[n] then s[n] = true t[#t + 1] = n end end table.sort(t) return t`,
    );
  expect(seen("math.random(3)")).toEqual([1, 2, 3]);
  expect(seen("math.random(-1, 1)")).toEqual([-1, 0, 1]);
  expect(seen("math.random(2, 1)")).toEqual([1, 2]);
  expect(lua(table, "local n = math.random() return n >= 0 and n < 1")).toBe(true);
});

test("somebody's number is as long as Steam's, and always the same", () => {
  expect(steamId("Ann")).toBe(steamId("Ann"));
  const ids = ["Ann", "Ben", "Nan", "", "Ännchen"].map(steamId);
  expect(new Set(ids).size).toBe(5);
  for (const id of ids) expect(id).toMatch(/^7656119\d{10}$/);
  // FNV-1a of no letter at all is where it begins.
  expect(steamId("")).toBe("76561192166136261");
  expect(steamId("a")).toBe("76561193826002220");
});
