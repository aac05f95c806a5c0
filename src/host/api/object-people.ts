import { plus, turned } from "../geometry";
import { type LuaValue, Vec } from "../vm/value";
import { deal, takeFrom } from "../world/containers";
import { putAside } from "../world/hand-stash";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import type { Args } from "./args";
import type { Method } from "./members";
import { seatedColours } from "./seated";

/** What an object has to do with people: their hands and what they have selected. */

/** An empty text stands for no colour. */
const coloursIn = (world: World, args: Args, index: number): readonly string[] => {
  const colour = args.any(index);
  return typeof colour === "string" && colour !== "" ? [world.player(colour).colour] : seatedColours(world);
};

/** https://api.tabletopsimulator.com/object/#dealtocolorwithoffset — turned as the cards of that hand are. */
const dealBeside = (world: World, from: Thing, offset: Vec, flip: boolean, colour: string): Thing | undefined => {
  const [zone] = world.hands.zonesOf(colour);
  if (zone === undefined) return undefined;
  const position = plus(zone.position, turned(offset, new Vec(0, zone.rotation.y, 0)));
  const down = from.faceDown !== flip;
  const rotation = new Vec(0, (zone.rotation.y + 180) % 360, down ? 180 : 0);
  if (from.isContainer) return takeFrom(world, from, { top: true, flip: false, smooth: true, position, rotation });
  world.physics.moveTo(from, position, false);
  world.physics.turnTo(from, rotation, false);
  return from;
};

const dealing = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  deal: (thing, args) => {
    for (const each of coloursIn(world, args, 1))
      deal(world, thing, args.number(0), each, args.number(2, 1), args.flag(3, false));
    return true;
  },
  dealToColorWithOffset: (thing, args) => {
    let dealt: LuaValue;
    let from = thing;
    for (const colour of coloursIn(world, args, 2)) {
      if (from.gone || from.doomed) break;
      dealt = dealBeside(world, from, args.vector(0), args.flag(1, false), colour);
      from = from.remainder ?? from;
    }
    return dealt;
  },
  // Seen in an example of the page about Wait alone.
  sendToHand: (thing, args) => {
    const [zone] = world.hands.zonesOf(world.player(args.text(0)).colour);
    if (zone === undefined || !thing.useHands) return false;
    world.hands.take(zone, thing);
    return true;
  },
  // Only what a hand holds can be put aside.
  moveToHandStash: (thing) => putAside(world, thing),
});

const selecting = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  addToPlayerSelection: (thing, args) => {
    const seat = world.player(args.text(0));
    if (!seat.seated || !thing.interactable) return false;
    if (!seat.selected.includes(thing)) seat.selected = [...seat.selected, thing];
    return true;
  },
  removeFromPlayerSelection: (thing, args) => {
    const seat = world.player(args.text(0));
    const was = seat.selected.includes(thing);
    seat.selected = seat.selected.filter((each) => each !== thing);
    return was;
  },
  getSelectingPlayers: (thing) =>
    [...world.players.values()].filter(({ selected }) => selected.includes(thing)).map(({ colour }) => colour),
});

export const peopleMembers = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  ...dealing(world),
  ...selecting(world),
});
