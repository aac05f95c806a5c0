import type { Thing } from "./thing";
import type { World } from "./world";

/** https://api.tabletopsimulator.com/turns/ */

const CUSTOM = 1;

/** Where a hand stands round the table, clockwise as seen from above. */
const bearing = ({ position }: Thing): number => Math.atan2(position.x, position.z);

/** Those without a hand are all at the end, which is nowhere: no two of them can be told apart by a difference. */
const compared = (a: number, b: number): number => (a === b ? 0 : a - b);

const seatedRoundTheTable = (world: World): string[] => {
  const seated = [...world.players.values()].filter((seat) => seat.seated).map((seat) => seat.colour);
  const place = (colour: string): number => {
    const [hand] = world.hands.zonesOf(colour);
    return hand === undefined ? Infinity : bearing(hand);
  };
  const places = new Map(seated.map((colour) => [colour, place(colour)]));
  const [first] = seated;
  const round = [...seated].sort((a, b) => compared(places.get(a) ?? Infinity, places.get(b) ?? Infinity));
  const start = round.indexOf(first ?? "");
  return [...round.slice(start), ...round.slice(0, start)];
};

/** The seated colours as turns go: round the table, or as they were ordered. */
export const turnOrder = (world: World): string[] => {
  const { Type, TurnOrder, Reverse } = world.header.of("Turns");
  const ordered = TurnOrder.filter((colour) => world.isColour(colour) && world.player(colour).seated);
  const order = Type === CUSTOM && ordered.length > 0 ? ordered : seatedRoundTheTable(world);
  return Reverse ? [...order].reverse() : order;
};

const hasCards = (world: World, colour: string): boolean =>
  world.hands.zonesOf(colour).some((zone) => world.hands.cardsIn(zone).length > 0);

/** Whose turn comes `by` after the present one, or before it; nobody's where nobody sits. */
export const turnBeside = (world: World, by: 1 | -1): string => {
  const { SkipEmpty, TurnColor } = world.header.of("Turns");
  const order = turnOrder(world);
  const now = order.indexOf(TurnColor ?? "");
  for (let step = 1; step <= order.length; step++) {
    const at = now < 0 ? (by > 0 ? step - 1 : order.length - step) : now + by * step;
    const colour = order[(at + order.length * step) % order.length];
    if (colour !== undefined && (!SkipEmpty || hasCards(world, colour))) return colour;
  }
  return order[Math.max(now, 0)] ?? "";
};

/** https://api.tabletopsimulator.com/events/#onplayerturn — only where turns are on. */
export const startTurn = (world: World, colour: string): void => {
  const { TurnColor: before = "", Enable } = world.header.of("Turns");
  world.header.change("Turns", { TurnColor: colour });
  if (!Enable || colour === "" || colour === before) return;
  // The events before `onPlayerTurn` spoke of colours; nobody documents them any more.
  if (before !== "") world.event("onPlayerTurnEnd", [before, colour]);
  world.event("onPlayerTurnStart", [colour, before === "" ? undefined : before]);
  world.event("onPlayerTurn", [world.player(colour), before === "" ? undefined : world.player(before)]);
};

/** Turns begin with the first in the order, unless it is somebody's turn. */
export const enableTurns = (world: World, on: boolean): void => {
  const { Enable, TurnColor = "" } = world.header.of("Turns");
  world.header.change("Turns", { Enable: on });
  if (on && !Enable && TurnColor === "") startTurn(world, turnBeside(world, 1));
};

/** Whether a colour may touch anything now: where the table says so, only the one whose turn it is. */
export const mayInteract = (world: World, colour: string): boolean => {
  const { Enable, DisableInteractions, TurnColor } = world.header.of("Turns");
  return !Enable || !DisableInteractions || TurnColor === "" || TurnColor === colour;
};
