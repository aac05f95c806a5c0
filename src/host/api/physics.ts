import { type HostObject, type LuaTable, ScriptError, Vec } from "../vm/value";
import { type Cast, type CastShape, hitsOf } from "../world/casts";
import type { World } from "../world/world";
import { vecOf } from "./args";
import { DOCUMENTED } from "./documented";
import { singleton } from "./members";
import { number, taken } from "./setting";

const SHAPES: readonly CastShape[] = ["ray", "sphere", "box"];
const NOWHERE = new Vec(0, 0, 0);

const castOf = (table: LuaTable): Cast => {
  const type = table.get("type") ?? 1;
  const shape = typeof type === "number" ? SHAPES[type - 1] : undefined;
  if (shape === undefined) throw new ScriptError("Physics.cast: type must be 1, 2 or 3");
  const limit = table.get("max_distance");
  return {
    shape,
    origin: vecOf(table.get("origin")) ?? NOWHERE,
    direction: vecOf(table.get("direction")) ?? NOWHERE,
    size: vecOf(table.get("size")) ?? NOWHERE,
    orientation: vecOf(table.get("orientation")) ?? NOWHERE,
    most: typeof limit === "number" ? limit : Infinity,
  };
};

/** https://api.tabletopsimulator.com/physics/ */
export const physics = (world: World): HostObject =>
  singleton("Physics", {
    fields: {
      play_area: {
        get: () => world.header.fields.PlayArea ?? 0.5,
        set: (_, given) => {
          world.header.fields.PlayArea = taken(number(0, 1), given, "Physics.play_area");
        },
      },
    },
    methods: {
      getGravity: () => world.gravity,
      setGravity: (_, args) => {
        world.gravity = args.vector(0);
        return true;
      },
      // https://api.tabletopsimulator.com/physics/#cast
      cast: (_, args) =>
        hitsOf(world, castOf(args.table(0))).map(({ thing, point, normal, distance }) => ({
          hit_object: thing,
          point,
          normal,
          distance,
        })),
    },
    documented: DOCUMENTED.physics,
  });
