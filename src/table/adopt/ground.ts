import { isOurs } from "../census";
import { thisObject } from "../script";
import type { Table } from "../table";
import { isKnownElsewhere } from "./known-by";

/** Whether it has to be asked where the game is to be played. */

/** What lies on every table, or on none. */
const NO_PIECES = ["Hand", "Scripting", "Fog", "FogOfWar", "Randomize", "Layout"];

const liesSomething = (): boolean => {
  for (const object of getObjects())
    if (!object.isDestroyed() && NO_PIECES.indexOf(object.type) < 0 && !isOurs(object)) return true;
  return false;
};

/** It has brought the whole box along, to a table on which something lies. */
export const asksGround = (table: Table): boolean =>
  table.match === "none" &&
  table.ground === "unsaid" &&
  table.adopting === "not" &&
  table.known.bound === "none" &&
  isKnownElsewhere(table) &&
  thisObject().getQuantity() > 0 &&
  liesSomething();
