import { PlayerSeat, SPECTATOR } from "./players";
import type { World } from "./world";

/** Who comes to the table, gets up from a colour, sits down at another, or leaves. */

const lookOn = (world: World, person: string): PlayerSeat => {
  const seat = new PlayerSeat(world.types.player, SPECTATOR);
  seat.person = person;
  world.spectators.push(seat);
  return seat;
};

/** Somebody comes to a colour; at Grey they only look on. */
export const arrived = (world: World, colour: string, person: string): PlayerSeat => {
  const seat = world.player(colour);
  if (seat.colour === SPECTATOR) return lookOn(world, person);
  seat.person = person;
  return seat;
};

const vacated = (world: World, seat: PlayerSeat): void => {
  world.spectators = world.spectators.filter((each) => each !== seat);
  seat.person = undefined;
  seat.host = false;
  seat.promoted = false;
};

/** Takes somebody from where they are to another colour; nowhere if that is taken. */
export const moved = (world: World, seat: PlayerSeat, colour: string): PlayerSeat | undefined => {
  const { person, host, promoted } = seat;
  if (person === undefined || world.player(colour).seated) return undefined;
  vacated(world, seat);
  const to = arrived(world, colour, person);
  to.host = host;
  to.promoted = promoted;
  world.event("onPlayerChangeColor", [to.colour]);
  return to;
};

/** Somebody leaves the game: their colour is told to be Grey. */
export const left = (world: World, seat: PlayerSeat): void => {
  vacated(world, seat);
  world.event("onPlayerChangeColor", [SPECTATOR]);
};
