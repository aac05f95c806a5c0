import type { ObjectState } from "../../tts/save";
import { Colour } from "../vm/value";
import { stateOf } from "../world/serialise";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import { colourFrom } from "./colour-from";
import { customOf, setCustom } from "./custom-object";
import { fromJson } from "./json";
import type { Method } from "./members";

/** What is written on an object, and the object as it is saved: https://api.tabletopsimulator.com/object/#get-functions */

const setText =
  (key: keyof ObjectState): Method<Thing> =>
  (thing, args) => {
    Object.assign(thing.data, { [key]: args.text(0, "") });
    return true;
  };

const setLocked = (thing: Thing, locked: boolean): void => {
  thing.data.Locked = locked;
  thing.awake = true;
};

const texts: Readonly<Record<string, Method<Thing>>> = {
  getGUID: (thing) => thing.guid,
  getName: (thing) => thing.name,
  setName: setText("Nickname"),
  getDescription: (thing) => thing.data.Description ?? "",
  setDescription: setText("Description"),
  getGMNotes: (thing) => thing.data.GMNotes ?? "",
  setGMNotes: setText("GMNotes"),
  getMemo: (thing) => thing.data.Memo,
};

const looks: Readonly<Record<string, Method<Thing>>> = {
  getLock: (thing) => thing.locked,
  setLock: (thing, args) => {
    setLocked(thing, args.flag(0, true));
    return true;
  },
  lock: (thing) => {
    setLocked(thing, true);
    return undefined;
  },
  unlock: (thing) => {
    setLocked(thing, false);
    return undefined;
  },
  getColorTint: ({ data: { ColorDiffuse: tint } }) =>
    tint === undefined ? new Colour(1, 1, 1) : new Colour(tint.r, tint.g, tint.b, tint.a),
  setColorTint: (thing, args) => {
    const { r, g, b, a } = colourFrom(args, 0);
    thing.data.ColorDiffuse = a === 1 ? { r, g, b } : { r, g, b, a };
    return true;
  },
};

const PRETTY = 2;

export const aboutMembers = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  ...texts,
  ...looks,
  isDestroyed: (thing) => thing.doomed || thing.gone,
  getData: (thing) => fromJson(stateOf(world, thing), true),
  getJSON: (thing, args) => JSON.stringify(stateOf(world, thing), undefined, args.flag(0, true) ? PRETTY : 0),
  getCustomObject: (thing) => customOf(thing.data),
  setCustomObject: (thing, args) => {
    setCustom(thing, args.table(0));
    return true;
  },
});
