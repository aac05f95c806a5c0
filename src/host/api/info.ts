import type { HostObject, LuaValue } from "../vm/value";
import type { Header } from "../world/header";
import type { World } from "../world/world";
import { DOCUMENTED } from "./documented";
import { type Field, singleton } from "./members";
import { type Kind, numbers, taken, text, texts } from "./setting";

type Fields = Header["fields"];

const field = <Key extends keyof Fields>(
  world: World,
  key: Key,
  kind: Kind<NonNullable<Fields[Key]>>,
  empty: LuaValue,
  member: string,
): Field<HostObject> => ({
  get: () => {
    const kept = world.header.fields[key];
    return kept === undefined ? empty : kind.show(kept);
  },
  set: (_, given) => {
    world.header.fields[key] = taken(kind, given, `Info.${member}`);
  },
});

/** https://api.tabletopsimulator.com/info/ */
export const info = (world: World): HostObject =>
  singleton("Info", {
    fields: {
      name: field(world, "SaveName", text, "", "name"),
      type: field(world, "GameType", text, "", "type"),
      complexity: field(world, "GameComplexity", text, "", "complexity"),
      tags: field(world, "Tags", texts, [], "tags"),
      number_of_players: field(world, "PlayerCounts", numbers, [], "number_of_players"),
      playing_time: field(world, "PlayingTime", numbers, [], "playing_time"),
    },
    methods: {},
    documented: DOCUMENTED.info,
  });
