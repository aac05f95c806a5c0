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

/** The first line, counted from 1, of a file that says this. */
const lineWith = (file: string, said: RegExp): number => {
  const line = readFileSync(file, "utf8")
    .split("\n")
    .findIndex((told) => said.test(told));
  expect(line, `${file} says ${String(said)}`).toBeGreaterThan(-1);
  return line + 1;
};

test("an error of the game leads back to its TypeScript", async () => {
  const told: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => told.push(line));
  const source = "src/games/dying-light/rules/risk.ts";
  const thrown = `chunk_3:(${String(lineWith(SCRIPT, /=="risk\.fatigue"\s*then/))},2-9): attempt to index a nil value`;
  expect(await whereCommand.run(asked(SCRIPT, "dying-light", thrown))).toBe(0);
  const written = lineWith(resolve(source), /=== "risk\.fatigue"/);
  expect(told.join("\n")).toMatch(new RegExp(`^chunk_3:.*\n {2}${source}:${String(written)}:\\d+$`, "s"));
});

test.each([
  ["an unknown game", asked(SCRIPT, "dying-lite", "x")],
  ["no error", asked(SCRIPT, "dying-light")],
  ["a script that was not built", asked("/nowhere/at-all.lua", "dying-light", "x")],
])("a person's mistake is told: %s", (_what, words) => {
  expect(() => whereCommand.run(words)).toThrow(Mistake);
});
