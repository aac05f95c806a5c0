import type { HostObject } from "../vm/value";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import { DOCUMENTED } from "./documented";
import { singleton } from "./members";

/** Tables by the names people see: https://api.tabletopsimulator.com/tables/#human-readable-names */
const NAMES: Readonly<Record<string, string>> = {
  "Custom Rectangle": "Table_Custom",
  "Custom Square": "Table_Custom_Square",
  Hexagon: "Table_Hexagon",
  None: "Table_None",
  Octagon: "Table_Octagon",
  Poker: "Table_Poker",
  Rectangle: "Table_RPG",
  Round: "Table_Circular",
  "Round Glass": "Table_Glass",
  "Round Plastic": "Table_Plastic",
  Square: "Table_Square",
};

const NONE = "Table_None";

const tableNamed = (name: string): string | undefined =>
  Object.entries(NAMES).find((names) => names.some((each) => each.toLowerCase() === name.toLowerCase()))?.[1];

const nameOf = (world: World): string => world.header.fields.Table ?? NONE;

const isCustom = (world: World): boolean => nameOf(world).startsWith("Table_Custom");

/** The table is an object, which no list names and no hand takes; where there is none, nothing. */
const tableObject = (world: World): Thing | undefined => {
  const name = nameOf(world);
  if (name === NONE) return undefined;
  if (world.table?.data.Name === name) return world.table;
  const Transform = {
    posX: 0,
    posY: world.tableTop,
    posZ: 0,
    rotX: 0,
    rotY: 0,
    rotZ: 0,
    scaleX: 1,
    scaleY: 1,
    scaleZ: 1,
  };
  world.table = world.apart({ GUID: "", Name: name, Transform, Locked: true });
  return world.table;
};

/** https://api.tabletopsimulator.com/tables/ */
export const tableSurface = (world: World): HostObject =>
  singleton("Tables", {
    fields: {},
    methods: {
      getTable: () => nameOf(world),
      getTableObject: () => tableObject(world),
      getCustomURL: () => (isCustom(world) ? world.header.fields.TableURL : undefined),
      setCustomURL: (_, args) => {
        const url = args.text(0);
        if (isCustom(world)) world.header.fields.TableURL = url;
        return isCustom(world);
      },
      setTable: (_, args) => {
        const name = tableNamed(args.text(0));
        if (name !== undefined) world.header.fields.Table = name;
        return name !== undefined;
      },
    },
    documented: DOCUMENTED.tables,
  });
