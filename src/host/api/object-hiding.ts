import type { Thing } from "../world/thing";
import type { Method } from "./members";

/** https://api.tabletopsimulator.com/object/#hide-functions */

/** The one hiding that has no name of its own: an empty list hides from nobody. */
const OWN = "";

const set =
  (how: "hidden" | "invisible"): Method<Thing> =>
  (thing, args) => {
    thing.hiders.set(`${how}:${OWN}`, { how, from: args.texts(0) });
    return true;
  };

/** Here an empty list, or none, hides from everybody. */
const attach =
  (how: "hidden" | "invisible"): Method<Thing> =>
  (thing, args) => {
    const id = `${how}:${args.text(0)}`;
    const from = args.any(2) === undefined ? [] : args.texts(2);
    if (args.flag(1, true)) thing.hiders.set(id, { how, from: from.length === 0 ? "everybody" : from });
    else thing.hiders.delete(id);
    return true;
  };

export const hidingMembers: Readonly<Record<string, Method<Thing>>> = {
  setHiddenFrom: set("hidden"),
  setInvisibleTo: set("invisible"),
  attachHider: attach("hidden"),
  attachInvisibleHider: attach("invisible"),
};
