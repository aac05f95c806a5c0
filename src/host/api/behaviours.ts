import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import { assetBundle } from "./behaviours/asset-bundle";
import { type Behaviour, partOf } from "./behaviours/behaviour";
import { book } from "./behaviours/book";
import { browser } from "./behaviours/browser";
import { clock } from "./behaviours/clock";
import { container } from "./behaviours/container";
import { counter } from "./behaviours/counter";
import { layoutZone } from "./behaviours/layout-zone";
import { rpgFigurine } from "./behaviours/rpg-figurine";
import { textTool } from "./behaviours/text-tool";
import type { Field } from "./members";

/** https://api.tabletopsimulator.com/object/#behavior-variables */
export const behavioursOf = (world: World): Readonly<Record<string, Field<Thing>>> => {
  const all: readonly Behaviour[] = [
    assetBundle(world),
    book(world),
    browser,
    clock(world),
    container(world),
    counter,
    layoutZone(world),
    rpgFigurine(world),
    textTool,
  ];
  return Object.fromEntries(all.map((each) => [each.name, { get: (thing: Thing) => partOf(each, thing) }]));
};
