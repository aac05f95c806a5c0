import type { Light } from "../kernel/game";
import { LIGHTS, litHere, putOn } from "./lit";
import type { Table } from "./table";

/**
 * The light of the game's room follows what has been shown of the match. The save's header keeps it, so the light that was
 * there before is kept beside the match: it comes back when that is left.
 */

/** On a table that somebody else has made the light is theirs. */
const lightNow = ({ game, shadow, settings, known }: Table): Light =>
  shadow === "none" || settings.light === "stays" || known.bound !== "none" ? "day" : (game.lightOf?.(shadow) ?? "day");

export const shine = (table: Table): void => {
  const light = lightNow(table);
  if (light === table.light) return;
  if (light !== "day") {
    if (table.ownLight === "none") table.ownLight = litHere();
    putOn(LIGHTS[light]);
  } else if (table.ownLight !== "none") {
    putOn(table.ownLight);
    table.ownLight = "none";
  }
  // Not before it is lit: what failed is lit anew.
  table.light = light;
};
