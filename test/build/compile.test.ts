import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { compile } from "../../build/compile";
import { BuildFailure } from "../../build/failure";
import type { Module, Plan, Work } from "../../build/stage";
import { passingFolder, plan } from "./fixture/tiny";

const compiled = async (made: Plan): Promise<readonly Module[]> => {
  const work: Work = { ...made, modules: [], bundles: [], assets: [], saves: [], written: [] };
  return (await compile.run(work)).modules;
};

const wrongWith = async (made: Plan): Promise<readonly string[]> => {
  try {
    await compiled(made);
  } catch (error) {
    if (error instanceof BuildFailure) return error.wrong;
    throw error;
  }
  throw new Error("it compiled");
};

/** A project of one script, with the settings of the real one. */
const projectOf = (script: string): Plan => {
  const root = passingFolder();
  const settings = readFileSync(resolve(import.meta.dirname, "../../tstl.json"), "utf8");
  const from = resolve(import.meta.dirname, "../../tsconfig.json");
  mkdirSync(join(root, "src/scripts"), { recursive: true });
  writeFileSync(
    join(root, "tstl.json"),
    settings.replace('"./tsconfig.json"', JSON.stringify(from)).replace(/"types".*,/, '"types": [],'),
  );
  writeFileSync(join(root, "src/scripts/one.ts"), script);
  return plan({ root, tstlConfig: join(root, "tstl.json"), scripts: [join(root, "src/scripts/one.ts")] });
};

test("every module a script reaches is compiled, and no other", async () => {
  const names = (await compiled(plan())).map(({ name }) => name);
  expect(names).toEqual(["lualib_bundle", "parts.depth", "parts.thing", "parts.words", "scripts.bag", "scripts.tiny"]);
});

test("maps lead to files below the project's root", async () => {
  const sources = (await compiled(plan())).flatMap(({ map }) => (map === "none" ? [] : map.sources));
  expect(sources).toContain("src/parts/depth.ts");
});

test("a type error is the end, and says where", async () => {
  const wrong = await wrongWith(projectOf('export const many: number = "many";\n'));
  expect(wrong).toEqual(["src/scripts/one.ts:1:14: Type 'string' is not assignable to type 'number'. (2322)"]);
});

test("what TypeScriptToLua alone refuses is the end too", async () => {
  const wrong = await wrongWith(projectOf('export const one = 1;\nexport const two = /2/.test("2");\n'));
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).toMatch(/^src\/scripts\/one\.ts:2:20: .*RegularExpression/);
});

test("a script that is not there is named", async () => {
  const missing = resolve("/nowhere/none.ts");
  expect(await wrongWith(plan({ scripts: [missing] }))).toEqual([`${missing}: there is no such file`]);
});

test("settings that cannot be read are named", async () => {
  const made = projectOf("export const one = 1;\n");
  writeFileSync(made.tstlConfig, "{ nonsense");
  expect((await wrongWith(made)).join("\n")).toMatch(/tstl\.json/);
});
