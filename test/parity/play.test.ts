import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { main } from "../../src/cli/main";
import { GAME_NAMES } from "../../src/games/index";
import { luas } from "../support/lua";

const folder = mkdtempSync(join(tmpdir(), "outbreak-play-"));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What `outbreak play …` prints, and its exit code. */
const play = async (...args: readonly string[]): Promise<{ code: number; out: string; err: string }> => {
  const out = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const err = vi.spyOn(console, "error").mockImplementation(() => undefined);
  try {
    const code = await main(["play", ...args]);
    const said = (spy: typeof out): string => spy.mock.calls.flat().map(String).join("\n");
    return { code, out: said(out), err: said(err) };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
};

const [GAME] = GAME_NAMES;
const game: string = GAME ?? "";
const STARTED = [game, "--seed", "3"];

describe("outbreak play", () => {
  test("shows the log of a match of bots, to its end, and the same for the same seed", async () => {
    const { code, out } = await play(...STARTED);
    expect(code).toBe(0);
    expect(out.split("\n").at(-1)).toMatch(/^over \S+ won by /);
    expect((await play(...STARTED)).out).toBe(out);
    expect((await play(game, "--seed", "4")).out).not.toBe(out);
  });

  test("stops after as many answers and rolls as it is told to", async () => {
    const { out } = await play(...STARTED, "--at-most", "4");
    expect(out.split("\n").filter((line) => /^\d/.test(line))).toHaveLength(4);
    expect(out).toContain("stopped after 4 inputs");
  });

  test("writes the log to a file, whole or not at all", async () => {
    const within = mkdtempSync(join(folder, "written-"));
    const file = join(within, "match.log");
    writeFileSync(file, "an older log");
    const { out } = await play(...STARTED);
    const { code, out: told } = await play(...STARTED, "--log", file);
    expect(code).toBe(0);
    expect(told).toContain(`(${String(out.split("\n").length)} lines in ${file})`);
    expect(readFileSync(file, "utf8")).toBe(`${out}\n`);
    expect(readdirSync(within)).toEqual(["match.log"]);
  });

  test.each(luas().filter(({ name }) => name !== "lua5.2"))(
    "gives the same bytes on $name",
    async ({ name, missing }) => {
      const { code, out, err } = await play(...STARTED, "--vm", name);
      if (missing !== "") expect({ code, err }).toEqual({ code: 2, err: `outbreak: --vm ${name}: ${missing}` });
      else expect(out).toBe((await play(...STARTED)).out);
    },
  );
});

describe("a person's mistake is named, ends with 2, and nothing is written", () => {
  const log = join(folder, "mistake", "match.log");
  mkdirSync(join(folder, "mistake"));
  const within = ["--log", log];

  test.each<[readonly string[], string]>([
    [[], "which game?"],
    [["monopoly"], 'unknown game "monopoly"; known: '],
    [[game, game], "one game at a time"],
    [[game, "--seats", "0"], '--seats is "0"'],
    [[game, "--seats", "99"], '--seats is "99"'],
    [[game, "--seats", "two"], '--seats is "two"'],
    [[game, "--seed", "-1"], "--seed"],
    [[game, "--seed", "1.5"], '--seed is "1.5"'],
    [[game, "--seed", "1e400"], '--seed is "1e400"'],
    [[game, "--at-most", "0"], '--at-most is "0"'],
    [[game, "--vm", "v8"], 'unknown vm "v8"; known: node, fengari, moonsharp'],
    [[game, "--colour"], "--colour"],
  ])("%j: %s", async (args, says) => {
    const { code, out, err } = await play(...args, ...within);
    expect(code).toBe(2);
    expect(err).toContain(says);
    expect(out).toBe("");
    expect(existsSync(log)).toBe(false);
  });

  test.each([
    [folder, "it is a folder"],
    [join(folder, "nowhere", "match.log"), "there is no folder"],
  ])("--log %s: %s", async (file, says) => {
    const { code, err } = await play(...STARTED, "--log", file);
    expect({ code, says: err.includes(says) }).toEqual({ code: 2, says: true });
  });
});
