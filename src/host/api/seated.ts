import type { World } from "../world/world";

export const seatedColours = (world: World): string[] =>
  [...world.players.values()].filter((seat) => seat.seated).map((seat) => seat.colour);
