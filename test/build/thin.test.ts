import { type DecodedSourceMap, encodedMap, presortedDecodedMap } from "@jridgewell/trace-mapping";
import { parse } from "moonsharp-luaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { bundle } from "../../build/bundle";
import { compile } from "../../build/compile";
import { planFor } from "../../build/project";
import type { Bundle, Module, Work } from "../../build/stage";
import { thin, thinned } from "../../build/thin";
import { namesIn } from "../../build/thin/locals";
import { merged } from "../../build/thin/merged";
import { closely, type Token, tokensOf } from "../../build/thin/tokens";
import { placeOf, type SourcePlace } from "../../build/where-is";
import { GAME_NAMES, isGame } from "../../src/games/index";
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

/** A text whose declarations are joined, and nothing else. */
const joinedLua = (lua: string): string => closely(merged(lua, tokensOf(lua))).lua;

/** Where each local stands, by places of the text before its declarations were joined. */
const bindingsOf = (lua: string): { readonly before: string[]; readonly after: string[] } => {
  const tokens = merged(lua, tokensOf(lua));
  const close = closely(tokens);
  const was = new Map(close.starts.map((start, i) => [start, tokens[i]?.start ?? -1]));
  const listed = (text: string, placed: (place: number) => number): string[] =>
    namesIn(text)
      .locals.map(
        ({ name, at }) =>
          `${name} ${at
            .map(placed)
            .sort((a, b) => a - b)
            .join(" ")}`,
      )
      .sort();
  return { before: listed(lua, (place) => place), after: listed(close.lua, (place) => was.get(place) ?? -2) };
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
    ["local a = 1\nlocal b = f(2)\nlocal c\nlocal d = b", "local b,a=1,f(2)local b local a=a"],
    ["local a, b = f() local c, d local e, g = 1, 2 local h", "local a,b=f()local a,b local a,b=1,2 local a"],
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
    expect(meaningOf(thinLua(lua))).toEqual(meaningOf(joinedLua(lua)));
  });

  test("of programs that shadow every name everywhere", () => {
    let printed = 0;
    let joins = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const lua = anyLua(seed);
      const ran = runLua(lua);
      expect(ran.error).toBe("");
      expect({ seed, ...runLua(thinLua(lua)) }).toEqual({ seed, ...ran });
      expect(meaningOf(thinLua(lua))).toEqual(meaningOf(joinedLua(lua)));
      const { before, after } = bindingsOf(lua);
      expect(after).toEqual(before);
      joins += joinedLua(lua) === closely(tokensOf(lua)).lua ? 0 : 1;
      printed += ran.printed.length;
    }
    expect(printed).toBeGreaterThan(1000);
    expect(joins).toBeGreaterThan(100);
  });
});

const bundleOf = (module: Module): Pick<Bundle, "map"> => ({
  map: {
    version: 3,
    sections: module.map === "none" ? [] : [{ offset: { line: 0, column: 0 }, map: module.map }],
  },
});

type Places = readonly (SourcePlace | "none of ours")[];

/** Where tokens come from, as an error would tell it: by line and column, or by the line alone. */
const placesOf = (module: Module, tokens: readonly Token[], tell: "column" | "line alone"): Places => {
  const bundled = bundleOf(module);
  return tokens.map(({ line, column }) =>
    line === 0 ? "none of ours" : placeOf(bundled, { line, column: tell === "column" ? column : 0 }),
  );
};

const MUTE = ["end", "then", "do", "else", ",", ";", ")", "}", "]"];

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
    expect(lua).toBe("local a={1,\n2}\nreturn a");
    const [whole, thin] = [tokensOf(module.lua), tokensOf(lua)];
    const [before, after] = [placesOf(module, whole, "column"), placesOf({ lua, ...rest }, thin, "line alone")];
    expect(after.toSpliced(7, 1).map(lineOf)).toEqual(before.toSpliced(7, 1).map(lineOf));
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
      const { before: bound, after: joined } = bindingsOf(before.lua);
      expect(joined).toEqual(bound);
      expect(meaningOf(after.lua)).toEqual(meaningOf(joinedLua(before.lua)));
      expect(globalsOf(after.lua)).toEqual(globalsOf(before.lua));
    }
  });

  test("lead back to the same TypeScript from every token that leads anywhere, and to its line from the line", () => {
    let known = 0;
    for (const [before, after] of pairs()) {
      const tokens = merged(before.lua, tokensOf(before.lua));
      const places = placesOf(before, tokens, "column");
      const now = placesOf(after, tokensOf(after.lua), "column");
      const byLine = placesOf(after, tokensOf(after.lua), "line alone");
      const declared = new Set(namesIn(after.lua).locals.map(({ at }) => at[0]));
      for (const [i, { text, start }] of tokensOf(after.lua).entries()) {
        const place = places[i] ?? "none of ours";
        // A brace on a line of its own leads nowhere; beside others it leads where they do.
        if (place === "none of ours") continue;
        known++;
        expect(now[i]).toEqual(place);
        // Nothing can go wrong at a name that is declared or a closing word: its line may be another's.
        const mute = declared.has(start) || MUTE.includes(text);
        if (!mute) expect(lineOf(byLine[i] ?? "none of ours")).toBe(lineOf(place));
      }
    }
    expect(known).toBeGreaterThan(10_000);
  });

  test("are little more than half as long", async () => {
    const bytes = async (work: Work): Promise<number[]> =>
      // Scripts of tables: what the command line runs on a bare Lua has all the games' sentences in it.
      (await bundle.run(work)).bundles.flatMap(({ name, lua }) => (isGame(name) ? [Buffer.byteLength(lua)] : []));
    const [before, after] = [await bytes(whole), await bytes(slim)];
    expect(after).toHaveLength(GAME_NAMES.length);
    expect(after.every((size, i) => size < 0.53 * (before[i] ?? 0))).toBe(true);
  });
});
