import type { ObjectState } from "../../tts/save";
import {
  Colour,
  HostFunction,
  type HostObject,
  type HostType,
  isHostObject,
  isLuaFunction,
  LuaTable,
  type LuaValue,
  NotImitated,
  ScriptError,
  type Several,
  Vec,
  textOf,
} from "../vm/value";
import type { Vm } from "../vm/vm";
import { merge } from "../world/containers";
import { COLOURS } from "../world/players";
import { Thing } from "../world/thing";
import type { World } from "../world/world";
import { type WorldTypes } from "../world/world";
import { Args, vecOf } from "./args";
import { DOCUMENTED } from "./documented";
import { json } from "./json";
import { hostType } from "./members";
import { objectFromTable, objectType, seatedColours, snapState, whenReady } from "./object";
import { callIn, variableOf } from "./object-script";
import { PlayerManager, playerType } from "./player";
import { builtInTables } from "./tables";
import { uiOf } from "./ui";
import { timer, wait } from "./wait";
import { webRequest } from "./web-request";

/** The global functions: https://api.tabletopsimulator.com/base/ */

type Base = (args: Args, vm: Vm) => LuaValue | Several;

const hasTag = (thing: Thing, tag: string): boolean =>
  thing.tags.some((each) => each.toLowerCase() === tag.toLowerCase());

const onTable = (world: World): Thing[] => world.things.filter((thing) => !thing.doomed);

/** How tables look when a script logs them: to a depth, keys as they come. */
const logged = (value: LuaValue, depth = 0): string => {
  if (value === undefined) return "nil";
  if (value instanceof LuaTable) {
    if (depth > 4) return "{…}";
    return `{${[...value.entries].map(([key, entry]) => `${textOf(key)}: ${logged(entry, depth + 1)}`).join(", ")}}`;
  }
  if (isLuaFunction(value)) return "function";
  return isHostObject(value) ? value.hostType.text(value) : textOf(value);
};

const COLOUR_NAMES = Object.keys(COLOURS);

const colourNamed = (name: string): Colour => {
  const known = COLOUR_NAMES.find((each) => each.toLowerCase() === name.toLowerCase());
  const [r, g, b] = COLOURS[known ?? ""] ?? [1, 1, 1];
  return new Colour(r, g, b);
};

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

/** The game's own cards: a deck of 52, and those of CardBots. */
const CARDS_OF_THEIR_OWN = /^(Card|Deck|Deck_CardBot_.*)$/;

const ORIGIN = { posX: 0, posY: 3, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };

const spawning = (world: World): Readonly<Record<string, Base>> => ({
  spawnObject: (args) => {
    const table = args.table(0);
    const type = table.get("type");
    if (typeof type !== "string") throw new ScriptError("spawnObject: type is missing");
    if (CARDS_OF_THEIR_OWN.test(type)) throw new NotImitated(`the cards of spawnObject's ${type}`);
    return placed(world, table, { GUID: "", Name: type, Transform: ORIGIN });
  },
  spawnObjectData: (args) => {
    const table = args.table(0);
    return placed(world, table, objectFromTable(table.get("data"), "spawnObjectData"));
  },
  spawnObjectJSON: (args) => {
    const table = args.table(0);
    const text = table.get("json");
    if (typeof text !== "string") throw new ScriptError("spawnObjectJSON: json is missing");
    let data: LuaValue;
    try {
      data = JSON.parse(text) as LuaValue;
    } catch {
      throw new ScriptError("spawnObjectJSON: this is not JSON");
    }
    return placed(world, table, objectFromTable(data, "spawnObjectJSON"));
  },
  group: (args) => {
    const cards = args
      .table(0)
      .list()
      .filter((each): each is Thing => each instanceof Thing && each.isCards);
    const [first, ...others] = cards;
    if (first === undefined) return [];
    return [others.reduce((deck, card) => merge(world, deck, card), first)];
  },
});

