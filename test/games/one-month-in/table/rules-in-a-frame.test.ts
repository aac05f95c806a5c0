import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { luaFile } from "../../../../src/cli/vm/lua-file";
import { FengariVm } from "../../../../src/host/vm/fengari-vm";
import { USUAL_LIMITS, type Vm } from "../../../../src/host/vm/vm";

/** Half of what a frame takes: a panel asks for a part and shows it, and tells why a word is none of it. */
const AT_MOST = 50_000;

const SAYS = 14;

const here = (path: string): string => resolve(import.meta.dirname, path);

let vm: Vm | undefined;

beforeAll(async () => {
  const file = await luaFile({
    script: here("../lua/rules-entry.ts"),
    tstlConfig: here("../lua/tstl.json"),
  });
  vm = new FengariVm("rules", { ...USUAL_LIMITS, every: 1 });
  vm.run(readFileSync(file, "utf8"), "rules");
});

const cost = (script: string): number => {
  const before = vm?.instructions ?? 0;
  vm?.run(script, "cost");
  return (vm?.instructions ?? 0) - before;
};

/** In the most crowded city, with nothing known from before. */
const within = (title: string, scripts: readonly string[]): void => {
  test(title, () => {
    const all = scripts.map(cost);
    expect(all.filter((instructions) => instructions > AT_MOST)).toEqual([]);
    expect(Math.min(...all)).toBeGreaterThan(50);
  });
};

const eachSay = (act: string): readonly string[] => Array.from({ length: SAYS }, (_, i) => `${act}(${String(i)})`);

within("every part is worked out within half a frame", eachSay("asked"));
within("why a word is refused is known within half a frame", eachSay("refused"));
within("what a seat may see is worked out within half a frame", ["seen()"]);

test("a turn ends and the next begins within a frame", () => {
  cost("begin()");
  expect(cost("ended()")).toBeLessThan(2 * AT_MOST);
});
