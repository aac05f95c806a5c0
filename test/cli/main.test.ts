import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { askedOf } from "../../src/cli/ask";
import type { Asked, Command, Commands } from "../../src/cli/command";
import { COMMANDS } from "../../src/cli/commands";
import { main } from "../../src/cli/main";
import { among, Mistake, readable, wholeNumber } from "../../src/cli/mistake";
import { nearest } from "../../src/cli/nearest";
import { progressOn } from "../../src/cli/progress";

const folder = mkdtempSync(join(tmpdir(), "outbreak-cli-"));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What a run printed, and its exit code. */
const run = async (args: readonly string[], commands: Commands = COMMANDS): Promise<Ended> => {
  const out = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const err = vi.spyOn(console, "error").mockImplementation(() => undefined);
  try {
    const code = await main(args, commands);
    const said = (spy: typeof out) => spy.mock.calls.map((call) => call.map(String).join(" ")).join("\n");
    return { code, out: said(out), err: said(err) };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
};

const asked: Asked[] = [];

const walk: Command = {
  name: "walk",
  words: "<where…>",
  examples: ["walk north --steps 2", "walk east"],
  options: {
    steps: { takes: "N", says: "how many" },
    quietly: { takes: "nothing", says: "so that nobody hears" },
  },
  run: (what) => {
    asked.push(what);
    const steps = wholeNumber("steps", what.text("steps", "3"), 1, 9);
    if (what.words.includes("nowhere")) throw new Error("the walk broke");
    return Promise.resolve(steps === 9 ? 4 : 0);
  },
};

const WALK: Commands = { walk: { does: "walks somewhere", load: () => Promise.resolve(walk) } };

const walked = async (...args: readonly string[]): Promise<Ended> => run(["walk", ...args], WALK);

const loaded = (): Promise<readonly Command[]> => Promise.all(Object.values(COMMANDS).map(({ load }) => load()));

describe("what is typed", () => {
  test("words and options reach the command, and its code comes back", async () => {
    expect(await walked("north", "--steps", "9", "--quietly", "east")).toMatchObject({ code: 4, err: "" });
    const last = asked.at(-1);
    expect(last?.words).toEqual(["north", "east"]);
    expect([last?.text("steps", "3"), last?.flag("quietly")]).toEqual(["9", true]);
  });

  test("what is left out has its usual value", async () => {
    expect((await walked()).code).toBe(0);
    expect([asked.at(-1)?.text("steps", "3"), asked.at(-1)?.flag("quietly")]).toEqual(["3", false]);
  });

  test("a command cannot ask for an option it does not have", async () => {
    await walked();
    expect(() => asked.at(-1)?.text("stesp", "3")).toThrow("walk has no option --stesp");
  });
});

describe("help", () => {
  test("without a command, or when asked for, every command is told", async () => {
    for (const args of [[], ["--help"], ["-h"], ["help"]]) {
      const { code, out } = await run(args);
      expect(code).toBe(0);
      for (const [name, { does }] of Object.entries(COMMANDS))
        expect(out).toMatch(new RegExp(`^  ${name} +${does}`, "m"));
    }
  });

  test("a command tells its options", async () => {
    const { code, out } = await walked("--help");
    expect(code).toBe(0);
    expect(out).toContain("outbreak walk <where…> [options]");
    expect(out).toMatch(/^ {2}--steps N +how many$/m);
    expect(out).toMatch(/^ {2}--quietly +so that nobody hears$/m);
    expect(out).toMatch(/for example:\n {2}npx outbreak walk north --steps 2\n {2}npx outbreak walk east$/);
  });

  test("every example of the real commands can be typed so", async () => {
    for (const command of await loaded()) {
      for (const example of command.examples) {
        const [name, ...args] = example.match(/"[^"]*"|\S+/g) ?? [];
        expect(name).toBe(command.name);
        expect(askedOf(command, args), example).not.toBe("help");
      }
    }
  });

  test("--version tells the version of the package", async () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly version: string };
    for (const args of [["--version"], ["-v"]]) expect(await run(args)).toEqual({ code: 0, out: version, err: "" });
  });

  test("the real commands all go by their own name, say what they do and tell their options", async () => {
    const commands = await loaded();
    expect(commands.map(({ name }) => name)).toEqual(Object.keys(COMMANDS));
    for (const { does } of Object.values(COMMANDS)) expect(does).not.toBe("");
    for (const { options } of commands) {
      for (const { says } of Object.values(options)) expect(says).not.toBe("");
    }
  });
});