const talking = (world: World): Readonly<Record<string, Base>> => ({
  __print: (args) => {
    world.say({ to: "host", text: args.text(0), broadcast: false });
    return undefined;
  },
  log: (args) => {
    world.say({ to: "host", text: logged(args.any(0)), broadcast: false });
    return true;
  },
  logString: (args) => logged(args.any(0)),
  logStyle: () => true,
  printToAll: (args) => {
    world.say({ to: "all", text: args.text(0), broadcast: false });
    return true;
  },
  broadcastToAll: (args) => {
    world.say({ to: "all", text: args.text(0), broadcast: true });
    return true;
  },
  printToColor: (args) => {
    world.say({ to: args.text(1), text: args.text(0), broadcast: false });
    return true;
  },
  broadcastToColor: (args) => {
    world.say({ to: args.text(1), text: args.text(0), broadcast: true });
    return true;
  },
  stringColorToRGB: (args) => colourNamed(args.text(0)),
  sendExternalMessage: (args) => {
    world.say({ to: "editor", text: logged(args.table(0)), broadcast: false });
    return true;
  },
});

const running = (world: World): Readonly<Record<string, Base>> => ({
  startLuaCoroutine: (args, vm) => {
    const owner = args.host(0);
    const target = owner instanceof Thing ? (owner.vm ?? vm) : world.global;
    const name = args.text(1);
    world.clock.routines.add({ owner: target, name, resume: target.coroutine(name) });
    return true;
  },
  addContextMenuItem: (args) => {
    world.tableMenu.push({ label: args.text(0), call: args.fn(1), keepOpen: args.flag(2, false) });
    return true;
  },
  clearContextMenu: () => {
    world.tableMenu = [];
    return true;
  },
  addHotkey: (args) => {
    world.hotkeys.push({ label: args.text(0), call: args.fn(1), keepOpen: args.flag(2, false) });
    return true;
  },
  clearHotkeys: () => {
    world.hotkeys = [];
    return true;
  },
  __random: () => world.random(),
  // MoonSharp's clock gives fractions of a second, unlike Lua's.
  __now: () => world.options.opened + world.clock.seconds,
});

/** The Global script, as the others see it. */
class GlobalRef implements HostObject {
  readonly hostType: HostType;

  constructor(readonly world: World) {
    this.hostType = globalType;
  }
}

const globalType: HostType = hostType<GlobalRef>(
  "Global",
  {
    fields: {
      UI: { get: ({ world }) => uiOf(world, world.ui, undefined) },
      script_state: { get: ({ world }) => world.save.LuaScriptState ?? "" },
      script_code: { get: ({ world }) => world.save.LuaScript ?? "" },
    },
    methods: {
      call: ({ world }, args) => callIn(world.global, args),
      getVar: ({ world }, args) => variableOf(world.global, args.text(0)),
      setVar: ({ world }, args) => {
        world.global.set(args.text(0), args.any(1));
        return true;
      },
      getTable: ({ world }, args) => {
        const value = world.global.get(args.text(0));
        return value instanceof LuaTable ? value : undefined;
      },
      setTable: ({ world }, args) => {
        world.global.set(args.text(0), args.any(1));
        return true;
      },
      getSnapPoints: ({ world }) =>
        world.snapPoints.map(({ Position, Tags }) => ({
          position: new Vec(Position.x, Position.y, Position.z),
          tags: [...(Tags ?? [])],
        })),
      setSnapPoints: ({ world }, args) => {
        world.snapPoints = args.table(0).list().map(snapState);
        return true;
      },
    },
    documented: new Set([
      "addDecal",
      "getDecals",
      "getLuaScript",
      "getVectorLines",
      "setDecals",
      "setLuaScript",
      "setVectorLines",
      "executeScript",
    ]),
  },
  () => "Global",
);

/** The numbers of scripts must not come from the computer: a table with a seed is the same table every time. */
const afterwards = `
local random, show, now, at = __random, __print, __now, os.time
__random, __print, __now = nil, nil, nil
function os.time(date)
  if date then return at(date) end
  return now()
end
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
function math.randomseed() end
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
      const base = { ...finding(w), ...spawning(w), ...talking(w), ...running(w) };
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
              throw new NotImitated(name);
            }),
          );
      }
      for (const [name, table] of Object.entries(builtInTables(w))) vm.set(name, table);
      vm.set("Wait", wait(w, vm));
      vm.set(
        "Timer",
        timer(w, vm, timers, (owner) => (owner instanceof Thing ? owner.vm : undefined)),
      );
      vm.set("JSON", json);
      vm.set("WebRequest", webRequest);
      vm.set("Player", new PlayerManager(w));
      vm.set("UI", uiOf(w, w.ui, undefined));
      vm.set("Global", new GlobalRef(w));
      if (self !== undefined) vm.set("self", self);
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
