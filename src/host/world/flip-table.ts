import { Vec } from "../vm/value";
import type { World } from "./world";

/** How high everything flies, and how far from the middle it comes down. */
const HIGH = 8;
const WIDE = 20;

/** Everything that is loose flies up and comes down somewhere, the other side up. */
export const tableFlipped = (world: World): void => {
  for (const thing of world.things) {
    if (thing.locked || thing.isZone || thing.doomed) continue;
    thing.heldBy = undefined;
    world.hands.forget(thing);
    const to = new Vec((world.random() - 0.5) * 2 * WIDE, HIGH, (world.random() - 0.5) * 2 * WIDE);
    world.physics.moveTo(thing, to, true);
    const { x, y, z } = thing.rotation;
    world.physics.turnTo(thing, new Vec(x, y + world.random() * 360, z + 180), true);
  }
};
