import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { luaFile } from "../../../../src/cli/vm/lua-file";
import { FengariVm } from "../../../../src/host/vm/fengari-vm";
import { HostFunction } from "../../../../src/host/vm/value";
import { USUAL_LIMITS, type Vm } from "../../../../src/host/vm/vm";

/** Half of what a frame takes: the view they are worked out from and the panel want the rest. */
const AT_MOST = 50_000;

const MOMENTS = 11;

const here = (path: string): string => resolve(import.meta.dirname, path);

let vm: Vm | undefined;

/** When each breath ended, in instructions. */
let rests: number[] = [];

beforeAll(async () => {
  const file = await luaFile({
    script: here("../lua/hints-entry.ts"),
    tstlConfig: here("../lua/tstl.json"),
  });
  vm = new FengariVm("hints", { ...USUAL_LIMITS, every: 1 });
  vm.set(
    "rested",
    new HostFunction("rested", (_args, caller) => {
      rests.push((caller as Vm).instructions);
      return undefined;
    }),
  );
  vm.run(readFileSync(file, "utf8"), "hints");
});

/** The longest stretch between two breaths. */
const cost = (script: string): number => {
  rests = [vm?.instructions ?? 0];
  vm?.run(script, "cost");
  rests.push(vm?.instructions ?? 0);
  return Math.max(...rests.slice(1).map((end, i) => end - (rests[i] ?? 0)));
};

test("in the most crowded city every hint is worked out within a frame, with nothing known from before", () => {
  const all = Array.from({ length: MOMENTS }, (_, moment) => cost(`told(${String(moment)})`));
  expect(all.filter((instructions) => instructions > AT_MOST)).toEqual([]);
  expect(Math.min(...all)).toBeGreaterThan(50);
});
