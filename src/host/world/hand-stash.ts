import { plus, stretched, turned } from "../geometry";
import { Vec } from "../vm/value";
import type { PlayerSeat } from "./players";
import type { Thing } from "./thing";
import type { World } from "./world";

/** https://api.tabletopsimulator.com/player/instance/#drawhandstash — cards that lie aside beside their hand. */

/** Puts a card of a hand aside; only what a hand holds can be put aside. */
export const putAside = (world: World, thing: Thing): boolean => {
  const zone = world.hands.holderOf(thing);
  if (zone === undefined) return false;
  const seat = world.player(zone.data.FogColor ?? "");
  world.hands.forget(thing);
  const { x, y, z } = zone.scale;
  const inHand = stretched(seat.stashPlace, new Vec(x / 2, y / 2, z / 2));
  thing.aside = seat.colour;
  thing.motion = undefined;
  thing.awake = false;
  thing.position = plus(zone.position, turned(inHand, zone.rotation));
  return true;
};

/** Takes everything that lies aside into the first hand; whether there was anything. */
export const drawAside = (world: World, seat: PlayerSeat): boolean => {
  const [zone] = world.hands.zonesOf(seat.colour);
  const aside = world.things.filter((thing) => thing.aside === seat.colour);
  if (zone === undefined || aside.length === 0) return false;
  for (const thing of aside) world.hands.take(zone, thing);
  return true;
};
