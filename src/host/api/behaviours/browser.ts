import { ScriptError } from "../../vm/value";
import type { Thing } from "../../world/thing";
import { type Behaviour, behaviour } from "./behaviour";

/** Nobody tells how wide a page is at first; it is what the game's tablet is drawn at. */
const WIDTH = 1024;

export const addressOf = (thing: Thing): string => thing.data.Tablet?.PageURL ?? "";

export const visit = (thing: Thing, url: string): boolean => {
  thing.data.Tablet = { PageURL: url };
  return true;
};

/** https://api.tabletopsimulator.com/behavior/browser/ — a tablet keeps its address, and shows nothing here. */
export const browser: Behaviour = behaviour("Browser", ({ type }) => type === "Tablet", {
  fields: {
    url: {
      get: addressOf,
      set: (thing, value) => {
        if (typeof value !== "string") throw new ScriptError("Browser.url is a text");
        visit(thing, value);
      },
    },
    pixel_width: {
      get: (thing) => thing.extra.get("Browser.pixel_width") ?? WIDTH,
      set: (thing, value) => {
        if (typeof value !== "number") throw new ScriptError("Browser.pixel_width is a number");
        thing.extra.set("Browser.pixel_width", Math.trunc(value));
      },
    },
  },
});
