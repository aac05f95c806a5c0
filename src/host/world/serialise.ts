import type { ObjectState, SaveState } from "../../tts/save";
import { clockOf } from "./clock-face";
import type { Thing } from "./thing";
import type { World } from "./world";

/** The object as it would be saved now; its script is asked for its state. What scripts did to its XML UI is not saved. */
export const stateOf = (world: World, thing: Thing): ObjectState => {
  const saved = thing.vm?.hasFunction("onSave") === true ? world.ownEvent(thing, "onSave", []) : undefined;
  if (typeof saved === "string") thing.data.LuaScriptState = saved;
  const { position, rotation, scale } = thing;
  const isDeck = thing.type === "Deck";
  return {
    ...thing.data,
    Transform: {
      posX: position.x,
      posY: position.y,
      posZ: position.z,
      rotX: rotation.x,
      rotY: rotation.y,
      rotZ: rotation.z,
      scaleX: scale.x,
      scaleY: scale.y,
      scaleZ: scale.z,
    },
    ...(thing.tags.length > 0 || thing.data.Tags !== undefined ? { Tags: [...thing.tags] } : {}),
    ...(thing.data.Clock === undefined ? {} : { Clock: clockOf(world, thing) }),
    ...(isDeck ? { DeckIDs: thing.contained.map((card) => card.CardID ?? 0) } : {}),
    ...(thing.isContainer ? { ContainedObjects: thing.contained } : {}),
    ...(Object.keys(thing.states).length > 0 ? { States: thing.states } : {}),
  };
};

/** The whole table as a save, every onSave asked. */
export const savedTable = (world: World): SaveState => {
  const answer = world.global.hasFunction("onSave")
    ? world.guarded(world.global, () => world.global.call("onSave"))
    : undefined;
  if (typeof answer === "string") world.scriptState = answer;
  return {
    ...world.header.saved,
    SnapPoints: world.snapPoints,
    ...(world.decals.length > 0 || world.header.came.Decals !== undefined ? { Decals: world.decals } : {}),
    ...(world.lines.length > 0 || world.header.came.VectorLines !== undefined ? { VectorLines: world.lines } : {}),
    LuaScript: world.script,
    LuaScriptState: world.scriptState,
    ObjectStates: world.things.filter((thing) => !thing.doomed).map((thing) => stateOf(world, thing)),
  };
};
