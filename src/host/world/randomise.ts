import { Vec } from "../vm/value";
import { shuffle } from "./containers";
import type { Thing } from "./thing";
import type { World } from "./world";

const side = (world: World, thing: Thing): Vec => {
  const values = thing.data.RotationValues ?? [];
  const up = values[Math.floor(world.random() * values.length)];
  if (up === undefined) return new Vec(thing.rotation.x, Math.floor(world.random() * 360), thing.rotation.z);
  return new Vec(up.Rotation.x, up.Rotation.y, up.Rotation.z);
};

/** Throws a die or shakes a container, as a hand or a script does it. */
export const randomise = (world: World, thing: Thing): void => {
  if (thing.isContainer) shuffle(world, thing);
  else world.physics.throw(thing, side(world, thing));
};
