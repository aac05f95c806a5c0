import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { Asked } from "../../src/cli/command";
import { Mistake } from "../../src/cli/mistake";
import { whereCommand } from "../../src/cli/where";
import { BUILT } from "../support/built-once";

const asked = (script: string, ...words: string[]): Asked => ({
  words,
  text: (_option, absent) => (script === "" ? absent : script),
  flag: () => false,
});

const SCRIPT = resolve(BUILT, "scripts/dying-light.lua");

afterEach(() => {
  vi.restoreAllMocks();
});

test("an error of the game leads back to its TypeScript", async () => {
  const told: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => told.push(line));
  const middle = Math.floor(readFileSync(SCRIPT, "utf8").split("\n").length / 2);
  const error = `chunk_3:(${String(middle)},2-9): attempt to index a nil value`;
  expect(await whereCommand.run(asked(SCRIPT, "dying-light", error))).toBe(0);
  expect(told.join("\n")).toMatch(/^chunk_3:.*\n {2}src\/[a-z-/]+\.ts:\d+:\d+$/s);
});

test.each([
  ["an unknown game", asked(SCRIPT, "dying-lite", "x")],
  ["no error", asked(SCRIPT, "dying-light")],
  ["a script that was not built", asked("/nowhere/at-all.lua", "dying-light", "x")],
])("a person's mistake is told: %s", (_what, words) => {
  expect(() => whereCommand.run(words)).toThrow(Mistake);
});
