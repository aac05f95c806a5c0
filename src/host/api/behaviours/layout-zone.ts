import { ScriptError, textOf } from "../../vm/value";
import { layOut } from "../../world/layout";
import { isOption, type LayoutOptions, optionsOf, setOptions } from "../../world/layout-options";
import type { World } from "../../world/world";
import type { Args } from "../args";
import { type Behaviour, behaviour } from "./behaviour";

/** Options that are left out stay as they are; one that there is not is a mistake nobody would see. */
const changesIn = (args: Args, now: LayoutOptions): Partial<LayoutOptions> =>
  Object.fromEntries(
    [...args.table(0).entries].map(([key, value]) => {
      const name = textOf(key);
      if (!isOption(name)) throw new ScriptError(`LayoutZone.setOptions: there is no option ${name}`);
      if (typeof value !== typeof now[name])
        throw new ScriptError(`LayoutZone.setOptions: ${name} is a ${typeof now[name]}`);
      return [name, value];
    }),
  );

/** https://api.tabletopsimulator.com/behavior/layoutzone/ */
export const layoutZone = (world: World): Behaviour =>
  behaviour("LayoutZone", ({ type }) => type === "Layout", {
    methods: {
      getOptions: (zone) => ({ ...optionsOf(zone) }),
      setOptions: (zone, args) => {
        setOptions(zone, changesIn(args, optionsOf(zone)));
        return true;
      },
      layout: (zone) => {
        layOut(world, zone);
        return true;
      },
    },
  });
