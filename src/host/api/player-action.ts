import type { PlayerSeat } from "../world/players";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";

/** https://api.tabletopsimulator.com/events/#onplayeraction — the numbers are those of `Player.Action`. */
export const ACTIONS = [
  "Copy",
  "Cut",
  "Delete",
  "FlipIncrementalLeft",
  "FlipIncrementalRight",
  "FlipOver",
  "Group",
  "Paste",
  "PickUp",
  "Randomize",
  "RotateIncrementalLeft",
  "RotateIncrementalRight",
  "RotateOver",
  "Select",
  "Under",
] as const;

export type PlayerAction = (typeof ACTIONS)[number];

export const actionNumber = (action: PlayerAction): number => ACTIONS.indexOf(action);

/** Whether the scripts let a person do that. */
export const mayAct = (world: World, seat: PlayerSeat, action: PlayerAction, targets: readonly Thing[]): boolean =>
  world.event("onPlayerAction", [seat, actionNumber(action), [...targets]], (answer) => answer === false) !== false;
