import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { luaFile } from "../../src/cli/vm/lua-file";
import { FengariVm } from "../../src/host/vm/fengari-vm";
import { LuaTable, type LuaValue } from "../../src/host/vm/value";
import type { Vm } from "../../src/host/vm/vm";
import { below, type Generator, seeded } from "../../src/kernel/generator";

/* The texts of a save are read and written by Lua of ours, in steps: the game's own goes through them again and again. */

const root = resolve(import.meta.dirname, "../..");
const vms: Record<string, Vm> = {};

beforeAll(async () => {
  const file = await luaFile({
    script: resolve(root, "test/table/lua/texts.ts"),
    tstlConfig: resolve(root, "test/table/lua/tstl.json"),
  });
  vms["fengari"] = new FengariVm("texts", { instructions: 1e12, every: 1 });
  for (const vm of Object.values(vms)) vm.run(readFileSync(file, "utf8"), "texts");
});

const vmNamed = (name: string): Vm => {
  const vm = vms[name];
  if (vm === undefined) throw new Error(`there is no ${name}`);
  return vm;
};

/** As JSON has it: an empty table may be either. */
const plain = (value: LuaValue): unknown => {
  if (!(value instanceof LuaTable)) return value;
  const list = value.list();
  if (list.length === value.entries.size) return list.map(plain);
  return Object.fromEntries(
    [...value.entries].map(([key, entry]) => [typeof key === "string" ? key : "", plain(entry)]),
  );
};

const read = (vm: Vm, text: string, pieces = 7): unknown => {
  const result = vm.call("read", text, pieces);
  return result instanceof LuaTable ? plain(result.get(2)) : undefined;
};

const WORDS = [
  "",
  "run",
  "p1",
  'say "no"',
  "a\\b",
  "two\nlines",
  "tab\t",
  "Zażółć",
  "→ ●",
  "{[,:]}",
  "\\\\",
  '\\"',
  "1",
];

const anything = (dice: Generator, depth: number): unknown => {
  const pick = below(dice, depth > 4 ? 3 : 5);
  if (pick === 0) return WORDS[below(dice, WORDS.length)];
  if (pick === 1) return below(dice, 2) === 0 ? below(dice, 100000) : -(1 + below(dice, 50)) / 4;
  if (pick === 2) return below(dice, 2) === 0;
  const count = 1 + below(dice, 5);
  const entries = Array.from({ length: count }, () => anything(dice, depth + 1));
  return pick === 3 ? entries : Object.fromEntries(entries.map((each, i) => [`k${String(i)}"${String(i)}`, each]));
};

describe.each(["fengari"])("on %s", (name) => {
  test("what JSON says is read as it was meant, in steps of any size", () => {
    const dice = seeded(4);
    for (let i = 0; i < 300; i++) {
      const value = anything(dice, 0);
      const text = JSON.stringify(value, null, below(dice, 2) * 2);
      expect(read(vmNamed(name), text, 1 + below(dice, 20)), text).toEqual(value);
    }
  });

  test("what is written is JSON, and the same value", () => {
    const dice = seeded(5);
    for (let i = 0; i < 300; i++) {
      const value = anything(dice, 0);
      const text = vmNamed(name).call("rewritten", JSON.stringify(value));
      expect(JSON.parse(text as string)).toEqual(value);
    }
  });

  test("marks that other writers escape are read too", () => {
    expect(read(vmNamed(name), '["\\u0041\\u0119\\u2192","\\/","\\\\u0041","a\\nb"]')).toEqual([
      "Aę→",
      "/",
      "\\u0041",
      "a\nb",
    ]);
  });

  test.each(["", "not json", '{"a":1', '{"a"}', '["a",', "[1,2}", '"open', '{"a":1}}', "]", "nil", '["a\\"]'])(
    "what is none is nothing: %s",
    (text) => {
      expect(read(vmNamed(name), text)).toBeUndefined();
    },
  );
});

test("the work grows with the text, not with its square", () => {
  const vm = vmNamed("fengari");
  const cost = (lines: number): number => {
    const text = JSON.stringify(
      Array.from({ length: lines }, (_, i) => ({ at: i, say: [["run"], [`G${String(i)}`]] })),
    );
    const before = vm.instructions;
    vm.call("rewritten", text);
    return vm.instructions - before;
  };
  expect(cost(2000) / cost(500)).toBeLessThan(5);
});
