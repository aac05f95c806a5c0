import { describe, expect, test } from "vitest";
import { token } from "../../support/host-pieces";
import { lua, printed, tableOf } from "../../support/host-table";

const table = tableOf();

/** The libraries as MoonSharp has them in the game; a member more would let a script pass here that fails there. */
const LIBRARY: Readonly<Record<string, string>> = {
  string:
    "byte char contains dump endsWith find format gmatch gsub len lower match rep reverse startsWith sub unicode upper",
  table: "concat insert pack remove sort unpack",
  math: "abs acos asin atan atan2 ceil cos cosh deg exp floor fmod frexp huge ldexp log max min modf pi pow rad random randomseed sin sinh sqrt tan tanh",
  bit32: "arshift band bnot bor btest bxor extract lrotate lshift replace rrotate rshift",
  coroutine: "create resume running status wrap yield",
  os: "clock date difftime time",
};

const GLOBALS =
  "assert collectgarbage error print select type tonumber tostring next ipairs pairs setmetatable getmetatable rawset rawget rawequal rawlen pcall xpcall pack unpack _G _VERSION _MOONSHARP";

const ABSENT = "io debug require load loadstring loadfile dofile package utf8";

const words = (text: string): string[] => text.split(" ");

describe("the libraries are those of the game", () => {
  test.each(Object.keys(LIBRARY))("%s has its members and no more", (name) => {
    const members = lua(
      table,
      `local names = {} for name in pairs(${name}) do names[#names + 1] = name end return names`,
    );
    expect((members as string[]).sort()).toEqual(words(LIBRARY[name] ?? "").sort());
  });

  test("the basic functions are there", () => {
    for (const name of words(GLOBALS)) expect(lua(table, `return ${name} ~= nil`), name).toBe(true);
  });

  test("nothing that loads code or reaches the computer is", () => {
    for (const name of words(ABSENT)) expect(lua(table, `return ${name}`), name).toBe(undefined);
  });

  test("it presents itself as MoonSharp", () => {
    expect(lua(table, "return _VERSION")).toMatch(/^MoonSharp/);
    expect(lua(table, "return type(_MOONSHARP)")).toBe("table");
  });
});

describe("what MoonSharp adds to Lua's library", () => {
  test.each([
    ['string.startsWith("abc", "ab")', true],
    ['string.startsWith("abc", "b")', false],
    ['("abc"):endsWith("bc")', true],
    ['("abc"):endsWith("")', true],
    ['("a.c"):contains(".")', true],
    ['("abc"):contains(".")', false],
    ['string.unicode("A")', 65],
    ["math.pow(2, 10)", 1024],
    ["math.atan2(1, 1) * 4 == math.pi", true],
    ["math.ldexp(0.5, 4)", 8],
    ["select(2, math.frexp(8))", 4],
    ["math.frexp(8)", 0.5],
    ["math.frexp(0)", 0],
    ["math.cosh(0) + math.sinh(0) + math.tanh(0)", 1],
    ["unpack({ 4, 5 })", 4],
    ["pack(4, 5).n", 2],
    ["select('#', table.unpack({ 1, nil, 3 }, 1, 3))", 3],
  ])("%s", (expression, value) => {
    expect(lua(table, `return ${expression}`)).toBe(value);
  });
});

