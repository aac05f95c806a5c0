import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { onFengari } from "../../../src/host/vm/fengari-vm";
import { token } from "../../support/host-pieces";
import { faults, lua, tableOf } from "../../support/host-table";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const MB = 1 << 20;

/** What is in use when all that nobody has any more is gone; forgotten functions are let go of between two tasks. */
const used = async (): Promise<number> => {
  for (let i = 0; i < 10; i++) {
    collect();
    await setTimeout(5);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MB;
};

const BIG = "local held = string.rep('x', 200000) .. tostring(os.clock())";

test("a function that has been called is let go of, with all that it holds", async () => {
  const table = tableOf([], `function wait() ${BIG} Wait.frames(function() last = held end, 1) end`, {
    vm: onFengari,
  });
  const before = await used();
  for (let i = 0; i < 200; i++) {
    lua(table, "wait()");
    table.world.frame();
  }
  expect((await used()) - before).toBeLessThan(10);
  expect(faults(table)).toEqual([]);
});

test("an object that is gone is let go of", async () => {
  const table = tableOf([token("aaa111")], "", { vm: onFengari });
  const before = await used();
  for (let i = 0; i < 100; i++) {
    const script = `${BIG} local o = getObjectFromGUID("aaa111").clone() o.setName(held) destroyObject(o)`;
    lua(table, script);
    table.settle();
  }
  expect((await used()) - before).toBeLessThan(10);
  expect(faults(table)).toEqual([]);
});
