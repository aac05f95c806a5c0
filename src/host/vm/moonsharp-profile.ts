import { openBuiltins } from "./moonsharp-builtins";
import { moonsharpLibrary } from "./moonsharp-library";
import { type ParseLua, withItsOperators } from "./moonsharp-operators";
import type { Profile } from "./profile";

/**
 * The traps of MoonSharp, for tests where MoonSharp itself cannot be had. Not imitated: its patterns' view of text that
 * is not ASCII (`find`, `match`, `gsub`), the length of `{ 1, nil }`, the columns of its error messages, its speed.
 */
export const moonsharpProfile = (parseLua: ParseLua): Profile => ({
  spoken: (script, chunk) => withItsOperators(parseLua, script, chunk),
  open: openBuiltins,
  library: moonsharpLibrary,
});
