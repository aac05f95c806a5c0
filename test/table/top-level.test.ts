import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { FengariVm } from "../../src/host/vm/fengari-vm";
import { USUAL_LIMITS } from "../../src/host/vm/vm";
import { BUILT } from "../support/built-once";

/** In the host's instructions; the game runs about three times as many, and nothing is seen of a table before. */
test.each([
  ["dying-light", 300_000],
  ["survive-until-daylight", 150_000],
  ["survivor-duel", 90_000],
  ["one-month-in", 200_000],
])("what the script of %s works out while it is loaded is little", (game, most) => {
  const vm = new FengariVm(game, { ...USUAL_LIMITS, every: 1 });
  const before = vm.instructions;
  vm.run(readFileSync(resolve(BUILT, "scripts", `${game}.lua`), "utf8"), game);
  expect(vm.instructions - before).toBeLessThan(most);
});
