import type { ObjectState } from "../../tts/save";
import { ScriptError } from "../vm/value";
import { stateOf } from "../world/serialise";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import type { Method } from "./members";

/** https://api.tabletopsimulator.com/object/#getstates — the object itself is the number that is missing among the others. */

const currentState = (thing: Thing): number => {
  const numbers = Object.keys(thing.states).map(Number);
  let own = 1;
  while (numbers.includes(own)) own++;
  return own;
};

export const changeState = (world: World, thing: Thing, id: number): Thing => {
  const state = thing.states[String(id)];
  if (state === undefined) throw new ScriptError(`setState: ${thing.guid} has no state ${String(id)}`);
  const { [String(id)]: _chosen, ...others } = thing.states;
  const old = { ...stateOf(world, thing) } as { States?: unknown };
  delete old.States;
  const { posX, posY, posZ, rotX, rotY, rotZ } = stateOf(world, thing).Transform;
  const next = {
    ...state,
    Transform: { ...state.Transform, posX, posY, posZ, rotX, rotY, rotZ },
    States: { ...others, [String(currentState(thing))]: old as ObjectState },
  };
  const oldGuid = thing.guid;
  world.vanish(thing);
  return world.spawn(next, (made) => {
    world.event("onObjectStateChange", [made, oldGuid]);
    world.ownEvent(made, "onStateChange", [oldGuid]);
  });
};

export const stateMembers = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  getStates: (thing) => {
    const states = Object.entries(thing.states);
    if (states.length === 0) return undefined;
    return states.map(([id, state]) => ({
      id: Number(id),
      guid: state.GUID,
      name: state.Nickname ?? "",
      nickname: state.Nickname ?? "",
      description: state.Description ?? "",
      lua_script: state.LuaScript ?? "",
      lua_script_state: state.LuaScriptState ?? "",
    }));
  },
  getStateId: (thing) => (Object.keys(thing.states).length === 0 ? -1 : currentState(thing)),
  setState: (thing, args) => changeState(world, thing, args.number(0)),
  // One of the others, by chance; what has no other stays what it is.
  shuffleStates: (thing) => {
    const others = Object.keys(thing.states).map(Number);
    const next = others[Math.floor(world.random() * others.length)];
    return next === undefined ? thing : changeState(world, thing, next);
  },
});
