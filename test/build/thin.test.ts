import { type DecodedSourceMap, encodedMap, presortedDecodedMap } from "@jridgewell/trace-mapping";
import { parse } from "moonsharp-luaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { bundle } from "../../build/bundle";
import { compile } from "../../build/compile";
import { planFor } from "../../build/project";
import type { Bundle, Module, Work } from "../../build/stage";
import { thin, thinned } from "../../build/thin";
import { namesIn } from "../../build/thin/locals";
import { tokensOf } from "../../build/thin/tokens";
import { placeOf, type SourcePlace } from "../../build/where-is";
import { GAME_NAMES } from "../../src/games/index";
import { anyLua } from "./fixture/any-lua";
import { runLua } from "./fixture/lua";

const thinLua = (lua: string): string => thinned({ name: "one", lua, map: "none" }).lua;

/** The tokens of a text, each local as its number in the order they are declared. */
const meaningOf = (lua: string): string[] => {
  const numbers = new Map<number, number>();
  for (const [number, { at }] of [...namesIn(lua).locals].sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0)).entries())
    for (const place of at) numbers.set(place, number);
  return tokensOf(lua).map(({ start, text }) => {
    const number = numbers.get(start);
    return number === undefined ? text : `local ${String(number)}`;
  });
};

/** The parser's own opinion of what is global; it is mistaken only where a loop's head names what the loop declares. */
const globalsOf = (lua: string): string[] => {
  const chunk = parse(lua, { luaVersion: "5.2", scope: true }) as unknown as { readonly globals: { name: string }[] };
  return chunk.globals.map(({ name }) => name).sort();
};

describe("what is written", () => {
  test.each([
    ["local number = 1\n\n    number   =  number + 1\n", "local a=1 a=a+1"],
    ["local a = - -1", "local a=- -1"],
    ['return 1 .. "a" .. b[ [[c]] ]', 'return 1 .."a"..b[ [[c]]]'],
    ["for i = 1, 2 do end return ...", "for a=1,2 do end return..."],
    ['t["a  b"] = {first = 1; [2] = "x"}', 't["a  b"]={first=1;[2]="x"}'],
  ])("%j as %j", (lua, thin) => {
    expect(thinLua(lua)).toBe(thin);
  });

  test("fields, globals and texts keep their names", () => {
    const lua = 'local Player = {Player = 1, field = "field"}\nWait.field(Player.field)\nprint(Player["Player"])\n';
    expect(thinLua(lua)).toBe('local a={Player=1,field="field"}Wait.field(a.field)print(a["Player"])');
  });

  test("a short name that is a global there is left to it", () => {
    expect(thinLua("local long = a\nprint(long, a)")).toBe("local b=a print(b,a)");
  });

  test("the self of a method keeps its name", () => {
    expect(thinLua("local object = {}\nfunction object:name(given) return self, given end")).toBe(
      "local a={}function a:name(a)return self,a end",
    );
  });
});

describe("what is meant", () => {
  test.each([
    "local a = 1 local a = a + 1 print(a)",
    "local f = function() return f end print(f())",
    "local function f(n) return n == 0 and 0 or f(n - 1) end print(f(3))",
    "local x = 1 do local y = x local x = y + 1 print(x, y) end print(x)",
    "local x = 2 for x = x, x + 1 do print(x) end print(x)",
    "local t = {1} for i, t in ipairs(t) do print(i, t) end print(#t)",
    "local x = 1 repeat local y = x x = x + 1 until y == 2 print(x, y)",
    "local one, two = 1, 2 local two, one = one, two print(one, two)",
    "local unused, other = 1, 2 print(other)",
    "local print = print local text = 'a' print(text)",
    "local o = {n = 1} function o:f(n) return self.n + n end function o.g(n) return o:f(n) end print(o.g(2))",
    "local a, b, c = 1, 2, 3 local function f() local d = b return function() return a + d + c end end print(f()())",
  ])("stays: %s", (lua) => {
    expect(runLua(lua).error).toBe("");
    expect(runLua(thinLua(lua))).toEqual(runLua(lua));
    expect(meaningOf(thinLua(lua))).toEqual(meaningOf(lua));
  });

  test("of programs that shadow every name everywhere", () => {
    let printed = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const lua = anyLua(seed);
      const ran = runLua(lua);
      expect(ran.error).toBe("");
      expect({ seed, ...runLua(thinLua(lua)) }).toEqual({ seed, ...ran });
      expect(meaningOf(thinLua(lua))).toEqual(meaningOf(lua));
      printed += ran.printed.length;
    }
    expect(printed).toBeGreaterThan(1000);
  });
});

