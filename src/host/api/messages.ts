import type { LuaValue } from "../vm/value";
import { Colour } from "../vm/value";
import type { World } from "../world/world";
import { type Args, colourNamedOrGiven } from "./args";
import type { Base } from "./base";
import { toJson } from "./json";
import { type Logged, logText, styleOf } from "./logging";

/** https://api.tabletopsimulator.com/base/#message-functions */

const logged = (args: Args): Logged => ({ value: args.any(0), label: args.text(1, ""), tags: args.text(2, "") });

const WHITE = new Colour(1, 1, 1);

export const messages = (world: World): Readonly<Record<string, Base>> => {
  const toAll = (args: Args, broadcast: boolean): LuaValue => {
    world.say({ to: "all", text: args.text(0), broadcast, tint: colourNamedOrGiven(args.any(1)) });
    return true;
  };
  const toColour = (args: Args, broadcast: boolean): LuaValue => {
    world.say({ to: args.text(1), text: args.text(0), broadcast, tint: colourNamedOrGiven(args.any(2)) });
    return true;
  };
  return {
    __print: (args) => {
      world.say({ to: "host", text: args.text(0), broadcast: false });
      world.editor.printed(args.text(0));
      return undefined;
    },
    log: (args) => {
      const entry = logged(args);
      world.say({ to: "host", text: logText(world, entry), broadcast: false, tint: styleOf(world, entry.tags)?.tint });
      return true;
    },
    logString: (args) => logText(world, logged(args), args.flag(3, false), args.flag(4, false)),
    logStyle: (args) => {
      const style = {
        tint: colourNamedOrGiven(args.any(1)) ?? WHITE,
        prefix: args.text(2, ""),
        postfix: args.text(3, ""),
      };
      world.logStyles.set(args.text(0).toLowerCase(), style);
      return true;
    },
    printToAll: (args) => toAll(args, false),
    broadcastToAll: (args) => toAll(args, true),
    printToColor: (args) => toColour(args, false),
    broadcastToColor: (args) => toColour(args, true),
    stringColorToRGB: (args) => colourNamedOrGiven(args.text(0)) ?? WHITE,
    // https://api.tabletopsimulator.com/externaleditorapi/#custom-messages
    sendExternalMessage: (args) => {
      const message = toJson(args.table(0));
      world.say({ to: "editor", text: JSON.stringify(message), broadcast: false });
      world.editor.custom(message);
      return true;
    },
  };
};
