import { Vec } from "../vm/value";
import { copied, pasted } from "../world/clipboard";
import { tableFlipped } from "../world/flip-table";
import { grouped } from "../world/group";
import { Thing } from "../world/thing";
import type { World } from "../world/world";
import { vecOf } from "./args";
import type { Base } from "./base";

/** What a script does with many objects at once: https://api.tabletopsimulator.com/base/ */

const DROPPED_AT = new Vec(0, 3, 0);

export const moving = (world: World): Readonly<Record<string, Base>> => ({
  // https://api.tabletopsimulator.com/base/#copy
  copy: (args) => {
    const things = args
      .table(0)
      .list()
      .filter((each) => each instanceof Thing);
    world.clipboard = copied(world, things);
    return things.length > 0;
  },
  // https://api.tabletopsimulator.com/base/#paste
  paste: (args) => pasted(world, world.clipboard, vecOf(args.optionalTable(0).get("position")) ?? DROPPED_AT),
  // https://api.tabletopsimulator.com/base/#group
  group: (args) => {
    const things = args
      .table(0)
      .list()
      .filter((each) => each instanceof Thing);
    return grouped(world, things);
  },
  flipTable: () => {
    tableFlipped(world);
    return true;
  },
  // Drawn lines are part of the table: https://kb.tabletopsimulator.com/game-tools/draw-tool/
  clearVectorPaint: () => {
    world.lines = [];
    return true;
  },
});
