import { type Colour, ScriptError } from "../vm/value";
import { type Args, colourNamedOrGiven } from "./args";

/** An argument that must be a colour: https://api.tabletopsimulator.com/types/#color */
export const colourFrom = (args: Args, index: number): Colour => {
  const colour = colourNamedOrGiven(args.any(index));
  if (colour === undefined) throw new ScriptError(`${args.member}: argument ${String(index + 1)} must be a colour`);
  return colour;
};
