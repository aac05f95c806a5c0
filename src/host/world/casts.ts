import { cross, dot, far, minus, plus, size, times, turned, turnedBack } from "../geometry";
import { Vec } from "../vm/value";
import type { Thing } from "./thing";
import type { World } from "./world";

/** https://api.tabletopsimulator.com/physics/#cast — a shape that goes its way through the boxes objects stand in. */

export type CastShape = "ray" | "sphere" | "box";

export interface Cast {
  readonly shape: CastShape;
  readonly origin: Vec;
  readonly direction: Vec;
  /** A sphere's across, a box's sides. */
  readonly size: Vec;
  readonly orientation: Vec;
  readonly most: number;
}

export interface Hit {
  readonly thing: Thing;
  readonly point: Vec;
  readonly normal: Vec;
  readonly distance: number;
}

/** A box in space: its middle, half its sides, how it is turned. */
interface Box {
  readonly middle: Vec;
  readonly half: Vec;
  readonly turn: Vec;
}

const AXES = [new Vec(1, 0, 0), new Vec(0, 1, 0), new Vec(0, 0, 1)] as const;
const UP = AXES[1];

const unit = (a: Vec): Vec => (size(a) === 0 ? a : times(a, 1 / size(a)));

const boxOf = (thing: Thing): Box => {
  if (thing.isZone) return { middle: thing.position, half: times(thing.scale, 0.5), turn: thing.rotation };
  return { middle: thing.middle, half: times(thing.size, 0.5), turn: thing.rotation };
};

const sidesOf = (box: Box): readonly Vec[] => AXES.map((axis) => turned(axis, box.turn));

/** How far a box reaches along an axis from its middle. */
const reach = (box: Box, sides: readonly Vec[], axis: Vec): number => {
  const [x, y, z] = sides.map((side) => Math.abs(dot(side, axis)));
  return (x ?? 0) * box.half.x + (y ?? 0) * box.half.y + (z ?? 0) * box.half.z;
};

/** The way along which one box meets another, exactly: they are apart while any one axis tells them apart. */
const boxMeets = (moving: Box, way: Vec, still: Box): { readonly along: number; readonly normal: Vec } | undefined => {
  const [ours, theirs] = [sidesOf(moving), sidesOf(still)];
  const edges = ours.flatMap((a) => theirs.map((b) => cross(a, b))).filter((axis) => size(axis) > 1e-9);
  const gap = minus(still.middle, moving.middle);
  let [enter, leave, normal] = [0, Infinity, UP];
  for (const axis of [...ours, ...theirs, ...edges.map(unit)]) {
    const both = reach(moving, ours, axis) + reach(still, theirs, axis);
    const [from, speed] = [dot(gap, axis), dot(way, axis)];
    if (Math.abs(speed) < 1e-12) {
      if (Math.abs(from) > both + 1e-9) return undefined;
      continue;
    }
    const [near, away] = [(from - Math.sign(speed) * both) / speed, (from + Math.sign(speed) * both) / speed];
    if (near > enter) [enter, normal] = [near, times(axis, -Math.sign(speed))];
    leave = Math.min(leave, away);
    if (enter > leave) return undefined;
  }
  return { along: enter, normal };
};

/** The point of a box that is nearest to a point. */
const nearestIn = ({ middle, half, turn }: Box, point: Vec): Vec => {
  const local = turnedBack(minus(point, middle), turn);
  const within = (at: number, most: number): number => Math.max(-most, Math.min(most, at));
  const nearest = new Vec(within(local.x, half.x), within(local.y, half.y), within(local.z, half.z));
  return plus(middle, turned(nearest, turn));
};

/** As near as this counts as touching, and so many steps are enough to come as near. */
const TOUCHES = 1e-4;
const STEPS = 200;

/** A sphere goes on by what is free between it and the box, until nothing is. */
const sphereMeets = (
  radius: number,
  origin: Vec,
  way: Vec,
  most: number,
  box: Box,
): { readonly along: number; readonly point: Vec } | undefined => {
  let along = 0;
  for (let step = 0; step < STEPS; step++) {
    const middle = plus(origin, times(way, along));
    const point = nearestIn(box, middle);
    const free = far(point, middle) - radius;
    if (free <= TOUCHES) return { along, point };
    // Once it goes away from the nearest point of the box it never comes back to it.
    if (size(way) === 0 || dot(minus(point, middle), way) <= 0) return undefined;
    along += free;
    if (along > most) return undefined;
  }
  return undefined;
};

const hitOf = (cast: Cast, thing: Thing): Hit | undefined => {
  const box = boxOf(thing);
  const way = unit(cast.direction);
  const most = size(way) === 0 ? 0 : cast.most;
  if (cast.shape === "sphere") {
    const met = sphereMeets(cast.size.x / 2, cast.origin, way, most, box);
    if (met === undefined || met.along > most + TOUCHES) return undefined;
    const off = minus(plus(cast.origin, times(way, met.along)), met.point);
    return { thing, point: met.point, normal: size(off) === 0 ? UP : unit(off), distance: met.along };
  }
  const half = cast.shape === "box" ? times(cast.size, 0.5) : new Vec(0, 0, 0);
  const met = boxMeets({ middle: cast.origin, half, turn: cast.orientation }, way, box);
  if (met === undefined || met.along > most) return undefined;
  const point = nearestIn(box, plus(cast.origin, times(way, met.along)));
  return { thing, point, normal: met.normal, distance: met.along };
};

/** What the shape meets on its way, in the order in which it does; what it begins in comes first. */
export const hitsOf = (world: World, cast: Cast): Hit[] =>
  world.things
    .filter((thing) => !thing.doomed)
    .map((thing) => hitOf(cast, thing))
    .filter((hit) => hit !== undefined)
    .sort((a, b) => a.distance - b.distance);
