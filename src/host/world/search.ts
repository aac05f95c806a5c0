import type { PlayerSeat } from "./players";
import type { Thing } from "./thing";
import type { World } from "./world";

/** Looking through a container: until it is closed again nothing goes into it. */

/** https://api.tabletopsimulator.com/behavior/container/#search — one person at a time, `most` things from the top. */
export const startSearch = (world: World, container: Thing, { colour }: PlayerSeat, most = Infinity): boolean => {
  if (container.gone || container.searchedBy !== undefined) return false;
  container.searchedBy = colour;
  container.searchedTo = most;
  world.event("onObjectSearchStart", [container, colour]);
  world.ownEvent(container, "onSearchStart", [colour]);
  return true;
};

export const endSearch = (world: World, container: Thing): void => {
  const colour = container.searchedBy;
  if (colour === undefined) return;
  container.searchedBy = undefined;
  world.event("onObjectSearchEnd", [container, colour]);
  world.ownEvent(container, "onSearchEnd", [colour]);
};
