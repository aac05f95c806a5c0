import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { bundle } from "../../build/bundle";
import { compile } from "../../build/compile";
import { foreignScript } from "../../build/foreign";
import type { Bundle, Work } from "../../build/stage";
import { thin } from "../../build/thin";
import { whereIs } from "../../build/where-is";
import { runLua } from "./fixture/lua";
import { plan } from "./fixture/tiny";

const bundles = new Map<string, Bundle>();

beforeAll(async () => {
  const begun: Work = { ...plan(), modules: [], bundles: [], assets: [], saves: [], written: [] };
  const work = await bundle.run(await thin.run(await compile.run(begun)));
  for (const each of work.bundles) bundles.set(each.name, each);
});

const bundled = (name: string): Bundle => {
  const found = bundles.get(name);
  if (found === undefined) throw new Error(`there is no bundle ${name}`);
  return found;
};

/** The line of a source of the fixture that holds this text, counted from 1. */
const lineOf = (file: string, text: string): number => {
  const lines = readFileSync(resolve(import.meta.dirname, "fixture", file), "utf8").split("\n");
  const line = lines.findIndex((each) => each.includes(text)) + 1;
  if (line === 0) throw new Error(`${file} has no line with ${text}`);
  return line;
};

const places = (name: string, error: string): string[] =>
  whereIs(bundled(name), error).map(({ file, line }) => `${file}:${String(line)}`);

test("a bundle runs where there is nothing to load a module with", () => {
  expect(runLua(bundled("tiny").lua)).toEqual({ printed: ["the table is set", "2+4+6"], error: "" });
  expect(runLua(bundled("bag").lua)).toEqual({ printed: ["the table is set: the bag"], error: "" });
});

test("it holds the modules that are required, and not those of which only types are imported", () => {
  expect(Object.keys(foreignScript(bundled("tiny").lua).modules)).toEqual(["words", "depth", "lualib_bundle"]);
  expect(Object.keys(foreignScript(bundled("bag").lua).modules)).toEqual(["words"]);
});

describe("a runtime error leads back to the TypeScript", () => {
  const depth = "src/parts/depth.ts";
  const tiny = "src/scripts/tiny.ts";

  test("through the whole stack that fengari tells", () => {
    const { error } = runLua(bundled("tiny").lua, "depth");
    const back = `${depth}:${String(lineOf(depth, "return depth(box"))}`;
    const [first, ...rest] = places("tiny", error);
    expect(first).toBe(`${depth}:${String(lineOf(depth, "box.inner.size.width"))}`);
    expect(rest.filter((place) => place === back)).toHaveLength(3);
    expect(rest.at(-1)).toBe(`${tiny}:${String(lineOf(tiny, 'what === "depth"'))}`);
  });

  test("in the script itself", () => {
    const { error } = runLua(bundled("tiny").lua, "here");
    expect(places("tiny", error)[0]).toBe(`${tiny}:${String(lineOf(tiny, "nothing.length"))}`);
  });

  /** MoonSharp tells lines from 1 and columns from 0. */
  const moonSharp = (name: string, lua: RegExp, chunk = "chunk_3"): string => {
    const lines = bundled(name).lua.split("\n");
    const line = lines.findIndex((each) => lua.test(each));
    const { index, 0: found } = lua.exec(lines[line] ?? "") ?? { index: -1, 0: "" };
    if (index < 0) throw new Error(`the bundle ${name} has no ${String(lua)}`);
    return `${chunk}:(${String(line + 1)},${String(index)}-${String(index + found.length)}): attempt to index a nil value`;
  };

  // Locals have short names there.
  const width = /\w+\.inner\.size\.width/;

  test("from a line and columns as MoonSharp tells them", () => {
    const error = moonSharp("tiny", width);
    expect(whereIs(bundled("tiny"), error)).toEqual([
      {
        file: depth,
        line: lineOf(depth, "box.inner.size.width"),
        column: "    return total + ".length + 1,
      },
    ]);
  });

  test("from a file, as MoonSharp outside the game tells it, where the whole statement begins", () => {
    const error = moonSharp("tiny", /return \w+\+\w+\.inner/, "dist/scripts/tiny.lua");
    expect(places("tiny", error)).toEqual([`${depth}:${String(lineOf(depth, "return total + box"))}`]);
  });

  test("from a range over several lines", () => {
    const error = moonSharp("tiny", width).replace(/-\d+\)/, "-190,7)");
    expect(places("tiny", error)).toEqual([`${depth}:${String(lineOf(depth, "box.inner.size.width"))}`]);
  });

  test("and text without a position in our code leads nowhere", () => {
    expect(places("tiny", "chunk_3:(3,1-9): in luabundle's own lines")).toEqual([]);
    expect(places("tiny", "at 12:30 a promise was broken")).toEqual([]);
  });
});
