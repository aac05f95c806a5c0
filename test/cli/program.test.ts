import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { program } from "../../bin/program.mjs";
import { COMMANDS } from "../../src/cli/commands";

const ROOT = resolve(import.meta.dirname, "../..");
const BIN = join(ROOT, "bin/outbreak.mjs");
const folder = mkdtempSync(join(tmpdir(), "outbreak-program-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

let projects = 0;

/** A project whose commands say one word. */
const project = () => {
  const root = join(folder, String(++projects));
  const write = (file: string, text: string): void => {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const file of [
    "build/a.ts",
    "objects/a.ts",
    "assets/a.ts",
    "src/cli/crew/worker.ts",
    "src/cli/bench/alone.ts",
    "src/cli/sharing/worker.ts",
  ])
    write(file, "export const nothing = 0;\n");
  for (const file of ["package.json", "package-lock.json", "tsconfig.json"]) write(file, "{}\n");
  cpSync(join(ROOT, "bin"), join(root, "bin"), { recursive: true });
  write("src/cli/word.ts", 'export const word: string = "one";\n');
  write("src/cli/main.ts", 'export { word } from "./word";\n');
  return { root, write };
};

const wordOf = async (made: string): Promise<unknown> =>
  ((await import(pathToFileURL(join(made, "main.mjs")).href)) as { word: unknown }).word;

describe("the program is bundled once for each state of the sources", () => {
  test("the same sources, the same program: it is not made again", async () => {
    const { root } = project();
    const [first, at] = [await program(root), () => statSync(join(first.folder, "main.mjs")).mtimeMs];
    const before = at();
    expect(await program(root)).toEqual(first);
    expect(at()).toBe(before);
    expect(await wordOf(first.folder)).toBe("one");
  });

  test("after an edit it is another, and the one of before is there for whoever runs it", async () => {
    const { root, write } = project();
    const first = await program(root);
    write("src/cli/word.ts", 'export const word: string = "two";\n');
    const second = await program(root);
    expect([await wordOf(second.folder), await wordOf(first.folder)]).toEqual(["two", "one"]);
    write("src/cli/word.ts", 'export const word: string = "one";\n');
    expect(await program(root)).toEqual(first);
  });

  test("a new file, other settings and other versions make another", async () => {
    const { root, write } = project();
    const seen = new Set([(await program(root)).version]);
    for (const file of ["src/new.tsx", "objects/new.ts", "package-lock.json", "bin/program.mjs"]) {
      write(file, "// new\n");
      seen.add((await program(root)).version);
    }
    expect(seen.size).toBe(5);
  });

  test("a state that is long past is forgotten", async () => {
    const { root, write } = project();
    for (let i = 0; i < 7; i++) {
      write("src/cli/word.ts", `export const word = ${String(i)};\n`);
      expect(await wordOf((await program(root)).folder)).toBe(i);
    }
    expect(readdirSync(join(root, "dist/cache/program")).length).toBeLessThanOrEqual(4);
  });

  test("two that begin at once get the same, and nothing half made stays behind", async () => {
    const { root } = project();
    const [one, other] = await Promise.all([program(root), program(root)]);
    expect(one).toEqual(other);
    expect(readdirSync(join(root, "dist/cache/program"))).toEqual([one.version]);
  });

  test("what cannot be bundled is told with its line, and leaves nothing", async () => {
    const { root, write } = project();
    write("src/cli/word.ts", "export const word = ;\n");
    await expect(program(root)).rejects.toThrow(/src\/cli\/word\.ts:1:20/);
    expect(readdirSync(join(root, "dist/cache/program"))).toEqual([]);
  });
});

interface Spent {
  readonly kilobytes: number;
  readonly seconds: number;
}

/** Processor time, which does not depend on who else is at work; and the most memory. */
const TOLD = `data:text/javascript,process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  console.error(JSON.stringify({ kilobytes: maxRSS, seconds: (userCPUTime + systemCPUTime) / 1e6 }));
})`;

const spentOn = (...args: readonly string[]): Promise<Spent> =>
  new Promise((done, fails) => {
    execFile(process.execPath, ["--import", TOLD, BIN, ...args], (error, _out, err) => {
      if (error === null) done(JSON.parse(err.trim().split("\n").at(-1) ?? "") as Spent);
      else fails(new Error(err));
    });
  });

test.each([...Object.keys(COMMANDS), ""])("outbreak %s --help is there at once, in under 100 MB", async (name) => {
  await program(ROOT);
  const { kilobytes, seconds } = await spentOn(...(name === "" ? [] : [name]), "--help");
  expect(kilobytes).toBeLessThan(100 * 1024);
  expect(seconds).toBeLessThan(0.5);
});
