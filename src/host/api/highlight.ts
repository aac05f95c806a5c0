import type { Colour } from "../vm/value";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import { colourFrom } from "./colour-from";
import type { Method } from "./members";

/** https://api.tabletopsimulator.com/object/#highlighton — one of each colour; what was lit last is seen. */

const nameOf = ({ r, g, b }: Colour): string => [r, g, b].join(" ");

/** The waits that end a glow, by object and colour. */
const ends = new WeakMap<Thing, Map<string, number>>();

const forgetEnd = (world: World, thing: Thing, name: string): void => {
  const end = ends.get(thing)?.get(name);
  if (end !== undefined) world.clock.stop(end);
};

const endAfter = (world: World, thing: Thing, name: string, seconds: number): void => {
  const end = { isLuaFunction: true as const, vm: world.global, call: () => void thing.highlights.delete(name) };
  const own = ends.get(thing) ?? new Map<string, number>();
  ends.set(thing, own.set(name, world.clock.afterSeconds(world.global, end, seconds, 1)));
};

export const highlightMembers = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  highlightOn: (thing, args) => {
    const colour = colourFrom(args, 0);
    const name = nameOf(colour);
    forgetEnd(world, thing, name);
    thing.highlights.delete(name);
    thing.highlights.set(name, colour);
    const seconds = args.number(1, 0);
    if (seconds > 0) endAfter(world, thing, name, seconds);
    return true;
  },
  highlightOff: (thing, args) => {
    const names = args.any(0) === undefined ? [...thing.highlights.keys()] : [nameOf(colourFrom(args, 0))];
    for (const name of names) {
      forgetEnd(world, thing, name);
      thing.highlights.delete(name);
    }
    return true;
  },
  getHighlightColor: (thing) => thing.glow,
});
