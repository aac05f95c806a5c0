import { PlayerSeat, SPECTATOR, TEAMS } from "./players";
import type { World } from "./world";

/** Who comes to the table, gets up from a colour, sits down at another, or leaves. */

const lookOn = (world: World, person: string, from?: PlayerSeat): PlayerSeat => {
  const seat = new PlayerSeat(world.types.player, SPECTATOR);
  seat.receive(person, from);
  world.spectators.push(seat);
  return seat;
};

const takeSeat = (world: World, colour: string, person: string, from?: PlayerSeat): PlayerSeat => {
  const seat = world.player(colour);
  if (seat.colour === SPECTATOR) return lookOn(world, person, from);
  seat.receive(person, from);
  return seat;
};

/** Somebody is at a colour from the beginning; at Grey they only look on. */
export const arrived = (world: World, colour: string, person: string): PlayerSeat => takeSeat(world, colour, person);

/** https://api.tabletopsimulator.com/events/#onplayerconnect — somebody joins: Grey, until they sit down. */
export const connected = (world: World, person: string): PlayerSeat => {
  const seat = lookOn(world, person);
  world.event("onPlayerConnect", [seat]);
  return seat;
};

const vacated = (world: World, seat: PlayerSeat): void => {
  world.spectators = world.spectators.filter((each) => each !== seat);
  seat.empty();
};

/** What a hand holds that is suddenly nobody's falls. */
const letGo = (world: World, colour: string): void => {
  for (const thing of world.things.filter(({ heldBy }) => heldBy === colour)) {
    thing.heldBy = undefined;
    thing.awake = true;
  }
};

/** https://api.tabletopsimulator.com/player/colors/ — only the host sits at the game master's place. */
export const changedColour = (world: World, seat: PlayerSeat, colour: string): PlayerSeat | undefined =>
  world.player(colour).colour === "Black" && !seat.host ? undefined : moved(world, seat, colour);

/** Takes somebody from where they are to another colour; nowhere if that is taken. */
export const moved = (world: World, seat: PlayerSeat, colour: string): PlayerSeat | undefined => {
  const { person } = seat;
  if (person === undefined || world.player(colour).seated) return undefined;
  const to = takeSeat(world, colour, person, seat);
  letGo(world, seat.colour);
  vacated(world, seat);
  world.event("onPlayerChangeColor", [to.colour]);
  return to;
};

/** https://api.tabletopsimulator.com/events/#onplayerdisconnect — afterwards their colour is told to be Grey. */
export const left = (world: World, seat: PlayerSeat): void => {
  world.event("onPlayerDisconnect", [seat]);
  letGo(world, seat.colour);
  vacated(world, seat);
  world.event("onPlayerChangeColor", [SPECTATOR]);
};

/** https://api.tabletopsimulator.com/player/instance/#kick — a host is nobody's to kick. */
export const kicked = (world: World, seat: PlayerSeat): boolean => {
  if (seat.person === undefined || seat.host) return false;
  left(world, seat);
  return true;
};

/** https://api.tabletopsimulator.com/events/#onblindfold */
export const blindfolded = (world: World, seat: PlayerSeat, on: boolean): void => {
  if (seat.who.blindfolded === on) return;
  seat.who.blindfolded = on;
  world.event("onBlindfold", [seat, on]);
};

/** https://api.tabletopsimulator.com/events/#onplayerchangeteam */
export const joinedTeam = (world: World, seat: PlayerSeat, team: string): boolean => {
  const known = TEAMS.find((each) => each.toLowerCase() === team.toLowerCase());
  if (known === undefined) return false;
  if (seat.team === known) return true;
  seat.who.team = known;
  world.event("onPlayerChangeTeam", [seat.colour, known]);
  return true;
};
