import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { main } from "../../src/cli/main";
import { storyOf } from "../../src/cli/play/story";
import { dyingLightSpoken } from "../../src/games/dying-light/spoken";
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

const game: string = GAME_NAMES[0];
const STARTED = [game, "--seed", "3", "--json"];

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

describe("the story of a match", () => {
  const told = async (...args: readonly string[]): Promise<string> => (await play(...args, "--seed", "3")).out;

  test.each(GAME_NAMES)("%s: every line is a sentence, round by round, to who has won", async (name) => {
    const lines = (await told(name)).split("\n");
    expect(lines[0]).toMatch(/\. Players: \d\. Seed: 3\.$/);
    for (const line of lines) expect(line).toMatch(/^$|^( {2})?\S.*[.)!]$/);
    expect(lines.join("\n")).not.toMatch(/[{}"]|\(\?\)/);
    const rounds = lines.filter((_line, i) => lines[i - 1] === "" && i < lines.length - 2);
    expect(rounds.length).toBeGreaterThan(2);
    expect(lines.at(-2)).toMatch(/^The match is over: .+ \([A-Z]+(-[A-Z]+)+-\d+\)$/);
    expect(lines.at(-1)).toMatch(/^Won by: .+\.$|^Nobody has won\.$/);
  });

  test("says that nobody has won, and tells no more of whom it was stopped at", async () => {
    const lines = ["over DL-GAME-06 won by "];
    const who = { seats: 2, seed: 1 };
    expect(storyOf(dyingLightSpoken, "en", who, lines)).toEqual([
      "Dying Light. Players: 2. Seed: 1.",
      "",
      "The match is over: When a Runner is eliminated, all have lost. (DL-GAME-06)",
      "Nobody has won.",
    ]);
    expect(storyOf(dyingLightSpoken, "en", who, ["over DL-GAME-04 won by p1+p2"]).at(-1)).toBe(
      "Won by: Player 1, Player 2.",
    );
    expect(await told("dying-light", "--at-most", "4")).toMatch(
      /\nIt was not played any further; --at-most says how far\.$/,
    );
  });

  test("is told in each language of the game, and in no other", async () => {
    expect(await told("dying-light", "--language", "pl")).toMatch(/^Dying Light\. Gracze: 1\. Ziarno: 3\.\n/);
    expect(await play("dying-light", "--language", "xx")).toMatchObject({
      code: 2,
      err: expect.stringContaining('unknown language "xx"; known: en, pl') as unknown,
    });
  });
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
