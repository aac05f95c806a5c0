import { Colour } from "../../vm/value";
import { type Body, bodyOf } from "../../world/anatomy";
import type { Thing } from "../../world/thing";
import type { Method } from "../members";
import { bodyMembers } from "./game-object";

const of = (thing: Thing): Body => {
  const { r, g, b, a } = thing.data.ColorDiffuse ?? { r: 1, g: 1, b: 1 };
  return bodyOf(thing, new Colour(r, g, b, a));
};

const varOf = (thing: Thing, component: string, name: string) =>
  of(thing)
    .components.find((parts) => parts.name === component)
    ?.vars.get(name);

/** https://api.tabletopsimulator.com/object/#component-functions, and the older way to a component's vars. */
export const componentMembers: Readonly<Record<string, Method<Thing>>> = {
  ...bodyMembers<Thing>(of),
  getComponentVar: (thing, args) => varOf(thing, args.text(0), args.text(1))?.value,
  setComponentVar: (thing, args) => {
    const found = varOf(thing, args.text(0), args.text(1));
    if (found !== undefined) found.value = args.any(2);
    return found !== undefined;
  },
};
