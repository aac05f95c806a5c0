import { angles, apart, extent, far, minus, plus, size, stretched, times, turned } from "../geometry";
import { type LuaValue, ScriptError, Vec } from "../vm/value";
import { FRAMES_A_SECOND } from "../world/clock";
import type { Motion, Thing } from "../world/thing";
import type { World } from "../world/world";
import type { Args } from "./args";
import type { Method } from "./members";

/** https://api.tabletopsimulator.com/object/#transform-functions */

const wake = (thing: Thing): boolean => {
  thing.awake = true;
  return true;
};

/** `offset`: from where it is to the middle of its box. */
const boundsTable = (thing: Thing, box: Vec, offset: Vec): LuaValue => ({
  center: plus(thing.position, offset),
  size: box,
  offset,
});

const normalized = (thing: Thing): LuaValue =>
  boundsTable(thing, thing.size, stretched(thing.bounds.middle, thing.scale));

/** The speed of a smooth move, which is the same all its way. */
const speedOf = ({ from, to, frames }: Motion): Vec => times(minus(to, from), FRAMES_A_SECOND / frames);

/** https://api.tabletopsimulator.com/object/#addforce — what a push of each kind adds to the speed of a mass. */
const FORCES: Readonly<Record<number, (mass: number) => number>> = {
  1: (mass) => 1 / mass / FRAMES_A_SECOND,
  2: () => 1 / FRAMES_A_SECOND,
  3: (mass) => 1 / mass,
  4: () => 1,
};

const pushed = (thing: Thing, args: Args): Vec => {
  const kind = args.number(1, 3);
  const by = FORCES[kind];
  if (by === undefined) throw new ScriptError(`${args.member}: there is no force type ${String(kind)}`);
  return times(args.vector(0), by(thing.data.Rigidbody?.Mass ?? 1));
};

/** A new object is frozen, a locked one always: neither is moved by a push. */
const canBePushed = (thing: Thing): boolean => !thing.spawning && !thing.locked;

/** The point of the thing's box that is nearest to a point. */
const nearestPoint = (thing: Thing, to: Vec): Vec => {
  const box = extent(thing.size, thing.rotation);
  const { middle } = thing;
  const within = (axis: "x" | "y" | "z"): number =>
    Math.min(Math.max(to[axis], middle[axis] - box[axis] / 2), middle[axis] + box[axis] / 2);
  return new Vec(within("x"), within("y"), within("z"));
};

const placing = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  getPosition: (thing) => thing.position,
  setPosition: (thing, args) => {
    thing.position = args.vector(0);
    thing.motion = undefined;
    thing.entering = undefined;
    world.hands.forget(thing);
    return wake(thing);
  },
  getPositionSmooth: (thing) => thing.motion?.to,
  setPositionSmooth: (thing, args) => {
    const to = args.vector(0);
    // A smooth move back to where it is, right after another one, is ignored by the game.
    if (thing.motion === undefined && far(to, thing.position) < 0.025) return true;
    // A hand pulls its card back: it cannot be moved out smoothly.
    if (world.hands.holderOf(thing) !== undefined) return true;
    thing.entering = undefined;
    world.physics.moveTo(thing, to, args.flag(2, false));
    return true;
  },
  translate: (thing, args) => {
    world.physics.moveTo(thing, plus(thing.position, args.vector(0)), false);
    return true;
  },
  getRotation: (thing) => thing.rotation,
  setRotation: (thing, args) => {
    thing.rotation = angles(args.vector(0));
    thing.turning = undefined;
    return wake(thing);
  },
  getRotationSmooth: (thing) => thing.turning?.to,
  setRotationSmooth: (thing, args) => {
    const to = angles(args.vector(0));
    if (apart(to, thing.rotation) >= 1) world.physics.turnTo(thing, to, args.flag(2, false));
    return true;
  },
  rotate: (thing, args) => {
    world.physics.turnTo(thing, plus(thing.rotation, args.vector(0)), false);
    return true;
  },
  isSmoothMoving: (thing) => thing.moving,
});

const sizing: Readonly<Record<string, Method<Thing>>> = {
  getScale: (thing) => thing.scale,
  setScale: (thing, args) => {
    thing.scale = args.vector(0);
    return wake(thing);
  },
  scale: (thing, args) => {
    const by = args.any(0);
    thing.scale = stretched(thing.scale, typeof by === "number" ? new Vec(by, by, by) : args.vector(0));
    return wake(thing);
  },
  getBounds: (thing) => boundsTable(thing, extent(thing.size, thing.rotation), minus(thing.middle, thing.position)),
  getBoundsNormalized: normalized,
  getVisualBoundsNormalized: normalized,
};

const directions: Readonly<Record<string, Method<Thing>>> = {
  positionToWorld: (thing, args) => thing.toWorld(args.vector(0)),
  positionToLocal: (thing, args) => thing.toLocal(args.vector(0)),
  getTransformForward: (thing) => turned(new Vec(0, 0, 1), thing.rotation),
  getTransformRight: (thing) => turned(new Vec(1, 0, 0), thing.rotation),
  getTransformUp: (thing) => turned(new Vec(0, 1, 0), thing.rotation),
  getNearestPointFromPosition: (thing, args) => nearestPoint(thing, args.vector(0)),
  getNearestPointFromObject: (thing, args) => nearestPoint(thing, args.thing(0).position),
};

const speeds: Readonly<Record<string, Method<Thing>>> = {
  getVelocity: (thing) => (thing.motion === undefined ? thing.velocity : speedOf(thing.motion)),
  setVelocity: (thing, args) => {
    const velocity = args.vector(0);
    if (canBePushed(thing)) thing.push(minus(velocity, thing.velocity));
    return true;
  },
  addForce: (thing, args) => {
    if (thing.spawning) return false;
    const by = pushed(thing, args);
    if (canBePushed(thing) && size(by) > 0) thing.push(by);
    return true;
  },
  getAngularVelocity: (thing) => thing.spin,
  setAngularVelocity: (thing, args) => {
    const spin = args.vector(0);
    if (canBePushed(thing)) thing.turnBy(minus(spin, thing.spin));
    return true;
  },
  addTorque: (thing, args) => {
    if (thing.spawning) return false;
    const by = pushed(thing, args);
    if (canBePushed(thing) && size(by) > 0) thing.turnBy(by);
    return true;
  },
};

export const transformMembers = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  ...placing(world),
  ...sizing,
  ...directions,
  ...speeds,
});
