import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { COMMANDS } from "../../src/cli/commands";
import { main } from "../../src/cli/main";
import { missing, opened } from "./browser-table";
import { STRANGE } from "./strange-save";

const folder = mkdtempSync(join(tmpdir(), "outbreak-picture-"));
const save = join(folder, "strange.json");
writeFileSync(save, JSON.stringify(STRANGE));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** `outbreak picture …`: the exit code, and what was complained of. */
const picture = async (...args: readonly string[]): Promise<readonly [code: number, complaint: string]> => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  try {
    return [await main(["picture", ...args], COMMANDS), error.mock.calls.flat().join("\n")];
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
};

/** Width and height stand in a PNG's first chunk. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.skipIf(missing !== "")("a picture of a table", () => {
  test("is as large as asked, the same each time, and shows what its colour may see", async () => {
    const made: Buffer[] = [];
    for (const colour of ["White", "White", "Red"]) {
      const file = join(folder, "a.png");
      const frame = ["--hand", colour, "--width", "600", "--height", "300"];
      expect(await picture(save, ...frame, "--out", file)).toEqual([0, ""]);
      made.push(readFileSync(file));
    }
    const [white = Buffer.alloc(24), again, red] = made;
    expect(sizeOf(white)).toEqual([600, 300]);
    expect([again, red].map((other) => other?.equals(white))).toEqual([true, false]);
  });
});

/** A thing of a script that is never still. */
const RESTLESS = {
  ...STRANGE,
  LuaScript: `function onUpdate() getObjectFromGUID("c0ffee").setPosition({ math.random() * 9, 2, 0 }) end`,
};

const saved = (name: string, state: unknown): string => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(state));
  return file;
};

describe.skipIf(missing !== "")("strange tables", () => {
  test.each([[[]], [["--page"]], [["--hand", "Red"]]])("an empty one is pictured as it is, %j", async (args) => {
    const [empty, file] = [saved("empty", { SaveName: "Empty", ObjectStates: [] }), join(folder, "empty.png")];
    const began = performance.now();
    expect(await picture(empty, ...args, "--width", "400", "--height", "300", "--out", file)).toEqual([0, ""]);
    expect(sizeOf(readFileSync(file))).toEqual([400, 300]);
    expect(performance.now() - began).toBeLessThan(50_000);
  });

  test("one that is never still is told of, and nothing is written", async () => {
    const file = join(folder, "restless.png");
    const [code, told] = await picture(saved("restless", RESTLESS), "--patience", "5", "--out", file);
    expect([code, told]).toEqual([2, "outbreak: there is no picture: the table does not come to rest within 5 s"]);
    expect(existsSync(file)).toBe(false);
  });

  test("one whose script has to be stopped is told of with its line, and nothing is written", async () => {
    const file = join(folder, "stopped.png");
    const [code, told] = await picture(
      saved("stopped", { ...STRANGE, LuaScript: "function onLoad()\n  while true do end\nend" }),
      "--out",
      file,
    );
    expect(code).toBe(2);
    expect(told).toMatch(/^outbreak: .*Global:\(2,[\d-]+\): the script of Global ran too long and was stopped/);
    expect(existsSync(file)).toBe(false);
  });

  test.each(["whole", "page"])(
    "one that cannot be opened says so where it is photographed, picture=%s",
    async (shows) => {
      const table = await opened('{"ObjectStates":[{}]}');
      await table.page.goto(`${table.address}?picture=${shows}`);
      const problem = await table.page.waitForSelector("#page[data-problem]", { state: "attached" });
      expect(await problem.getAttribute("data-problem")).toMatch(/^The table cannot be opened: .*Name is missing$/);
      await table.close();
    },
  );
});

describe("what cannot be pictured is told", () => {
  const cases: readonly (readonly [what: string, args: readonly string[], complaint: RegExp])[] = [
    ["no file to write to", [save], /where to\? --out FILE\.png/],
    ["a folder that is not there", [save, "--out", join(folder, "no", "a.png")], /there is no folder/],
    ["a save that is not there", ["nowhere.json", "--out", join(folder, "a.png")], /neither a game .* nor the path/],
    ["no patience", [save, "--patience", "0", "--out", join(folder, "a.png")], /--patience is "0"; it must be a whole/],
    ["a colour that is none", [save, "--hand", "Mauve", "--out", join(folder, "a.png")], /unknown colour "Mauve"/],
    ["a part that is none", [save, "--at", "here", "--out", join(folder, "a.png")], /--at is "here"; it must be three/],
    ["moves on a stranger's table", [save, "--moves", "3", "--out", join(folder, "a.png")], /no table of Outbreak's/],
  ];
  test.each(cases)("%s", async (_what, args, complaint) => {
    const [code, told] = await picture(...args);
    expect(code).toBe(2);
    expect(told).toMatch(complaint);
  });
});
