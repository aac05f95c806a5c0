import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { build, type Progress } from "../../build/pipeline";
import type { SaveState } from "../../src/tts/save";
import { passingFolder, plan, SILENT, tiny } from "./fixture/tiny";

/** Every file below a folder with its bytes, by its name from there. */
const filesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), readFileSync(file, "latin1")] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const hosted = { assetsAt: new URL("https://example.org/outbreak/") };

test("the same sources give the same bytes", async () => {
  const [one, other] = [plan({ ...hosted, cache: passingFolder() }), plan({ ...hosted, cache: passingFolder() })];
  await build(one, SILENT);
  await build(other, SILENT);
  expect(filesIn(one.out)).toEqual(filesIn(other.out));
});

test("a save with its picture, the controller, the scripts with their maps, the assets", async () => {
  const made = plan({ cache: passingFolder() });
  const { assets } = await build(made, SILENT);
  expect([...filesIn(made.out).keys()]).toEqual(
    [
      "scripts/bag.lua",
      "scripts/bag.lua.map",
      "scripts/tiny.lua",
      "scripts/tiny.lua.map",
      "tiny/Tiny Table.json",
      "tiny/Tiny Table.png",
      "tiny/controller.json",
      "tiny/controller.png",
      ...assets.map(({ file }) => `assets/tiny/${file}`),
    ].sort(),
  );
});

test("the script in the save is the script beside it", async () => {
  const made = plan();
  await build(made, SILENT);
  const save = JSON.parse(readFileSync(join(made.out, "tiny/Tiny Table.json"), "utf8")) as SaveState;
  const script = readFileSync(join(made.out, "scripts/tiny.lua"), "utf8");
  expect(save.ObjectStates[0]?.LuaScript).toBe(script);
});

test("a second build changes nothing, and says so", async () => {
  const made = plan();
  await build(made, SILENT);
  const before = filesIn(made.out);
  const said: string[] = [];
  const { written } = await build(made, { ...SILENT, done: (stage, result) => said.push(`${stage}: ${result}`) });
  expect(written).toEqual([]);
  expect(said.at(-1)).toBe("write: nothing has changed");
  expect(filesIn(made.out)).toEqual(before);
});

test("a table that does not pass leaves no trace but the cache", async () => {
  const made = plan({ games: [{ ...tiny, table: { ...tiny.table, table: "Table_Kitchen" } }] });
  await expect(build(made, SILENT)).rejects.toThrow("Table_Kitchen");
  expect(readdirSync(made.out)).toEqual(["cache"]);
});

test("every stage tells when it begins and what came of it", async () => {
  const told: string[] = [];
  const progress: Progress = {
    begins: (stage) => told.push(`${stage}?`),
    done: (stage, result, seconds) => told.push(`${stage}: ${result}${seconds >= 0 ? "" : " early"}`),
  };
  await build(plan(), progress);
  expect(told).toEqual([
    "scripts?",
    "scripts: tiny 2 KB, bag 2 KB; 6 modules compiled",
    "render?",
    expect.stringMatching(/^render: 3 assets, \d+ KB$/),
    "assemble?",
    "assemble: Tiny Table: 27 objects",
    "check?",
    "check: 2 files\n  tiny 1 models, 2 pictures, 0.1 MB on the graphics card, 0.0 MB to load",
    "write?",
    "write: 11 files",
  ]);
});
