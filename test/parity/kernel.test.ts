import { beforeAll, describe, test } from "vitest";
import { crossing } from "../kernel/games/crossing/game";
import { parley } from "../kernel/games/parley/game";
import { kernelLua, luas, printedOn } from "../support/lua";
import { expectSame, linesOf, sameOn } from "../support/same-everywhere";
import * as primitives from "./lua/primitives";

const PRIMITIVES = [
  ["draws", 100_000],
  ["canonicals", 2000],
  ["orders", 1000],
  ["numbers", 5000],
  ["lists", 1000],
  ["graphs", 200],
  ["odds", 120],
  ["sentences", 300],
] as const;

let file = "";
beforeAll(async () => {
  file = await kernelLua();
});

describe.each(luas())("$name says what Node says", (vm) => {
  const here = test.skipIf(vm.missing !== "");

  const same = (name: keyof typeof primitives, count: number): void => {
    const lines = linesOf((line) => {
      primitives[name](99, count, line);
    });
    expectSame(printedOn(vm, file, "primitive", name, 99, count), lines);
  };

  here.each(PRIMITIVES)("%s, %i of them", same);

  // Its 32-bit integers wrap where a text of digits is read; the host's fengari has doubles only.
  here("numbers beyond 32 bits are read", () => {
    same("readings", 500);
  });

  // An empty record and an empty list are the same table in Lua.
  here("an empty record is written as everywhere", () => {
    same("empties", 1);
  });

  sameOn(vm, () => file, crossing, [1, 2, 3]);
  sameOn(vm, () => file, parley, [1, 2, 3]);
});
