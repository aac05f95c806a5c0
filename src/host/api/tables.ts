import { size } from "../geometry";
import { type HostObject, LuaTable, type LuaValue, textOf, Vec } from "../vm/value";
import type { Thing } from "../world/thing";
import { FRAMES_A_SECOND } from "../world/clock";
import type { World } from "../world/world";
import { seatedColours } from "./seated";
import { vecOf } from "./args";
import { DOCUMENTED } from "./documented";
import { type Field, singleton } from "./members";

/** The built-in tables that hold settings, and Physics. */

/** A setting that holds what it is set to. */
const held = (world: World, name: string, otherwise: LuaValue): Field<HostObject> => ({
  get: () => (world.settings.has(name) ? world.settings.get(name) : otherwise),
  set: (_, value) => {
    world.settings.set(name, value);
  },
});

const settings = (
  world: World,
  table: string,
  defaults: Readonly<Record<string, LuaValue>>,
): Record<string, Field<HostObject>> =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, otherwise]) => [name, held(world, `${table}.${name}`, otherwise)]),
  );

/** https://api.tabletopsimulator.com/turns/ — the misspelling is the game's. */
const turns = (world: World): HostObject => {
  const saved = world.save.Turns;
  const fields = settings(world, "Turns", {
    enable: saved?.Enable ?? false,
    type: (saved?.Type ?? 0) + 1,
    order: [...(saved?.TurnOrder ?? [])],
    reverse_order: saved?.Reverse ?? false,
    skip_empty_hands: saved?.SkipEmpty ?? false,
    disable_interactations: saved?.DisableInteractions ?? false,
    pass_turns: saved?.PassTurns ?? true,
  });
  const order = (): string[] => {
    const set = world.settings.get("Turns.order");
    const custom = set instanceof LuaTable ? set.list().map(String) : [];
    return custom.length > 0 ? custom.filter((colour) => world.player(colour).seated) : seatedColours(world);
  };
  const now = (): string => textOf(world.settings.get("Turns.turn_color") ?? saved?.TurnColor);
  const beside = (by: number): string => {
    const colours = order();
    const at = colours.indexOf(now());
    return colours[(at + by + colours.length) % Math.max(colours.length, 1)] ?? "";
  };
  const pass = (colour: string): void => {
    const before = now();
    world.settings.set("Turns.turn_color", colour);
    if (colour !== before)
      world.event("onPlayerTurn", [world.player(colour), before === "" ? undefined : world.player(before)]);
  };
  return singleton("Turns", {
    fields: {
      ...fields,
      turn_color: {
        get: now,
        set: (_, value) => {
          pass(textOf(value));
        },
      },
    },
    methods: {
      getTurnOrder: order,
      getNextTurnColor: () => beside(1),
      getPreviousTurnColor: () => beside(-1),
      endTurn: () => {
        pass(beside(1));
        return true;
      },
    },
    documented: DOCUMENTED.turns,
  });
};

const time = (world: World): HostObject =>
  singleton("Time", {
    fields: {
      time: { get: () => world.clock.seconds },
      frame_count: { get: () => world.clock.frame },
      delta_time: { get: () => 1 / FRAMES_A_SECOND },
      fixed_delta_time: { get: () => 1 / 90 },
      fixed_time: { get: () => world.clock.seconds },
    },
    methods: {},
    documented: DOCUMENTED.time,
  });

const hands = (world: World): HostObject =>
  singleton("Hands", {
    fields: settings(world, "Hands", {
      enable: world.save.Hands?.Enable ?? true,
      disable_unused: world.save.Hands?.DisableUnused ?? false,
      hiding: (world.save.Hands?.Hiding ?? 0) + 1,
    }),
    methods: { getHands: () => world.things.filter((thing) => thing.type === "Hand") },
    documented: DOCUMENTED.hands,
  });

const info = (world: World): HostObject =>
  singleton("Info", {
    fields: settings(world, "Info", {
      name: world.save.SaveName,
      type: world.save.GameType ?? "",
      complexity: world.save.GameComplexity ?? "",
      tags: [...(world.save.Tags ?? [])],
      number_of_players: [...(world.save.PlayerCounts ?? [])],
      playing_time: [...(world.save.PlayingTime ?? [])],
    }),
    methods: {},
    documented: DOCUMENTED.info,
  });

const tables = (world: World): HostObject =>
  singleton("Tables", {
    fields: {},
    methods: {
      getTable: () => world.save.Table ?? "",
      getCustomURL: () => world.save.TableURL,
    },
    documented: DOCUMENTED.tables,
  });

interface Tab {
  title: string;
  body: string;
  color: string;
}

