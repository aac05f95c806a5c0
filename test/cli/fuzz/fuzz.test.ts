import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { ROOT } from "../../../build/root";
import { shownAgain } from "../../../src/cli/fuzz/again";
import { buildOf, builtText } from "../../../src/cli/fuzz/built-save";
import type { Gesture } from "../../../src/cli/fuzz/gesture";
import { gestureText } from "../../../src/cli/fuzz/gesture";
import { gestureJob, givenAgain } from "../../../src/cli/fuzz/gesture-run";
import { readShown } from "../../../src/cli/fuzz/found";
import { inputJob, readCode, saidAgain } from "../../../src/cli/fuzz/input-run";
import { lost } from "../../../src/cli/fuzz/judge";
import { randomMatch } from "../../../src/cli/fuzz/random-play";
import { shrunk } from "../../../src/cli/fuzz/shrink";
import { main } from "../../../src/cli/main";
import { dyingLight } from "../../../src/games/dying-light/game";
import { GAME_NAMES } from "../../../src/games/index";
import { keptOf } from "../../../src/kernel/keep";
import { replayCode } from "../../../src/kernel/replay-code";

const INTO = "dist/test";
const FOUND = resolve(import.meta.dirname, "found");
const folder = mkdtempSync(join(tmpdir(), "outbreak-fuzz-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const run = async (...args: readonly string[]): Promise<{ code: number; out: string; err: string }> => {
  const out = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const err = vi.spyOn(console, "error").mockImplementation(() => undefined);
  try {
    const code = await main(["fuzz", ...args]);
    const said = (spy: typeof out): string => spy.mock.calls.flat().map(String).join("\n");
    return { code, out: said(out), err: said(err) };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
};

const gestures = (game: (typeof GAME_NAMES)[number], seed: number, count: number): ReturnType<typeof gestureJob> =>
  gestureJob({
    game,
    into: INTO,
    build: buildOf(builtText(game, INTO)),
    seed,
    gestures: count,
    harm: { deletes: true, copies: true },
  });

/** Seconds of a processor that the short run may take: on a quiet machine it is over in that time. */
const SHORT = 120;

const secondsOfProcessor = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000_000;
};

describe("a short run", () => {
  const began = process.cpuUsage();

  test.each(GAME_NAMES)("%s: nothing is amiss at the rules, in 1,500 inputs from all sides", (game) => {
    const done = inputJob({ game, seed: 4000, inputs: 1500 });
    expect(done.seen.map(({ finding }) => finding)).toEqual([]);
    expect(done.inputs).toBe(1500);
    expect(done.probes).toBeGreaterThan(100);
  });

  test.each(GAME_NAMES)("%s: whatever hands do at the built table, it comes right", (game) => {
    const done = gestures(game, 2100, 60);
    expect(done.seen.map(({ finding }) => finding)).toEqual([]);
    expect(done.gestures).toBeGreaterThan(20);
    expect(done.judged).toBeGreaterThan(10);
  });

  test("the same seed does the same", () => {
    expect(gestures("survivor-duel", 7, 12)).toEqual(gestures("survivor-duel", 7, 12));
    expect(inputJob({ game: "survivor-duel", seed: 7, inputs: 60 })).toEqual(
      inputJob({ game: "survivor-duel", seed: 7, inputs: 60 }),
    );
  });

  test("takes less than two minutes of a processor", () => {
    expect(secondsOfProcessor(began)).toBeLessThan(SHORT);
  });
});

describe("what it sees", () => {
  const begins: Gesture = { do: "click", by: "Yellow", says: "1 player", nth: 0, then: "rest" };
  const session = (...more: readonly Gesture[]) => ({
    into: INTO,
    seed: 5,
    seated: ["Yellow"],
    gestures: [begins, ...more],
  });
  const save = JSON.parse(builtText("dying-light", INTO)) as {
    ObjectStates: readonly { GUID: string; Locked?: boolean; Tags?: readonly string[]; Memo?: string }[];
  };
  const die = save.ObjectStates.find(({ Tags }) => Tags?.includes("outbreak-die.basic") === true)?.GUID ?? "";

  test("a table that nobody harmed is right", () => {
    expect(givenAgain("dying-light", session())).toEqual([]);
  });

  /** A build whose memo says nothing of what its pieces are made of. */
  const withoutSpares = (): string => {
    const into = mkdtempSync(join(folder, "without-"));
    const objects = save.ObjectStates.map((object) => {
      if (object.Memo === undefined) return object;
      const { spares: _, ...memo } = JSON.parse(object.Memo) as Record<string, unknown>;
      return { ...object, Memo: JSON.stringify(memo) };
    });
    mkdirSync(join(into, "dying-light"));
    writeFileSync(join(into, "dying-light/Outbreak.json"), JSON.stringify({ ...save, ObjectStates: objects }));
    return relative(ROOT, into);
  };
  const deleted: Gesture = { do: "delete", by: "Yellow", piece: die, then: "rest" };
  const copied: Gesture = { do: "copy", by: "Yellow", piece: die, then: "rest" };

  test("a piece that was deleted comes back, once; a copy goes", () => {
    expect(givenAgain("dying-light", session(deleted, { do: "undelete", then: "rest" }, copied))).toEqual([]);
  });

  test("a piece of which there is no twin is missed", () => {
    const found = givenAgain("dying-light", { ...session(deleted), into: withoutSpares() });
    expect(found[0]?.kind).toBe("a piece is not in its place");
    expect(found[0]?.says).toContain("no die.basic");
  });

  test("answers are lost when a past comes back shorter than an undo explains", () => {
    const { match } = randomMatch(dyingLight, { seats: 2, seed: 3, atMost: 30 });
    const whole = keptOf(match);
    const cutAt = (at: number) => ({ ...whole, at, past: whole.past.slice(0, at) });
    expect(lost(dyingLight, whole, whole)).toEqual([]);
    expect(lost(dyingLight, cutAt(20), whole)).toEqual([]);
    expect(lost(dyingLight, whole, cutAt(3)).map(({ kind }) => kind)).toEqual(["answers are lost"]);
    expect(lost(dyingLight, whole, { ...cutAt(3), seed: 4 })).toEqual([]);
  });

  test("each gesture is told as somebody would do it", () => {
    expect(gestureText({ do: "drag", by: "Red", pieces: ["a", "b"], to: { x: 1, z: -2 }, then: 3 })).toBe(
      "Red drags a and b to 1.0, -2.0, and 3 frames later",
    );
    expect(gestureText({ do: "load", then: "rest" })).toBe("the table is saved and loaded");
    expect(gestureText({ do: "load as it goes in", frames: 3, then: "rest" })).toBe(
      "the table is saved and loaded 3 frames after something goes into a deck or bag",
    );
  });
});

describe("shrinking", () => {
  test("leaves what is needed, in its order, and makes it simpler", async () => {
    const list = Array.from({ length: 40 }, (_, i) => i);
    const fails = (some: readonly number[]): boolean => some.includes(7) && some.indexOf(31) > some.indexOf(7);
    expect(await shrunk(list, () => [], fails, 500)).toEqual([7, 31]);
    const simpler = await shrunk(
      [90, 5],
      (n) => (n > 50 ? [n - 1] : []),
      (some) => some.some((n) => n >= 60),
      500,
    );
    expect(simpler).toEqual([60]);
  });

  test("ends after so many tries with the least so far", async () => {
    const list = Array.from({ length: 40 }, (_, i) => i);
    let tried = 0;
    const least = await shrunk(
      list,
      () => [],
      (some) => (tried++, some.includes(39)),
      3,
    );
    expect(tried).toBeLessThan(6);
    expect(least).toContain(39);
  });
});

/** Everything that was found and shrunk. Those of `OPEN` are known and not mended yet; mended, they leave the list. */
const OPEN: readonly string[] = JSON.parse(readFileSync(join(FOUND, "open.json"), "utf8")) as string[];
const files = readdirSync(FOUND).filter((file) => file.endsWith(".json") && file !== "open.json");

describe("what was found before", () => {
  test.each(files)("%s", (file) => {
    const shown = readShown(join(FOUND, file));
    const seen = shownAgain(shown.at === "table" ? { ...shown, into: INTO } : shown);
    if (OPEN.includes(file)) expect(seen.map(({ kind }) => kind)).toContain(shown.finding.kind);
    else expect(seen).toEqual([]);
  });

  test("only what is there is open", () => {
    expect(OPEN.filter((file) => !files.includes(file))).toEqual([]);
  });
});

describe("outbreak fuzz", () => {
  test("tells what it did, and ends with 0 where nothing was found", async () => {
    const { code, out } = await run("survivor-duel", "--inputs", "200", "--workers", "1", "--out", folder);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^200 inputs in \d+ match/) as string });
  });

  test("--kept goes on where a run was broken off, and takes nothing that other sources did", async () => {
    const kept = join(folder, "kept.jsonl");
    const args = ["survivor-duel", "--workers", "1", "--out", folder, "--kept", kept, "--inputs"];
    expect(await run(...args, "100")).toMatchObject({ code: 0 });
    const [version = "", line = ""] = readFileSync(kept, "utf8").split("\n");
    // Whoever goes on takes what is kept at its word.
    const claimed = line.replace(/"inputs":\d+,"probes"/, '"inputs":4711,"probes"');
    expect(claimed).not.toBe(line);
    writeFileSync(kept, `${version}\n${claimed}\n["cut o`);
    expect(await run(...args, "100")).toMatchObject({ code: 0, out: expect.stringMatching(/^4711 inputs/) as string });
    writeFileSync(kept, `other\n${line}\n`);
    expect(await run(...args, "100")).toMatchObject({
      code: 2,
      err: expect.stringContaining("other sources") as string,
    });
  });

  test("--again shows a replay code or a file again", async () => {
    const { match } = randomMatch(dyingLight, { seats: 2, seed: 3, atMost: 12 });
    expect(await run("dying-light", "--again", replayCode(match))).toMatchObject({ code: 0 });
    const read = readCode("dying-light", replayCode(match));
    if (read === "none") throw new Error("the code is refused");
    expect(saidAgain("dying-light", read.begun, read.said).code).toBe(replayCode(match));
    const file = join(folder, "none.json");
    writeFileSync(
      file,
      JSON.stringify({ at: "rules", game: "dying-light", ...read, code: "", finding: { kind: "x", says: "" } }),
    );
    expect(await run("--again", file)).toMatchObject({ code: 0, out: "nothing is amiss any more" });
  });

  test.each<[readonly string[], string]>([
    [["monopoly"], 'unknown game "monopoly"'],
    [["--inputs", "1.5"], '--inputs is "1.5"'],
    [["--inputs", "0"], "there is nothing to do"],
    [["--gestures", "many"], '--gestures is "many"'],
    [["--seed", "x"], '--seed is "x"'],
    [["dying-light", "--again", "dying-light.1.2"], "neither a file nor a replay code"],
    [["--again", resolve(import.meta.dirname, "fuzz.test.ts")], "is no JSON"],
  ])("%j: %s", async (args, says) => {
    const { code, err } = await run(...args, "--out", join(folder, "mistake"));
    expect({ code, says: err.includes(says) }).toEqual({ code: 2, says: true });
    expect(existsSync(join(folder, "mistake"))).toBe(false);
  });
});
