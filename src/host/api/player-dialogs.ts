import { Colour, isLuaFunction, type LuaFunction, type LuaValue, ScriptError, textOf } from "../vm/value";
import { type DialogKind, opened } from "../world/dialogs";
import type { PlayerSeat } from "../world/players";
import type { World } from "../world/world";
import { type Args, colourOf } from "./args";
import type { Method } from "./members";

/** https://api.tabletopsimulator.com/player/instance/#showinfodialog and those after it */

/** The callback stands last, wherever that is: what comes before it may be left out. */
const split = (args: Args): { readonly before: readonly LuaValue[]; readonly then: LuaFunction } => {
  const at = args.values.findIndex((value) => value !== undefined && isLuaFunction(value));
  const then = args.values[at];
  if (then === undefined || !isLuaFunction(then)) throw new ScriptError(`${args.member}: there is no callback`);
  return { before: args.values.slice(0, at), then };
};

const asksText =
  (world: () => World, kind: DialogKind): Method<PlayerSeat> =>
  (seat, args) => {
    const { before, then } = split(args);
    const ok = (value: LuaValue): void => {
      world().callBack(then, value, seat.colour);
    };
    return opened(seat, { kind, text: textOf(before[0]), options: [], value: textOf(before[1]), then, ok });
  };

/** An option is named by its number from 1, or by its text. */
const optionAt = (options: readonly string[], named: LuaValue): number => {
  if (typeof named === "number") return named >= 1 && named <= options.length ? named : 1;
  return Math.max(options.indexOf(textOf(named)), 0) + 1;
};

export const dialogs = (world: () => World): Readonly<Record<string, Method<PlayerSeat>>> => ({
  showInfoDialog: (seat, args) =>
    opened(seat, { kind: "info", text: args.text(0), options: [], value: undefined, ok: () => undefined }),
  showConfirmDialog: (seat, args) => {
    const { before, then } = split(args);
    const ok = (): void => {
      world().callBack(then, seat.colour);
    };
    return opened(seat, { kind: "confirm", text: textOf(before[0]), options: [], value: undefined, then, ok });
  },
  showInputDialog: asksText(world, "input"),
  showMemoDialog: asksText(world, "memo"),
  showOptionsDialog: (seat, args) => {
    const { before, then } = split(args);
    const options = args.table(1).list().map(textOf);
    const ok = (value: LuaValue): void => {
      const index = optionAt(options, value);
      world().callBack(then, options[index - 1], index, seat.colour);
    };
    return opened(seat, {
      kind: "options",
      text: textOf(before[0]),
      options,
      value: optionAt(options, before[2]),
      then,
      ok,
    });
  },
  showColorDialog: (seat, args) => {
    const { before, then } = split(args);
    const ok = (value: LuaValue): void => {
      world().callBack(then, value, seat.colour);
    };
    const value = colourOf(before[0]) ?? new Colour(1, 1, 1);
    return opened(seat, { kind: "colour", text: "", options: [], value, then, ok });
  },
});
