import type { OpenTable } from "../../host/open";
import { COLOURS } from "../../host/world/players";
import type { Guests } from "./guests";
import { tint } from "./pieces";
import type { SaveState } from "../../tts/save";
import type { Tab } from "./tab";
import type { Person } from "./wire";

/** Who sits where. A colour is taken while a tab sits at it; spectators are grey. */

const SPECTATOR = "Grey";

/** Seats of a table that has no hands. */
const USUAL_SEATS = ["White", "Red", "Blue", "Green"];

const guestAt = (colour: string, guests: Guests, sits: boolean, isAwaited: boolean): Person["guest"] => {
  if (!guests.has(colour)) return "none";
  return sits ? "here" : isAwaited ? "cut off" : "gone";
};

export const peopleAt = ({ world }: OpenTable, tabs: Iterable<Tab>, guests: Guests, now: number): readonly Person[] => {
  const withHands = Object.keys(COLOURS).filter((colour) => world.hands.zonesOf(colour).length > 0);
  const awaited = guests.awaited(now);
  return (withHands.length > 0 ? withHands : USUAL_SEATS).map((colour) => {
    const sitting = [...tabs].filter((tab) => tab.colour === colour).map(({ name }) => name);
    return {
      colour,
      name: sitting.length > 0 ? [...new Set(sitting)].join(", ") : (awaited.get(colour) ?? ""),
      tint: tint(COLOURS[colour] ?? [1, 1, 1]),
      guest: guestAt(colour, guests, sitting.length > 0, awaited.has(colour)),
    };
  });
};

/** Lets go of whatever this colour holds. */
export const dropped = (table: OpenTable, colour: string): void => {
  for (const thing of table.world.things) if (thing.heldBy === colour) table.seat(colour).drop(thing);
};

/**
 * Seats the people as their tabs say; who is cut off sits on while they are waited for. What those who have left held falls;
 * the first who sits is the host.
 */
export const seated = (table: OpenTable, tabs: Iterable<Tab>, guests: Guests, now: number): void => {
  const { world } = table;
  const sitting = [...tabs].filter(({ colour }) => colour !== SPECTATOR);
  const taken = new Map([...guests.awaited(now), ...sitting.map(({ colour, name }) => [colour, name] as const)]);
  for (const [colour, name] of taken) {
    const seat = world.player(colour);
    if (seat.seated) seat.person = name;
    else table.sit(colour, name);
  }
  for (const seat of world.players.values()) {
    if (!seat.seated || taken.has(seat.colour)) continue;
    dropped(table, seat.colour);
    table.leave(seat.colour);
  }
  const host = (sitting.find(({ pass }) => pass.is !== "guest") ?? sitting[0])?.colour;
  const anyHost = [...world.players.values()].some((seat) => seat.host);
  if (host !== undefined && !anyHost) world.player(host).host = true;
};

/** A table has its host before its scripts begin, as in the game: those who sit, else the first hand of the save. */
export const seatedFirst = (
  save: SaveState,
  tabs: Iterable<Tab>,
  awaited: ReadonlyMap<string, string>,
): readonly string[] => {
  const seats = [...tabs].map(({ colour }) => colour).filter((colour) => colour !== SPECTATOR);
  const sitting = [...new Set([...seats, ...awaited.keys()])];
  const hands = new Set(save.ObjectStates.map(({ FogColor }) => FogColor));
  const first = Object.keys(COLOURS).find((colour) => hands.has(colour)) ?? "White";
  return sitting.length > 0 ? sitting : [first];
};

/** Black sees all hands: nobody sits there where others trust the table to keep theirs. */
export const isSeat = (colour: string, isShared: boolean): boolean =>
  COLOURS[colour] !== undefined && !(isShared && colour === "Black");
