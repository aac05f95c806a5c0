import { attach, detach } from "../world/attached";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import { ScriptError } from "../vm/value";
import { entryOf } from "./entry";
import type { Method } from "./members";

/** https://api.tabletopsimulator.com/object/#addattachment — attachments count from 0. */

const indexOn = (thing: Thing, index: number, member: string): number => {
  const count = (thing.data.ChildObjects ?? []).length;
  if (index < 0 || index >= count)
    throw new ScriptError(`${member}: ${thing.guid} has no attachment ${String(index)}, but ${String(count)}`);
  return index;
};

const drop = (thing: Thing, index: number): void => {
  thing.data.ChildObjects = (thing.data.ChildObjects ?? []).filter((_, i) => i !== index);
};

export const attachmentMembers = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  getAttachments: (thing) => (thing.data.ChildObjects ?? []).map(entryOf),
  addAttachment: (thing, args) => {
    const guest = args.thing(0);
    if (guest === thing) throw new ScriptError(`addAttachment: ${thing.guid} does not go onto itself`);
    attach(world, thing, guest);
    return true;
  },
  removeAttachment: (thing, args) => detach(world, thing, indexOn(thing, args.number(0), "removeAttachment")),
  removeAttachments: (thing) => (thing.data.ChildObjects ?? []).map(() => detach(world, thing, 0)),
  destroyAttachment: (thing, args) => {
    drop(thing, indexOn(thing, args.number(0), "destroyAttachment"));
    return true;
  },
  destroyAttachments: (thing) => {
    thing.data.ChildObjects = [];
    return true;
  },
});