describe("random numbers come from the table's seed", () => {
  const rolls = (seed: number, before = ""): unknown =>
    lua(tableOf([], "", { seed }), `${before} local t = {} for i = 1, 20 do t[i] = math.random(6) end return t`);

  test("the same seed gives the same numbers, also to a script that seeds itself with the time", () => {
    expect(rolls(7)).toEqual(rolls(7));
    expect(rolls(7)).not.toEqual(rolls(8));
    const timed = "math.randomseed(os.time())";
    expect(rolls(7, timed)).toEqual(rolls(7, timed));
    expect(rolls(7, timed)).not.toEqual(rolls(8, timed));
  });

  test("a script that seeds its numbers twice has them twice; each script has its own", () => {
    expect(rolls(7, "math.randomseed(5)")).toEqual(rolls(7, "math.random(6) math.randomseed(5)"));
    expect(rolls(7, "math.randomseed(5)")).not.toEqual(rolls(7, "math.randomseed(6)"));
    const other = tableOf([token("aaa111", {}, { LuaScript: "function roll() return math.random(1000000) end" })]);
    const own = (seed: string): unknown => lua(other, `${seed} return getObjectFromGUID("aaa111").call("roll")`);
    expect(own("math.randomseed(5)")).not.toBe(own("math.randomseed(5)"));
  });

  test("bounds the wrong way round are swapped", () => {
    expect(lua(table, "local n = math.random(9, 3) return n >= 3 and n <= 9")).toBe(true);
  });

  test("every face of a die comes, and nothing else", () => {
    const faces = lua(table, "local t = {} for i = 1, 300 do t[math.random(1, 6)] = true end return t");
    expect(faces).toEqual([true, true, true, true, true, true]);
    expect(lua(table, "local n = math.random() return n >= 0 and n < 1")).toBe(true);
  });
});

describe("tables are walked as MoonSharp walks them", () => {
  const walked = (made: string): unknown =>
    lua(table, `${made} local keys = "" for key in pairs(t) do keys = keys .. key .. " " end return keys`);

  test("in the order they were filled", () => {
    expect(walked("local t = {} t.b = 1 t[3] = 1 t.a = 1 t[1] = 1")).toBe("b 3 a 1 ");
  });

  test("a list from its beginning", () => {
    expect(walked('local t = { "x", "y", "z" }')).toBe("1 2 3 ");
    expect(walked("local t = { first = 1, 10, 20, second = 2, 30 }")).toBe("first second 1 2 3 ");
    expect(
      walked("local t = {} for i = 1, 120 do t[i] = i end t = { unpack(t) } for i = 4, 120 do t[i] = nil end"),
    ).toBe("1 2 3 ");
  });

  test("an entry may be cleared on the way", () => {
    expect(lua(table, "local t = { 1, 2, 3 } for key in pairs(t) do t[key] = nil end return next(t)")).toBe(undefined);
  });

  test("ipairs and # see what is stored, not what a metatable answers", () => {
    const seen = "local seen = 0 for _ in ipairs(t) do seen = seen + 1 end return seen + #t";
    expect(
      lua(table, `local t = setmetatable({}, { __index = function(_, i) return i < 4 and i or nil end }) ${seen}`),
    ).toBe(0);
    expect(lua(table, `local t = Vector(1, 2, 3) ${seen}`)).toBe(0);
  });

  test("__pairs and __ipairs decide how a table is walked", () => {
    const walk = "{ __pairs = one, __ipairs = one }";
    const made = `local function one(t) return function(_, key) if key == nil then return "only", 1 end end, t, nil end
      local t = setmetatable({ 1, 2, 3 }, ${walk}) local keys = ""`;
    expect(
      lua(
        table,
        `${made} for key in pairs(t) do keys = keys .. key end for key in ipairs(t) do keys = keys .. key end return keys`,
      ),
    ).toBe("onlyonly");
  });
});

test("os tells the time, and nothing of the computer", () => {
  expect(printed(table, "type(os.time()) .. type(os.clock()) .. type(os.date('%Y')) .. os.difftime(5, 3)")).toBe(
    "numbernumberstring2",
  );
});

describe("a pattern gives up where MoonSharp's does", () => {
  test.each([
    ["('x'):rep(90):match('^(.-)$')", 90],
    ["('x'):rep(5000):match('^(.*)$')", 5000],
    ["('x '):rep(5000):match('x $')", 2],
    ["('x'):rep(5000):gsub('x', 'yy')", 10000],
  ])("not in #%s", (expression, length) => {
    expect(lua(tableOf(), `return #(${expression})`)).toBe(length);
  });

  test.each(["('x'):rep(300):match('^(.-)$')", "('x'):rep(300):gsub('(.-)$', '%1')", "('x'):rep(300):find('.*y')"])(
    "%s",
    (expression) => {
      expect(() => lua(tableOf(), `return ${expression}`)).toThrow("pattern too complex");
    },
  );
});
