import type { ObjectState, TransformState } from "../../tts/save";
import { angles, plus, stretched, turned } from "../geometry";
import { Vec } from "../vm/value";
import { stateOf } from "./serialise";
import type { Thing } from "./thing";
import type { World } from "./world";

/** Objects that became part of another one: their place in the save is the other's own. */

const transform = (at: Vec, turn: Vec, scale: Vec): TransformState => ({
  posX: at.x,
  posY: at.y,
  posZ: at.z,
  rotX: turn.x,
  rotY: turn.y,
  rotZ: turn.z,
  scaleX: scale.x,
  scaleY: scale.y,
  scaleZ: scale.z,
});

const under = (a: Vec, b: Vec): Vec => new Vec(a.x / b.x, a.y / b.y, a.z / b.z);

/** The guest is destroyed, and lives on as a dummy. */
export const attach = (world: World, host: Thing, guest: Thing): void => {
  const turn = angles(plus(guest.rotation, new Vec(-host.rotation.x, -host.rotation.y, -host.rotation.z)));
  const Transform = transform(host.toLocal(guest.position), turn, under(guest.scale, host.scale));
  const state: ObjectState = { ...stateOf(world, guest), Transform };
  host.data.ChildObjects = [...(host.data.ChildObjects ?? []), state];
  world.vanish(guest);
};

/** Takes one off again, where it was. */
export const detach = (world: World, host: Thing, index: number): Thing | undefined => {
  const children = host.data.ChildObjects ?? [];
  const state = children[index];
  if (state === undefined) return undefined;
  host.data.ChildObjects = children.filter((_, i) => i !== index);
  const { Transform: t } = state;
  const at = plus(host.position, turned(stretched(new Vec(t.posX, t.posY, t.posZ), host.scale), host.rotation));
  const turn = angles(plus(host.rotation, new Vec(t.rotX, t.rotY, t.rotZ)));
  const scale = stretched(new Vec(t.scaleX, t.scaleY, t.scaleZ), host.scale);
  return world.spawn({ ...state, Transform: transform(at, turn, scale) });
};
