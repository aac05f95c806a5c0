import { merge } from "./containers";
import { doStack, stackUp } from "./stacks";
import type { Thing } from "./thing";
import type { World } from "./world";

type Joined = (world: World, under: Thing, thing: Thing) => Thing;

/** How two things come together, if they do at all. */
const way = (a: Thing, b: Thing): Joined | undefined => {
  if (a.isCards && b.isCards) return merge;
  return doStack(a, b) ? stackUp : undefined;
};

/** https://api.tabletopsimulator.com/base/#group — cards into a deck, and each kind of chip or checker into a stack. */
export const grouped = (world: World, things: readonly Thing[]): Thing[] => {
  const heaps: Thing[] = [];
  const formed = new Set<Thing>();
  for (const thing of things) {
    const at = heaps.findIndex((heap) => way(heap, thing) !== undefined);
    const heap = heaps[at];
    const join = heap === undefined ? undefined : way(heap, thing);
    if (heap === undefined || join === undefined) heaps.push(thing);
    else {
      const made = join(world, heap, thing);
      heaps[at] = made;
      formed.add(made);
    }
  }
  return heaps.filter((heap) => formed.has(heap));
};
