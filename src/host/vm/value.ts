import type { Vm } from "./vm";

/** What passes between the host and a script. A Lua table is a map with the host's readers. */

export type LuaValue =
  | undefined
  | boolean
  | number
  | string
  | LuaTable
  | LuaFunction
  | HostObject
  | HostFunction
  | Vec
  | Colour
  | readonly LuaValue[]
  | { readonly [key: string]: LuaValue };

/** A function the host lends to a script. */
export class HostFunction {
  constructor(
    readonly name: string,
    readonly call: (args: readonly LuaValue[], vm: Caller) => LuaValue | Several,
  ) {}
}

/** More than one result. */
export class Several {
  constructor(readonly values: readonly LuaValue[]) {}
}

/** The script that calls the host. */
export interface Caller {
  readonly name: string;
  /** Counts what the game does in Lua and the host does by itself. */
  charge(instructions: number): void;
  /** Sees each member of the game that is read, set or called, before it is done; what it throws, the call has thrown. */
  readonly watch: Watch;
}

export type Watch = (this: void, member: string) => void;

/** A function of a script, callable in that script alone. */
export interface LuaFunction {
  readonly isLuaFunction: true;
  readonly vm: Vm;
  call(...args: readonly LuaValue[]): LuaValue;
}

export const isLuaFunction = (value: LuaValue): value is LuaFunction =>
  typeof value === "object" && "isLuaFunction" in value;

/** Something the scripts see as userdata: a game object, a player, a built-in table. */
export interface HostObject {
  readonly hostType: HostType;
}

export const isHostObject = (value: LuaValue): value is HostObject => typeof value === "object" && "hostType" in value;

/** How userdata of a type answers `.name` and `.name = value`. */
export interface HostType {
  readonly name: string;
  get(self: HostObject, key: string, vm: Caller): LuaValue;
  set(self: HostObject, key: string, value: LuaValue, vm: Caller): void;
  text(self: HostObject): string;
}

/** A Vector as scripts know it: x, y, z with the class's methods. */
export class Vec {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly z: number,
  ) {}
}

/** A Color as scripts know it. */
export class Colour {
  constructor(
    readonly r: number,
    readonly g: number,
    readonly b: number,
    readonly a = 1,
  ) {}
}

export type LuaKey = string | number | boolean | HostObject;

/** The classes of which scripts' values stay when they pass from one script to another. */
export type ClassName = "Vector" | "Color";

export class LuaTable {
  readonly entries = new Map<LuaKey, LuaValue>();
  /** The class whose value it is in the script it comes from. */
  kind: ClassName | undefined;

  get(key: LuaKey): LuaValue {
    return this.entries.get(key);
  }

  /** The values at 1, 2, 3 … up to the first gap. */
  list(): LuaValue[] {
    const values: LuaValue[] = [];
    for (let i = 1; this.entries.has(i); i++) values.push(this.entries.get(i));
    return values;
  }

  static of(entries: Iterable<readonly [LuaKey, LuaValue]>): LuaTable {
    const table = new LuaTable();
    for (const [key, value] of entries) table.entries.set(key, value);
    return table;
  }
}

/** A value where the game expects a text: what is neither text, number nor truth is none. */
export const textOf = (value: LuaValue): string => {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
};

/** A complaint that a script gets as a Lua error. */
export class ScriptError extends Error {
  constructor(
    message: string,
    /** It says where it happened. */
    readonly isPlaced = false,
  ) {
    super(message);
  }
}

/** A member that Tabletop Simulator has and this host does not imitate. */
export class NotImitated extends ScriptError {
  constructor(readonly member: string) {
    super(`the headless table does not imitate ${member}`);
  }
}
