import type { ObjectState } from "../../tts/save";
import type { LuaTable } from "../vm/value";
import { HostFunction, ScriptError, type LuaValue, type Several } from "../vm/value";
import type { Vm } from "../vm/vm";
import { refusal } from "../coverage/refused";
import { COLOURS } from "../world/players";
import { snapToGrid } from "../world/snap";
import { spawnable } from "../world/spawnable";
import { Thing } from "../world/thing";
import type { World } from "../world/world";
import type { WorldTypes } from "../world/world-options";
import { Args, vecOf } from "./args";
import { DOCUMENTED } from "./documented";
import { choosing } from "./choosing";
import { dynamic } from "./dynamic";
import { GlobalRef } from "./global-ref";
import { messages } from "./messages";
import { moonSharpJson } from "./moonsharp-json";
import { moving } from "./moving";
import { objectType } from "./object";
import { seatedColours } from "./seated";
import { objectFromTable, objectFromText, whenReady } from "./spawning";
import { playerType } from "./player";
import { PlayerManager } from "./player-manager";
import { running } from "./running";
import { builtInTables } from "./tables";
import { uiOf } from "./ui";
import { timer, wait } from "./wait";
import { webRequest } from "./web-request";

/** The global functions: https://api.tabletopsimulator.com/base/ */

export type Base = (args: Args, vm: Vm) => LuaValue | Several;

const hasTag = (thing: Thing, tag: string): boolean =>
  thing.tags.some((each) => each.toLowerCase() === tag.toLowerCase());

const onTable = (world: World): Thing[] => world.things.filter((thing) => !thing.doomed);

const finding = (world: World): Readonly<Record<string, Base>> => ({
  getObjects: () => onTable(world),
  getAllObjects: () => onTable(world).filter((thing) => thing.type !== "Hand"),
  getObjectFromGUID: (args) => world.byGuid(args.text(0, "")),
  getObjectsWithTag: (args) => onTable(world).filter((thing) => hasTag(thing, args.text(0))),
  getObjectsWithAnyTags: (args) => onTable(world).filter((thing) => args.texts(0).some((tag) => hasTag(thing, tag))),
  getObjectsWithAllTags: (args) => onTable(world).filter((thing) => args.texts(0).every((tag) => hasTag(thing, tag))),
  getSeatedPlayers: () => seatedColours(world),
  destroyObject: (args) => {
    world.destroy(args.thing(0));
    return true;
  },
});

const placed = (world: World, table: LuaTable, state: ObjectState): Thing => {
  const made = world.spawn(state, whenReady(world, table.get("callback_function")));
  made.position = vecOf(table.get("position")) ?? made.position;
  made.rotation = vecOf(table.get("rotation")) ?? made.rotation;
  made.scale = vecOf(table.get("scale")) ?? made.scale;
  return made;
};

const spawning = (world: World): Readonly<Record<string, Base>> => ({
  spawnObject: (args) => {
    const table = args.table(0);
    const type = table.get("type");
    if (typeof type !== "string") throw new ScriptError("spawnObject: type is missing");
    const state = spawnable(type, () => world.random());
    if (state === undefined) throw new ScriptError(`spawnObject: there is no type ${type}`);
    const made = placed(world, table, state);
    if (table.get("snap_to_grid") === true) snapToGrid(world, made);
    return made;
  },
  spawnObjectData: (args) => {
    const table = args.table(0);
    return placed(world, table, objectFromTable(table.get("data"), "spawnObjectData"));
  },
  spawnObjectJSON: (args) => {
    const table = args.table(0);
    return placed(world, table, objectFromText(table.get("json"), "spawnObjectJSON"));
  },
});

/** The numbers of scripts must not come from the computer: a table with a seed is the same table every time. */
const afterwards = `
local random, seed, show, now, at, date = __random, __seed, __print, __now, os.time, os.date
__random, __seed, __print, __now = nil, nil, nil, nil
function os.time(date)
  if date then return at(date) end
  return now()
end
function os.date(format, time) return date(format or "%c", time or math.floor(now())) end
function print(...)
  local words = table.pack(...)
  for i = 1, words.n do words[i] = tostring(words[i]) end
  show(table.concat(words, "\t"))
end
function math.random(from, to)
  if not from then return random() end
  if not to then from, to = 1, from end
  if to < from then from, to = to, from end
  return from + math.floor(random() * (to - from + 1))
end
function math.randomseed(number) seed(number) end
local function library(made, ...)
  local functions = {}
  for _, name in ipairs({ ... }) do functions[name] = made[name] end
  return functions
end
json = json or library(__json, "isnull", "null", "parse", "serialize")
dynamic = dynamic or library(__dynamic, "eval", "prepare")
__json, __dynamic = nil, nil
`;

const colours = (vm: Vm): void => {
  const lines = Object.entries(COLOURS).map(
    ([name, [r, g, b]]) => `Color.Add("${name}", Color(${String(r)}, ${String(g)}, ${String(b)}))`,
  );
  vm.run(lines.join("\n"), "colours");
};

/** A world's types; the world itself is made with them. */
export const makeTypes = (world: () => World): WorldTypes => {
  const timers = new Map<string, number>();
  return {
    object: objectType(world),
    player: playerType(world),
    furnish: (vm, w, self) => {
      const base = {
        ...finding(w),
        ...spawning(w),
        ...moving(w),
        ...messages(w),
        ...choosing(w),
        ...running(w),
      };
      for (const [name, call] of Object.entries(base)) {
        vm.set(
          name,
          new HostFunction(name, (values) => {
            vm.watch(name);
            return call(new Args(name, values), vm);
          }),
        );
      }
      for (const name of DOCUMENTED.globals) {
        if (!(name in base) && !NOT_FUNCTIONS.has(name))
          vm.set(
            name,
            new HostFunction(name, () => {
              throw refusal(name);
            }),
          );
      }
      for (const [name, table] of Object.entries(builtInTables(w))) vm.set(name, table);
      vm.set("Wait", wait(w, vm));
      vm.set(
        "Timer",
        timer(w, vm, timers, (owner) => (owner instanceof Thing ? owner.vm : undefined)),
      );
      vm.set("WebRequest", webRequest(w));
      vm.set("__json", moonSharpJson);
      vm.set("__dynamic", dynamic(vm));
      vm.set("Player", new PlayerManager(w));
      vm.set("UI", uiOf(w, w.ui, undefined));
      const global = new GlobalRef(w);
      vm.set("Global", global);
      // No page says what it is there; real mods ask `self ~= Global` to find out where they run.
      vm.set("self", self ?? global);
      vm.run(afterwards, "afterwards");
      colours(vm);
    },
  };
};

/** Documented globals that are tables, classes or the script itself. */
const NOT_FUNCTIONS = new Set(
  "print Wait JSON Player Turns UI Tables Notes Lighting Physics WebRequest MusicPlayer Hands Grid Time Timer Info Backgrounds Global Vector Color self color vector".split(
    " ",
  ),
);
