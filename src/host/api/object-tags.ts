import type { Thing } from "../world/thing";
import type { Method } from "./members";

/** https://api.tabletopsimulator.com/object/#tag-functions — tags compare without case. */

const sameTag = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const hasTag = (thing: Thing, tag: string): boolean => thing.tags.some((each) => sameTag(each, tag));

export const tagMembers: Readonly<Record<string, Method<Thing>>> = {
  getTags: (thing) => [...thing.tags],
  hasTag: (thing, args) => hasTag(thing, args.text(0)),
  hasAnyTag: (thing) => thing.tags.length > 0,
  hasMatchingTag: (thing, args) => args.thing(0).tags.some((tag) => hasTag(thing, tag)),
  addTag: (thing, args) => {
    if (!hasTag(thing, args.text(0))) thing.tags = [...thing.tags, args.text(0)];
    return true;
  },
  removeTag: (thing, args) => {
    thing.tags = thing.tags.filter((tag) => !sameTag(tag, args.text(0)));
    return true;
  },
  setTags: (thing, args) => {
    thing.tags = args.texts(0);
    return true;
  },
};
