import type { ObjectState } from "../../tts/save";
import { minus, plus } from "../geometry";
import { Vec } from "../vm/value";
import { stateOf } from "./serialise";
import type { Thing } from "./thing";
import type { World } from "./world";

/** https://api.tabletopsimulator.com/base/#copy and #paste */

export const copied = (world: World, things: readonly Thing[]): readonly ObjectState[] =>
  things.map((thing) => stateOf(world, thing));

/** Brings what was copied onto the table: the first object at the place, the others as they stood beside it. */
export const pasted = (world: World, states: readonly ObjectState[], to: Vec): Thing[] => {
  const at = ({ Transform: t }: ObjectState): Vec => new Vec(t.posX, t.posY, t.posZ);
  const [first] = states;
  if (first === undefined) return [];
  return states.map((state) => {
    const thing = world.spawn(state);
    thing.position = plus(to, minus(at(state), at(first)));
    return thing;
  });
};
