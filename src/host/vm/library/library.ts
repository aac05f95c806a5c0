import type { LuaState } from "../lua";
import { openDates } from "./dates";
import { openErrors } from "./errors";
import { openLists } from "./lists";
import { openNumbers } from "./numbers";
import { openTexts } from "./texts";

/**
 * MoonSharp's library where it differs from Lua's. Measured on MoonSharp 2.0.0, with
 * https://github.com/moonsharp-devs/moonsharp at hand for the reasons.
 */
export const openLibrary = (L: LuaState): void => {
  openTexts(L);
  openLists(L);
  openNumbers(L);
  openDates(L);
  openErrors(L);
};
