import { merge } from "./containers";
import type { Thing } from "./thing";
import type { World } from "./world";

/** https://api.tabletopsimulator.com/object/#reset — a deck gets back what was taken out of it, a bag loses all it has. */
export const resetContents = (world: World, thing: Thing): boolean => {
  if (thing.type === "Bag" || thing.type === "Infinite") {
    thing.contained = [];
    return true;
  }
  if (thing.type !== "Deck") return false;
  const out = world.things.filter((each) => each.takenFrom === thing && !each.doomed && each.isCards);
  for (const card of out) {
    world.hands.forget(card);
    merge(world, thing, card);
  }
  return true;
};
