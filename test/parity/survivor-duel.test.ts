import { resolve } from "node:path";
import { beforeAll, describe, test } from "vitest";
import { luaFile } from "../../src/cli/vm/lua-file";
import { survivorDuelSpoken } from "../../src/games/survivor-duel/spoken";
import { luas, printedOn } from "../support/lua";
import { expectSame, linesOf, sameOn } from "../support/same-everywhere";
import { strongPlay } from "../games/survivor-duel/lua/strong-play";

const root = resolve(import.meta.dirname, "../..");

let file = "";
beforeAll(async () => {
  file = await luaFile({
    script: resolve(root, "test/games/survivor-duel/lua/duel-entry.ts"),
    tstlConfig: resolve(root, "test/games/survivor-duel/lua/tstl.json"),
  });
});

describe.each(luas().map((vm) => [vm.name, vm] as const))("%s says what Node says", (_name, vm) => {
  sameOn(vm, () => file, survivorDuelSpoken, [1, 2]);

  test.skipIf(vm.missing !== "")("the strong bot thinks the same", () => {
    const lines = linesOf((line) => {
      strongPlay(5, 50, 6, line);
    });
    expectSame(printedOn(vm, file, "strong", "survivor-duel", 5, 50, 6), lines);
  });
});
