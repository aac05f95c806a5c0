import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { scripts } from "../../build/scripts";
import type { Plan, Work } from "../../build/stage";
import { passingFolder, plan } from "./fixture/tiny";

const made = async (from: Plan): Promise<Work> =>
  scripts.run({ ...from, modules: [], bundles: [], assets: [], saves: [], written: [] });

const compiledIn = ({ modules }: Work): readonly string[] =>
  modules.map(({ name }) => name).filter((name) => name !== "lualib_bundle");

const FILES = {
  "scripts/one.ts": 'import { two } from "../parts/two";\nexport const sum = (): number => two + 1;\n',
  "scripts/other.ts": 'import type { Many } from "../parts/many";\nexport const many: Many = 3;\n',
  "parts/two.ts": "export const two = 2;\n",
  "parts/many.ts": "export type Many = number;\n",
  "parts/unused.ts": "export const unused = 1;\n",
  "globals.d.ts": "declare const there: number;\n",
};

/** A project of two scripts, and a way to write into it. */
const project = () => {
  const root = passingFolder();
  const write = (file: string, text: string): void => {
    mkdirSync(join(root, "src", file, ".."), { recursive: true });
    writeFileSync(join(root, "src", file), text);
  };
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  const settings = readFileSync(resolve(import.meta.dirname, "../../tstl.json"), "utf8");
  const from = resolve(import.meta.dirname, "../../tsconfig.json");
  writeFileSync(
    join(root, "tstl.json"),
    settings
      .replace('"./tsconfig.json"', JSON.stringify(from))
      .replace(/"types".*,/, '"types": [],')
      .replace(/"include": \[[^\]]*\]/, '"include": ["src"]'),
  );
  const both = ["one", "other"].map((name) => join(root, "src/scripts", `${name}.ts`));
  return { write, plan: plan({ root, tstlConfig: join(root, "tstl.json"), scripts: both }) };
};

test("what has not changed is taken as it was kept, and not made again", async () => {
  const { plan: twice } = project();
  const first = await made(twice);
  expect(compiledIn(first)).toEqual(["parts.many", "parts.two", "scripts.one", "scripts.other"]);
  const again = await made(twice);
  expect(again.modules).toEqual([]);
  expect(again.bundles).toEqual(first.bundles);
  const file = join(twice.cache, "scripts/one.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("return", "return 7 or"));
  expect((await made(twice)).bundles[0]?.lua).toContain("return 7 or");
});

test.each([
  ["its own text", "scripts/one.ts", "export const sum = (): number => 7;\n", ["scripts.one"]],
  ["what it imports", "parts/two.ts", "export const two = 4;\n", ["parts.two", "scripts.one"]],
  ["what it imports for its types alone", "parts/many.ts", "export type Many = 3;\n", ["parts.many", "scripts.other"]],
  [
    "what every file sees",
    "globals.d.ts",
    "declare const there: string;\n",
    ["parts.many", "parts.two", "scripts.one", "scripts.other"],
  ],
  ["what nobody imports", "parts/unused.ts", "export const unused = 2;\n", []],
])("%s changes: what depends on it is compiled, and nothing else", async (_what, file, text, compiled) => {
  const { write, plan: twice } = project();
  await made(twice);
  write(file, text);
  const after = await made(twice);
  expect(compiledIn(after)).toEqual(compiled);
  expect(after.bundles.map(({ name }) => name)).toEqual(["one", "other"]);
  expect(after.bundles).toEqual((await made({ ...twice, cache: passingFolder() })).bundles);
});

test("what does not pass is not kept: it fails again", async () => {
  const { write, plan: twice } = project();
  write("scripts/other.ts", "declare const debug: number;\nexport const x = debug;\n");
  const wrong = /script other, line \d+ \(src\/scripts\/other\.ts:2\): TTS has no debug/;
  await expect(made(twice)).rejects.toThrow(wrong);
  await expect(made(twice)).rejects.toThrow(wrong);
});
