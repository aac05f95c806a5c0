import { namesOf } from "../coverage/member";
import { type HostType, ScriptError } from "../vm/value";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import { attachmentMembers } from "./attachments";
import { effectMembers } from "./behaviours/asset-bundle";
import { classicUi } from "./classic-ui";
import { componentMembers } from "./components/object-components";
import { fogRevealMembers } from "./fog-reveal";
import { highlightMembers } from "./highlight";
import { jointMembers } from "./joints";
import { hostType } from "./members";
import { aboutMembers } from "./object-about";
import { actionMembers } from "./object-actions";
import { contentMembers } from "./object-contents";
import { objectFields } from "./object-fields";
import { hidingMembers } from "./object-hiding";
import { peopleMembers } from "./object-people";
import { scriptMembers } from "./object-script";
import { stateMembers } from "./object-states";
import { tagMembers } from "./object-tags";
import { transformMembers } from "./object-transform";
import { valueMembers } from "./object-values";
import { surfaceMembers } from "./surface";

/** https://api.tabletopsimulator.com/object/ */

/** What may still be asked of an object that is gone. */
const OF_THE_DEAD = new Set(["isDestroyed", "guid", "remainder"]);

const describe = (thing: Thing): string => `${thing.name === "" ? thing.data.Name : thing.name} (${thing.type})`;

const make = (world: World): HostType =>
  hostType<Thing>(
    "Object",
    {
      fields: objectFields(world),
      methods: {
        ...transformMembers(world),
        ...tagMembers,
        ...classicUi(world),
        ...aboutMembers(world),
        ...valueMembers(world),
        ...stateMembers(world),
        ...contentMembers(world),
        ...peopleMembers(world),
        ...actionMembers(world),
        ...attachmentMembers(world),
        ...jointMembers(world),
        ...highlightMembers(world),
        ...hidingMembers,
        ...fogRevealMembers,
        ...surfaceMembers<Thing>((thing) => thing),
        ...scriptMembers(world),
        ...componentMembers,
        ...effectMembers(world),
      },
      documented: namesOf("Object"),
    },
    describe,
    (thing, key) => {
      if (thing.gone && !OF_THE_DEAD.has(key)) {
        throw new ScriptError(`attempt to use an object that is no longer there (${key})`);
      }
    },
  );

/** The type of all objects of a world, which is made with it. */
export const objectType = (world: () => World): HostType => {
  let made: HostType | undefined;
  const real = (): HostType => (made ??= make(world()));
  return {
    name: "Object",
    get: (self, key, vm) => real().get(self, key, vm),
    set: (self, key, value, vm) => {
      real().set(self, key, value, vm);
    },
    text: (self) => real().text(self),
  };
};
