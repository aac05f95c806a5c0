import type { Vm } from "../vm/vm";

/**
 * What events were called before 2018, as the game's own editor package listed them. It says of `onload` that it still works,
 * and public tables that are played today rely on it and on others: a script that knows no newer name hears the old one.
 * https://github.com/Berserk-Games/atom-tabletopsimulator-lua/blob/master/CHANGELOG.md
 */
const OLD: Readonly<Record<string, string>> = {
  onLoad: "onload",
  onUpdate: "update",
  onFixedUpdate: "fixedUpdate",
  onPickUp: "onPickedUp",
  onDrop: "onDropped",
  onObjectPickUp: "onObjectPickedUp",
  onObjectDrop: "onObjectDropped",
  onObjectDestroy: "onObjectDestroyed",
  onPlayerChangeColor: "onPlayerChangedColor",
};

/** The function by which a script hears an event, if it does. */
export const hearerOf = (vm: Vm, event: string): string | undefined => {
  if (vm.hasFunction(event)) return event;
  const old = OLD[event];
  return old !== undefined && vm.hasFunction(old) ? old : undefined;
};
