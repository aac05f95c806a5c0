import { createRequire } from "node:module";
import { FengariVm } from "../../../host/vm/fengari-vm";
import { USUAL_LIMITS } from "../../../host/vm/vm";

/** "Sorted towns": tables, texts, closures, sorting, patterns: a program that leaves no part of the interpreter out. */
const SORTED_TOWNS = `
local function town(i)
  return { name = "town " .. (i * 7919 % 1000), people = i * 104729 % 5000, roads = {} }
end
local function round(count)
  local towns = {}
  for i = 1, count do towns[i] = town(i) end
  for i, one in ipairs(towns) do
    for step = 1, 3 do one.roads[#one.roads + 1] = towns[(i + step * step) % count + 1] end
  end
  table.sort(towns, function(a, b)
    if a.people ~= b.people then return a.people < b.people end
    return a.name < b.name
  end)
  local lines, reached = {}, 0
  for _, one in ipairs(towns) do
    local sum = 0
    for _, other in ipairs(one.roads) do sum = sum + other.people end
    local number = tonumber(one.name:match("%d+")) or 0
    if sum % 3 == number % 3 then reached = reached + 1 end
    lines[#lines + 1] = string.format("%s: %d", one.name, sum)
  end
  return reached + #table.concat(lines, "\\n")
end
local total = 0
for _ = 1, ROUNDS do total = total + round(400) end
answer = total
`;

const WARM = 5;
const ROUNDS = 60;

const program = (rounds: number): string => SORTED_TOWNS.replace("ROUNDS", String(rounds));

/** What is needed of the package as it is, of which nobody has types. */
interface Bare {
  readonly lua: { readonly LUA_OK: number; lua_call(L: object, args: number, results: number): void };
  readonly lauxlib: {
    luaL_newstate(): object;
    luaL_loadbuffer(L: object, code: Uint8Array, size: number, name: Uint8Array): number;
  };
  readonly lualib: { luaL_openlibs(L: object): void };
  readonly to_luastring: (this: void, text: string) => Uint8Array;
}

const onBare = (): ((lua: string) => void) => {
  const { lua, lauxlib, lualib, to_luastring: text } = createRequire(import.meta.url)("fengari") as Bare;
  const L = lauxlib.luaL_newstate();
  lualib.luaL_openlibs(L);
  return (source) => {
    const code = text(source);
    if (lauxlib.luaL_loadbuffer(L, code, code.length, text("=towns")) !== lua.LUA_OK)
      throw new Error("it does not load");
    lua.lua_call(L, 0, 0);
  };
};

const onHost = (): ((lua: string) => void) => {
  const vm = new FengariVm("towns", { ...USUAL_LIMITS, instructions: 1e12 });
  return (source) => {
    vm.run(source, "towns");
  };
};

const secondsOf = (run: (lua: string) => void): number => {
  run(program(WARM));
  const began = process.cpuUsage();
  run(program(ROUNDS));
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
};

/** How long the same program takes on the host's Lua and on fengari as its package has it. */
export const sortedTowns = (): { readonly host: number; readonly bare: number } => ({
  bare: secondsOf(onBare()),
  host: secondsOf(onHost()),
});
