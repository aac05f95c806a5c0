import { Vec } from "../vm/value";
import type { PlayerSeat } from "./players";
import type { Thing } from "./thing";
import type { World } from "./world";

/** Where a person's pointer is, and what is under it. */

/** As far above an object as this still means that object. */
const NEAR = 0.25;

/** The uppermost object at a place, as seen from above. */
const underPointer = (world: World, at: Vec): Thing | undefined => {
  const there = world.things.filter(
    (thing) => !thing.isZone && thing.interactable && thing.covers(at) && thing.position.y <= at.y + NEAR,
  );
  return there.sort((a, b) => b.top - a.top).find((thing) => at.y <= thing.top + NEAR);
};

/** https://api.tabletopsimulator.com/events/#onobjecthover and #onhover — told when it changes, nothing included. */
export const pointedAt = (world: World, seat: PlayerSeat, thing: Thing | undefined, at: Vec): void => {
  seat.pointer = at;
  if (seat.hover === thing) return;
  seat.hover = thing;
  world.event("onObjectHover", [seat.colour, thing]);
  if (thing !== undefined) world.ownEvent(thing, "onHover", [seat.colour]);
};

/** https://api.tabletopsimulator.com/events/#onplayerping */
export const pinged = (world: World, seat: PlayerSeat, at: Vec): void => {
  world.event("onPlayerPing", [seat, new Vec(at.x, at.y, at.z), underPointer(world, at)]);
};