const bundleOf = (module: Module): Pick<Bundle, "map"> => ({
  map: {
    version: 3,
    sections: module.map === "none" ? [] : [{ offset: { line: 0, column: 0 }, map: module.map }],
  },
});

/** Where each token of a module comes from, as an error would tell it: by line and column, or by the line alone. */
const placesIn = (module: Module, tell: "column" | "line alone"): (SourcePlace | "none of ours")[] => {
  const bundled = bundleOf(module);
  return tokensOf(module.lua).map(({ line, column }) =>
    placeOf(bundled, { line, column: tell === "column" ? column : 0 }),
  );
};

const lineOf = (place: SourcePlace | "none of ours"): string =>
  place === "none of ours" ? place : `${place.file}:${String(place.line)}`;

describe("the map moves along", () => {
  const mapped = (lua: string, mappings: DecodedSourceMap["mappings"]): Module => ({
    name: "one",
    lua,
    map: encodedMap(presortedDecodedMap({ version: 3, sources: ["one.ts"], names: [], mappings })),
  });

  test("a line of TypeScript is a line of Lua", () => {
    const module = mapped("local wide = {\n    1,\n    2\n}\nreturn wide\n", [
      [[0, 0, 3, 0]],
      [[4, 0, 3, 9]],
      [[4, 0, 4, 2]],
      [[0, 0, 3, 0]],
      [[0, 0, 6, 2]],
    ]);
    const { lua, ...rest } = thinned(module);
    expect(lua).toBe("local a={1,\n2\n}\nreturn a");
    expect(placesIn({ lua, ...rest }, "line alone").map(lineOf)).toEqual(placesIn(module, "column").map(lineOf));
  });
});

describe("the scripts themselves", () => {
  let whole: Work;
  let slim: Work;
  beforeAll(async () => {
    const plan = await planFor(GAME_NAMES, "dist", "file");
    whole = await compile.run({ ...plan, modules: [], bundles: [], assets: [], saves: [], written: [] });
    slim = await thin.run(whole);
  });

  const pairs = (): [Module, Module][] =>
    whole.modules.map((module, i) => {
      const other = slim.modules[i];
      if (other?.name !== module.name) throw new Error(`${module.name} is gone`);
      return [module, other];
    });

  test("mean the same", () => {
    for (const [before, after] of pairs()) {
      expect(meaningOf(after.lua)).toEqual(meaningOf(before.lua));
      expect(globalsOf(after.lua)).toEqual(globalsOf(before.lua));
    }
  });

  test("lead back to the same TypeScript from every token that leads anywhere, and to its line from the line", () => {
    let known = 0;
    for (const [before, after] of pairs()) {
      const places = placesIn(before, "column");
      const [now, byLine] = [placesIn(after, "column"), placesIn(after, "line alone")];
      // A brace on a line of its own leads nowhere; beside others it leads where they do.
      const leads = places.flatMap((place, i) => (place === "none of ours" ? [] : [i]));
      expect(leads.map((i) => now[i])).toEqual(leads.map((i) => places[i]));
      expect(leads.map((i) => lineOf(byLine[i] ?? "none of ours"))).toEqual(
        leads.map((i) => lineOf(places[i] ?? "none of ours")),
      );
      known += leads.length;
    }
    expect(known).toBeGreaterThan(10_000);
  });

  test("are little more than half as long", async () => {
    const bytes = async (work: Work): Promise<number[]> =>
      (await bundle.run(work)).bundles.map(({ lua }) => Buffer.byteLength(lua));
    const [before, after] = [await bytes(whole), await bytes(slim)];
    expect(after.every((size, i) => size < 0.55 * (before[i] ?? 0))).toBe(true);
  });
});
