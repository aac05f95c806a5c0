import { far, minus, size, turnedBack } from "../../geometry";
import { isLuaFunction, type LuaValue, ScriptError } from "../../vm/value";
import type { Thing } from "../../world/thing";
import type { World } from "../../world/world";
import type { Field } from "../members";
import { type Behaviour, behaviour } from "./behaviour";

/** How far an attack reaches from a figurine's edge; the game does not say. */
const REACH = 2;

const isFigurine = ({ type }: Thing): boolean => type === "rpgFigurine";

/** Figurines that stand before this one, within reach. */
const hitBy = (world: World, attacker: Thing): Thing[] =>
  world.things.filter((other) => {
    if (other === attacker || !isFigurine(other) || other.doomed) return false;
    const reach = REACH * attacker.scale.x + (size(attacker.size) + size(other.size)) / 4;
    const ahead = turnedBack(minus(other.position, attacker.position), attacker.rotation);
    return far(attacker.position, other.position) <= reach && ahead.z >= Math.abs(ahead.x);
  });

/** A function that a script gives is called by the game when its moment comes. */
const callback = (name: string): Field<Thing> => ({
  get: (thing) => thing.extra.get(`RPGFigurine.${name}`),
  set: (thing, value) => {
    if (value !== undefined && !isLuaFunction(value)) throw new ScriptError(`RPGFigurine.${name} is a function`);
    thing.extra.set(`RPGFigurine.${name}`, value);
  },
});

const tell = (world: World, thing: Thing, name: string, about: LuaValue): void => {
  const called = thing.extra.get(`RPGFigurine.${name}`);
  if (called !== undefined && isLuaFunction(called)) world.callBack(called, about);
};

/** https://api.tabletopsimulator.com/behavior/rpgfigurine/#onattack */
const attack = (world: World, attacker: Thing): boolean => {
  if (attacker.data.RPGdead === true) return false;
  const hit = hitBy(world, attacker);
  tell(world, attacker, "onAttack", hit);
  for (const other of hit) tell(world, other, "onHit", attacker);
  return true;
};

/** https://api.tabletopsimulator.com/behavior/rpgfigurine/ */
export const rpgFigurine = (world: World): Behaviour =>
  behaviour("RPGFigurine", isFigurine, {
    fields: { onAttack: callback("onAttack"), onHit: callback("onHit") },
    methods: {
      attack: (thing) => attack(world, thing),
      changeMode: (thing) => {
        thing.data.RPGmode = thing.data.RPGmode !== true;
        return true;
      },
      die: (thing) => {
        thing.data.RPGdead = thing.data.RPGdead !== true;
        return true;
      },
    },
  });
