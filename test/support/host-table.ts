import { type OpenOptions, type OpenTable, openTable } from "../../src/host/open";
import { LuaTable, type LuaValue } from "../../src/host/vm/value";
import type { Thing } from "../../src/host/world/thing";
import type { ObjectState } from "../../src/tts/save";
import { vmInUse } from "./vm-in-use";

/** A table of a few objects under a Global script. */
export const tableOf = (objects: readonly ObjectState[] = [], script = "", options: OpenOptions = {}): OpenTable =>
  openTable({ SaveName: "a test", LuaScript: script, ObjectStates: objects }, { vm: vmInUse(), ...options });

/** A Lua value as a test compares it: lists as lists, other tables as records, objects as they are. */
const plain = (value: LuaValue): unknown => {
  if (!(value instanceof LuaTable)) return value;
  const list = value.list();
  if (list.length === value.entries.size) return list.map(plain);
  return Object.fromEntries([...value.entries].map(([key, entry]) => [String(key as number), plain(entry)]));
};

/** What a chunk of Lua in the Global script gives back. An error of the host itself is thrown as it is. */
export const lua = (table: OpenTable, chunk: string): unknown => {
  const vm = table.world.global;
  try {
    vm.run(`function __asked() ${chunk}\nend`, "asked");
    return plain(vm.call("__asked"));
  } finally {
    const broken = vm.hostErrors.shift();
    if (broken instanceof Error) throw broken;
  }
};

/** What an expression prints. */
export const printed = (table: OpenTable, expression: string): unknown => lua(table, `return tostring(${expression})`);

export const thingAt = (table: OpenTable, guid: string): Thing => {
  const thing = table.world.byGuid(guid);
  if (thing === undefined) throw new Error(`no object ${guid} is on the table`);
  return thing;
};

/** MoonSharp tells columns too. */
const COLUMNS = /:\((\d+),[\d-]+\):/g;

/** What went wrong in the scripts since this was asked last, without the trace. */
export const faults = (table: OpenTable): string[] =>
  table.world.faults
    .splice(0)
    .map(({ where, message }) => `${where}: ${message.split("\n")[0] ?? ""}`.replace(COLUMNS, ":$1:"));

/** What was said since this was asked last. */
export const chat = (table: OpenTable): string[] => table.world.chat.splice(0).map(({ text }) => text);

export const frames = (table: OpenTable, count: number): void => {
  for (let left = count; left > 0; left--) table.world.frame();
};

/** Lua that writes down each of these events as it comes, with its arguments: objects by GUID, players by colour. */
export const listening = (...events: readonly string[]): string => `
heard = {}
local function word(value)
  if type(value) == "table" then
    local words = {}
    for i, each in ipairs(value) do words[i] = word(each) end
    return "[" .. table.concat(words, " ") .. "]"
  end
  if type(value) ~= "userdata" then return tostring(value) end
  local isObject, guid = pcall(function() return value.guid end)
  return isObject and guid or value.color
end
for _, name in ipairs({ ${events.map((event) => `"${event}"`).join(", ")} }) do
  _G[name] = function(...)
    local words = { name }
    for i = 1, select("#", ...) do words[i + 1] = word((select(i, ...))) end
    heard[#heard + 1] = table.concat(words, " ")
  end
end
`;

/** What a script of `listening` wrote down since this was asked last. */
export const heard = (table: OpenTable): unknown => lua(table, "local was = heard heard = {} return was");