/** https://api.tabletopsimulator.com/notes/ — tabs count from 0. */
const notes = (world: World): HostObject => {
  let text = world.save.Note ?? "";
  const tabs: Tab[] = Object.values(world.save.TabStates ?? {}).map(({ title, body, color }) => ({
    title,
    body,
    color,
  }));
  const textIn = (table: LuaTable, key: string, otherwise: string): string => {
    const value = table.get(key);
    return typeof value === "string" ? value : otherwise;
  };
  return singleton("Notes", {
    fields: {},
    methods: {
      getNotes: () => text,
      setNotes: (_, args) => {
        text = args.text(0);
        return true;
      },
      getNotebookTabs: () => tabs.map((tab, index) => ({ index, ...tab })),
      addNotebookTab: (_, args) => {
        const table = args.table(0);
        tabs.push({
          title: textIn(table, "title", ""),
          body: textIn(table, "body", ""),
          color: textIn(table, "color", "Grey"),
        });
        return tabs.length - 1;
      },
      editNotebookTab: (_, args) => {
        const table = args.table(0);
        const tab = tabs[Number(table.get("index"))];
        if (tab === undefined) return false;
        Object.assign(tab, {
          title: textIn(table, "title", tab.title),
          body: textIn(table, "body", tab.body),
          color: textIn(table, "color", tab.color),
        });
        return true;
      },
      removeNotebookTab: (_, args) => tabs.splice(args.number(0), 1).length > 0,
    },
    documented: DOCUMENTED.notes,
  });
};

const grid = (world: World): HostObject =>
  singleton("Grid", {
    fields: settings(world, "Grid", {
      type: (world.save.Grid?.Type ?? 0) + 1,
      show_lines: world.save.Grid?.Lines ?? false,
      snapping:
        world.save.Grid?.BothSnapping === true
          ? 4
          : world.save.Grid?.Offset === true
            ? 3
            : world.save.Grid?.Snapping === true
              ? 2
              : 1,
      sizeX: world.save.Grid?.xSize ?? 2,
      sizeY: world.save.Grid?.ySize ?? 2,
      opacity: world.save.Grid?.Opacity ?? 0.75,
      thick_lines: world.save.Grid?.ThickLines ?? false,
      offsetX: 0,
      offsetY: 0,
    }),
    methods: {},
    documented: DOCUMENTED.grid,
  });

const CAST_SPHERE = 2;

/** How far a thing is from the way of a cast. */
const offWay = (
  thing: Thing,
  origin: Vec,
  direction: Vec,
  most: number,
): { readonly off: number; readonly along: number } => {
  const length = size(direction);
  const unit =
    length === 0 ? new Vec(0, 0, 0) : new Vec(direction.x / length, direction.y / length, direction.z / length);
  const to = new Vec(thing.position.x - origin.x, thing.position.y - origin.y, thing.position.z - origin.z);
  const along = Math.max(0, Math.min(most, to.x * unit.x + to.y * unit.y + to.z * unit.z));
  const gap = new Vec(to.x - unit.x * along, to.y - unit.y * along, to.z - unit.z * along);
  return { off: size(gap), along };
};

/** https://api.tabletopsimulator.com/physics/#cast — by outlines as seen from above for rays and boxes. */
const physics = (world: World): HostObject =>
  singleton("Physics", {
    fields: settings(world, "Physics", { play_area: world.save.PlayArea ?? 0.5 }),
    methods: {
      getGravity: () => new Vec(0, -25, 0),
      cast: (_, args) => {
        const table = args.table(0);
        const origin = vecOf(table.get("origin")) ?? new Vec(0, 0, 0);
        const direction = vecOf(table.get("direction")) ?? new Vec(0, 0, 0);
        const extent = vecOf(table.get("size")) ?? new Vec(0, 0, 0);
        const limit = table.get("max_distance");
        const most = size(direction) === 0 ? 0 : typeof limit === "number" ? limit : Infinity;
        const hits: { readonly thing: Thing; readonly along: number }[] = [];
        for (const thing of world.things) {
          const { off, along } = offWay(thing, origin, direction, most);
          const reach = table.get("type") === CAST_SPHERE ? extent.x / 2 + size(thing.size) / 2 : 0;
          if (off <= reach || thing.covers(origin, Math.max(extent.x, extent.z) / 2)) hits.push({ thing, along });
        }
        hits.sort((a, b) => a.along - b.along);
        return hits.map(({ thing, along }) => ({
          hit_object: thing,
          distance: along,
          point: thing.position,
          normal: new Vec(0, 1, 0),
        }));
      },
    },
    documented: DOCUMENTED.physics,
  });

/** Documented tables nobody has needed of us: each member of theirs fails by name. */
const missing = (name: string, documented: ReadonlySet<string>): HostObject =>
  singleton(name, { fields: {}, methods: {}, documented });

export const builtInTables = (world: World): Readonly<Record<string, HostObject>> => ({
  Turns: turns(world),
  Time: time(world),
  Hands: hands(world),
  Info: info(world),
  Tables: tables(world),
  Notes: notes(world),
  Grid: grid(world),
  Physics: physics(world),
  Lighting: missing("Lighting", DOCUMENTED.lighting),
  MusicPlayer: missing("MusicPlayer", DOCUMENTED.musicPlayer),
  Backgrounds: missing("Backgrounds", DOCUMENTED.backgrounds),
  dynamic: missing("dynamic", DOCUMENTED.dynamic),
  json: missing("json", DOCUMENTED.moonSharpJson),
});