describe("a person's mistake is told in one line and ends with 2", () => {
  const cases: readonly (readonly [string, readonly string[], string])[] = [
    ["a command that is not there", ["wlak"], 'outbreak: unknown command "wlak"; known: walk; did you mean walk?'],
    [
      "an option with a slip in it",
      ["walk", "--setps", "9"],
      "outbreak: Unknown option '--setps'; did you mean --steps?; see outbreak walk --help",
    ],
    [
      "an option that is not there",
      ["walk", "--speed", "9"],
      "outbreak: Unknown option '--speed'; see outbreak walk --help",
    ],
    [
      "an option without its text",
      ["walk", "--steps"],
      "outbreak: Option '--steps <value>' argument missing; see outbreak walk --help",
    ],
    [
      "a flag with a text",
      ["walk", "--quietly=no"],
      "outbreak: Option '--quietly' does not take an argument; see outbreak walk --help",
    ],
    [
      "a number that is none",
      ["walk", "--steps", "few"],
      'outbreak: --steps is "few"; it must be a whole number from 1 to 9',
    ],
    [
      "a number out of range",
      ["walk", "--steps=10"],
      'outbreak: --steps is "10"; it must be a whole number from 1 to 9',
    ],
  ];

  test.each(cases)("%s", async (_what, args, line) => {
    expect(await run(args, WALK)).toEqual({ code: 2, out: "", err: line });
  });

  test("our own mistake ends with 1, and is told with where it was", async () => {
    const { code, err } = await walked("nowhere");
    expect(code).toBe(1);
    expect(err).toMatch(/the walk broke/);
  });

  test("a file that cannot be read is named, with why", () => {
    const missing = join(folder, "no.json");
    expect(() => readable(missing)).toThrow(new Mistake(`cannot read ${missing}: there is no such file`));
    expect(() => readable(folder)).toThrow(new Mistake(`cannot read ${folder}: it is a folder`));
    writeFileSync(join(folder, "yes.json"), "{}");
    expect(readable(join(folder, "yes.json"))).toBe("{}");
  });

  test("one of a few names", () => {
    expect(among("game", "chess", ["chess", "go"])).toBe("chess");
    expect(() => among("game", "ches", ["chess", "go"])).toThrow(
      'unknown game "ches"; known: chess, go; did you mean chess?',
    );
  });

  test.each([
    ["dl", ""],
    ["daylihgt", "daylight"],
    ["dayl", "daylight"],
    ["dayt", "day"],
    ["dying", "dying"],
    ["monopoly", ""],
  ])("of %j somebody means %j", (given, meant) => {
    expect(nearest(given, ["day", "daylight", "dying", "duel"])).toBe(meant);
  });
});

describe("build", () => {
  const into = join(folder, "out");
  const file = join(folder, "a-file");
  writeFileSync(file, "");

  const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
    ["a game that is not there", ["dying-lihgt"], /^outbreak: unknown game "dying-lihgt"; known: /],
    ["assets at no address", ["--assets", "here"], /^outbreak: --assets is "here"; it must be file, or the address/],
    ["assets where TTS does not look", ["--assets", "ftp://example.org/"], /^outbreak: --assets is "ftp:/],
    [
      "a language nobody has told it in",
      ["dying-light", "--language", "xx"],
      /^outbreak: unknown language "xx"; known: en, pl$/,
    ],
    [
      "the check in a language it does not speak",
      ["check", "--language", "pl"],
      /^outbreak: unknown language "pl"; known: en$/,
    ],
    ["a file for a folder", ["--out", file], /^outbreak: --out .*a-file: .*a-file is no folder$/],
    ["a folder in a file", ["--out", join(file, "deep/er")], /^outbreak: --out .*: .*a-file is no folder$/],
  ];

  test.each(cases)("%s", async (_what, args, line) => {
    const where = args.includes("--out") ? [] : ["--out", into];
    const { code, out, err } = await run(["build", ...args, ...where]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(line);
    expect(err).not.toContain("\n");
    expect(readdirSync(folder).sort()).toEqual(["a-file", "yes.json"]);
  });
});

describe("start", () => {
  test("a game that is not there, or two at once, are told before anything is built", async () => {
    expect(await run(["start", "dying-lihgt"])).toMatchObject({ code: 2, out: "" });
    const { code, out, err } = await run(["start", "dying-light", "dying-light"]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toBe("outbreak: one game at a time, not dying-light dying-light");
  });
});

describe("progress", () => {
  const shown = (isTTY: boolean): string => {
    let text = "";
    const progress = progressOn({ isTTY, write: (more: string) => (text += more) });
    progress.begins("compile");
    progress.done("compile", "6 modules", 1.26);
    return text;
  };

  test("is a line for each stage where nobody watches", () => {
    expect(shown(false)).toBe("compile     1.3 s  6 modules\n");
  });

  test("says on a terminal what is going on, and clears it away", () => {
    expect(shown(true)).toBe("compile …\r\u001b[2Kcompile     1.3 s  6 modules\n");
  });
});

test("the program itself runs, and ends with the code", async () => {
  const bin = resolve(import.meta.dirname, "../../bin/outbreak.mjs");
  const started = async (...args: readonly string[]) =>
    new Promise<Ended>((done) => {
      execFile(process.execPath, [bin, ...args], (error, out, err) => {
        done({ code: typeof error?.code === "number" ? error.code : 0, out, err });
      });
    });
  expect((await started("--help")).out).toContain("outbreak <command> [options]");
  const { code, err } = await started("dance");
  expect(code).toBe(2);
  expect(err).toMatch(/^outbreak: unknown command "dance"; known: .*build.*\n$/);
});
