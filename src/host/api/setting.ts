import type { ColourState } from "../../tts/save";
import type { Sections } from "../world/header";
import { Colour, type HostObject, LuaTable, type LuaValue, ScriptError, textOf } from "../vm/value";
import type { World } from "../world/world";
import { colourOf } from "./args";
import type { Field } from "./members";

/** How a setting of the save looks to a script, and what it takes from one. */
export interface Kind<T> {
  show(this: void, kept: T): LuaValue;
  /** The value to be kept, or nothing where a script gives something else. */
  read(this: void, given: LuaValue): T | undefined;
  readonly wanted: string;
}

export const flag: Kind<boolean> = {
  show: (kept) => kept,
  read: (given) => (typeof given === "boolean" ? given : undefined),
  wanted: "a boolean",
};

/** A number; one beyond the documented ends is taken for that end. */
export const number = (least = -Infinity, most = Infinity): Kind<number> => ({
  show: (kept) => kept,
  read: (given) =>
    typeof given === "number" && !Number.isNaN(given) ? Math.min(most, Math.max(least, given)) : undefined,
  wanted: "a number",
});

/** One of a few: scripts count from 1, saves from 0. */
export const oneOf = (count: number): Kind<number> => ({
  show: (kept) => kept + 1,
  read: (given) =>
    typeof given === "number" && Number.isInteger(given) && given >= 1 && given <= count ? given - 1 : undefined,
  wanted: `a number from 1 to ${String(count)}`,
});

export const text: Kind<string> = {
  show: (kept) => kept,
  read: (given) => (typeof given === "string" || typeof given === "number" ? textOf(given) : undefined),
  wanted: "a string",
};

const listOf = <T extends string | number>(isOne: (entry: LuaValue) => entry is T, of: string): Kind<readonly T[]> => ({
  show: (kept) => [...kept],
  read: (given) => (given instanceof LuaTable && given.list().every(isOne) ? (given.list() as T[]) : undefined),
  wanted: `a list of ${of}`,
});

export const texts = listOf((entry): entry is string => typeof entry === "string", "strings");
export const numbers = listOf((entry): entry is number => typeof entry === "number", "numbers");

export const tint: Kind<ColourState> = {
  show: ({ r, g, b, a }) => new Colour(r, g, b, a ?? 1),
  read: (given) => {
    const colour = colourOf(given);
    return colour === undefined ? undefined : { r: colour.r, g: colour.g, b: colour.b };
  },
  wanted: "a Color",
};

/** Reads what a script sets a member to; what the member does not take is an error with its name. */
export const taken = <T>(kind: Kind<T>, given: LuaValue, member: string): T => {
  const value = kind.read(given);
  if (value === undefined) throw new ScriptError(`${member} must be ${kind.wanted}`);
  return value;
};

/** A member that is a field of the save's header: it is read there and written there, so that it is saved. */
export const setting = <Name extends keyof Sections, Key extends keyof Sections[Name]>(
  world: World,
  section: Name,
  key: Key,
  kind: Kind<NonNullable<Sections[Name][Key]>>,
  member: string,
): Field<HostObject> => ({
  get: () => kind.show(world.header.of(section)[key] as NonNullable<Sections[Name][Key]>),
  set: (_, given) => {
    world.header.change(section, { [key]: taken(kind, given, member) } as unknown as Partial<Sections[Name]>);
  },
});
