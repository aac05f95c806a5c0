import type { GridState } from "../../tts/save";
import type { HostObject } from "../vm/value";
import type { World } from "../world/world";
import { DOCUMENTED } from "./documented";
import { type Field, singleton } from "./members";
import { flag, number, oneOf, setting, taken, tint } from "./setting";

/** What a script counts from 1: off, to the lines, to the centres, to both. */
const SNAPPING: readonly Pick<GridState, "Snapping" | "Offset" | "BothSnapping">[] = [
  { Snapping: false, Offset: false, BothSnapping: false },
  { Snapping: true, Offset: false, BothSnapping: false },
  { Snapping: false, Offset: true, BothSnapping: false },
  { Snapping: false, Offset: false, BothSnapping: true },
];

const snapping = (world: World): Field<HostObject> => ({
  get: () => {
    const { Snapping, Offset, BothSnapping } = world.header.of("Grid");
    return BothSnapping ? 4 : Offset ? 3 : Snapping ? 2 : 1;
  },
  set: (_, given) => {
    world.header.change("Grid", SNAPPING[taken(oneOf(SNAPPING.length), given, "Grid.snapping")] ?? {});
  },
});

/** The grid lies on the table: what scripts call y is the world's z. */
const offset = (world: World, axis: "x" | "z", member: string): Field<HostObject> => ({
  get: () => world.header.of("Grid").PosOffset[axis],
  set: (_, given) => {
    const { PosOffset } = world.header.of("Grid");
    world.header.change("Grid", { PosOffset: { ...PosOffset, [axis]: taken(number(), given, member) } });
  },
});

/** https://api.tabletopsimulator.com/grid/ */
export const grid = (world: World): HostObject =>
  singleton("Grid", {
    fields: {
      type: setting(world, "Grid", "Type", oneOf(3), "Grid.type"),
      show_lines: setting(world, "Grid", "Lines", flag, "Grid.show_lines"),
      color: setting(world, "Grid", "Color", tint, "Grid.color"),
      opacity: setting(world, "Grid", "Opacity", number(), "Grid.opacity"),
      thick_lines: setting(world, "Grid", "ThickLines", flag, "Grid.thick_lines"),
      snapping: snapping(world),
      offsetX: offset(world, "x", "Grid.offsetX"),
      offsetY: offset(world, "z", "Grid.offsetY"),
      sizeX: setting(world, "Grid", "xSize", number(), "Grid.sizeX"),
      sizeY: setting(world, "Grid", "ySize", number(), "Grid.sizeY"),
    },
    methods: {},
    documented: DOCUMENTED.grid,
  });
