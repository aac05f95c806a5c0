import type { FogOfWarRevealerState } from "../../tts/save";
import { ScriptError } from "../vm/value";
import { COLOURS } from "../world/players";
import type { Thing } from "../world/thing";
import type { Method } from "./members";

/** https://api.tabletopsimulator.com/object/#setfogofwarreveal — `Black` and `All` both mean everybody. */

const AT_FIRST: FogOfWarRevealerState = { Active: false, Range: 5, Color: "All" };

const colourNamed = (name: string): string => {
  const known = ["All", ...Object.keys(COLOURS)].find((each) => each.toLowerCase() === name.toLowerCase());
  if (known === undefined) throw new ScriptError(`setFogOfWarReveal: there is no player colour ${name}`);
  return known;
};

export const fogRevealMembers: Readonly<Record<string, Method<Thing>>> = {
  getFogOfWarReveal: ({ data }) => {
    const { Active, Range, Color } = data.FogOfWarRevealer ?? AT_FIRST;
    return { reveal: Active, color: Color, range: Range };
  },
  // What is not given stays.
  setFogOfWarReveal: (thing, args) => {
    const table = args.table(0);
    const [reveal, colour, range] = [table.get("reveal"), table.get("color"), table.get("range")];
    thing.data.FogOfWarRevealer = {
      ...AT_FIRST,
      ...thing.data.FogOfWarRevealer,
      ...(typeof reveal === "boolean" ? { Active: reveal } : {}),
      ...(typeof colour === "string" ? { Color: colourNamed(colour) } : {}),
      ...(typeof range === "number" ? { Range: range } : {}),
    };
    return true;
  },
};
