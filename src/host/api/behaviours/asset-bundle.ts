import type { Saved, Thing } from "../../world/thing";
import type { World } from "../../world/world";
import type { Method } from "../members";
import { type Behaviour, behaviour } from "./behaviour";

type Bundle = NonNullable<Saved["CustomAssetbundle"]>;

const NONE: Bundle = {
  AssetbundleURL: "",
  AssetbundleSecondaryURL: "",
  MaterialIndex: 0,
  TypeIndex: 0,
  LoopingEffectIndex: 0,
};

const isBundle = ({ data }: Thing): boolean => data.Name.startsWith("Custom_Assetbundle");

/** https://api.tabletopsimulator.com/behavior/assetbundle/ — effects count from 0; their names are in the bundle's file. */
const effects = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  getLoopingEffectIndex: (thing) => (thing.data.CustomAssetbundle ?? NONE).LoopingEffectIndex,
  playLoopingEffect: (thing, args) => {
    const index = args.number(0);
    thing.data.CustomAssetbundle = { ...NONE, ...thing.data.CustomAssetbundle, LoopingEffectIndex: index };
    world.event("onObjectLoopingEffect", [thing, index]);
    return undefined;
  },
  playTriggerEffect: (thing, args) => {
    world.event("onObjectTriggerEffect", [thing, args.number(0)]);
    return undefined;
  },
});

export const assetBundle = (world: World): Behaviour => behaviour("AssetBundle", isBundle, { methods: effects(world) });

/** The old way to the same, on the object itself. On what is no bundle they do nothing and give nothing. */
export const effectMembers = (world: World): Readonly<Record<string, Method<Thing>>> =>
  Object.fromEntries(
    Object.entries(effects(world)).map(([name, call]): [string, Method<Thing>] => [
      name,
      (thing, args, vm) => (isBundle(thing) ? call(thing, args, vm) : undefined),
    ]),
  );
