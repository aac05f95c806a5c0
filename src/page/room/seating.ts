import type { OpenTable } from "../../host/open";
import { COLOURS } from "../../host/world/players";
import { tint } from "./pieces";
import type { SaveState } from "../../tts/save";
import type { Tab } from "./tab";
import type { Person } from "./wire";

/** Who sits where. A colour is taken while a tab sits at it; spectators are grey. */

const SPECTATOR = "Grey";

/** Seats of a table that has no hands. */
const USUAL_SEATS = ["White", "Red", "Blue", "Green"];

const nameOf = (tab: Tab): string => `Player ${String(tab.number)}`;

export const peopleAt = ({ world }: OpenTable, tabs: Iterable<Tab>): readonly Person[] => {
  const withHands = Object.keys(COLOURS).filter((colour) => world.hands.zonesOf(colour).length > 0);
  const sitting = [...tabs];
  return (withHands.length > 0 ? withHands : USUAL_SEATS).map((colour) => ({
    colour,
    name: sitting
      .filter((tab) => tab.colour === colour)
      .map(nameOf)
      .join(", "),
    tint: tint(COLOURS[colour] ?? [1, 1, 1]),
  }));
};

/** Seats the people as their tabs say. What those who have left held falls; the first who sits is the host. */
export const seated = (table: OpenTable, tabs: Iterable<Tab>): void => {
  const { world } = table;
  const taken = new Map([...tabs].filter(({ colour }) => colour !== SPECTATOR).map((tab) => [tab.colour, nameOf(tab)]));
  for (const [colour, name] of taken) if (!world.player(colour).seated) table.sit(colour, name);
  for (const seat of world.players.values()) {
    if (!seat.seated || taken.has(seat.colour)) continue;
    for (const thing of world.things) if (thing.heldBy === seat.colour) table.seat(seat.colour).drop(thing);
    table.leave(seat.colour);
  }
  const [host] = taken.keys();
  const anyHost = [...world.players.values()].some((seat) => seat.host);
  if (host !== undefined && !anyHost) world.player(host).host = true;
};

/** A table has its host before its scripts begin, as in the game: those who sit, else the first hand of the save. */
export const seatedFirst = (save: SaveState, tabs: Iterable<Tab>): readonly string[] => {
  const sitting = [...new Set([...tabs].map((tab) => tab.colour))].filter((colour) => colour !== SPECTATOR);
  const hands = new Set(save.ObjectStates.map(({ FogColor }) => FogColor));
  const first = Object.keys(COLOURS).find((colour) => hands.has(colour)) ?? "White";
  return sitting.length > 0 ? sitting : [first];
};

export const isSeat = (colour: string): boolean => COLOURS[colour] !== undefined;
