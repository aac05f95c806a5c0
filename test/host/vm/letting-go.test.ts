import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { onFengari } from "../../../src/host/vm/fengari-vm";
import { USUAL_LIMITS } from "../../../src/host/vm/vm";
import { piece, token } from "../../support/host-pieces";
import { faults, lua, tableOf } from "../../support/host-table";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const MB = 1 << 20;

/** What is in use when all that nobody has any more is gone. */
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

const LIMITS = { ...USUAL_LIMITS, memory: 64 * MB };
const FIGURINES = [1, 2, 3].map((i) => piece(`rpg${String(i)}`, "rpg_BEAR", { x: 5 * i }));
const bare = (script: string) =>
  tableOf([token("aaa111"), ...FIGURINES], script, {
    vm: onFengari,
    limits: LIMITS,
  });

test("in one task, too, a function that has been called is no longer counted", () => {
  const table = bare(`function wait() ${BIG} Wait.frames(function() last = held end, 1) end`);
  for (let i = 0; i < 400; i++) {
    lua(table, "wait()");
    table.world.frame();
  }
  expect(faults(table)).toEqual([]);
});

const keeping = (keeps: string, times: number): string => {
  const big = "local held = {} for i = 1, 5000 do held[i] = {} end local keep = function() return held end";
  return `n = 0 function more() for i = 1, ${String(times)} do n = n + 1 ${big} ${keeps} end end`;
};

const faultsAfter = (script: string, calls: number): readonly string[] => {
  const { world } = bare(script);
  for (let i = 0; i < calls && world.faults.length === 0; i++) {
    world.guarded(world.global, () => world.global.call("more"));
  }
  return world.faults.map(({ message }) => message);
};

test.each([
  ["a wait", "Wait.time(keep, 1000)"],
  ["a condition", "Wait.condition(function() end, keep)"],
  ["what comes when a condition fails", "Wait.condition(function() end, function() return false end, 1000, keep)"],
  ["a hotkey", "addHotkey('key ' .. n, keep)"],
  ["an entry of the table's menu", "addContextMenuItem('entry ' .. n, keep)"],
  ["an entry of an object's menu", "getObjectFromGUID('aaa111').addContextMenuItem('entry ' .. n, keep)"],
  ["a window", "Player.White.showConfirmDialog('?', keep)"],
  ["a request", "WebRequest.get('http://localhost/', keep)"],
])("%s holds what its function holds, from one callback to the next", (_, keeps) => {
  expect(faultsAfter(keeping(keeps, 5), 20)).toEqual([expect.stringContaining("memory")]);
});

test.each([
  ["an object that comes", "spawnObject({ type = 'BlockSquare', callback_function = keep })"],
  ["a checkpoint", "storeRewindState(keep)"],
  ["nothing", "Wait.stop(Wait.time(keep, 1000))"],
])("%s holds what its function holds for as long as the callback goes on", (_, keeps) => {
  expect(faultsAfter(keeping(keeps, 60), 1)).toEqual([expect.stringContaining("memory")]);
});

test("what nobody holds is nobody's when the callback is over", () => {
  expect(faultsAfter(keeping("Wait.stop(Wait.time(keep, 1000))", 5), 40)).toEqual([]);
});

test("what figurines call is held from one callback to the next", () => {
  const { world } = bare(`function more(i)
    local held = {} for j = 1, 100000 do held[j] = {} end
    getObjectFromGUID('rpg' .. i).RPGFigurine.onAttack = function() return held end
  end`);
  for (const i of [1, 2, 3]) world.guarded(world.global, () => world.global.call("more", i));
  expect(world.faults.map(({ message }) => message)).toEqual([expect.stringContaining("memory")]);
});
