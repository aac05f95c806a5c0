import {
  type Caller,
  HostFunction,
  type HostObject,
  type HostType,
  type LuaValue,
  ScriptError,
  type Several,
} from "../vm/value";
import { refusal } from "../coverage/refused";
import { Args } from "./args";

export interface Field<T> {
  readonly get: (self: T, vm: Caller) => LuaValue;
  readonly set?: (self: T, value: LuaValue, vm: Caller) => void;
}

export type Method<T> = (self: T, args: Args, vm: Caller) => LuaValue | Several;

export interface Members<T> {
  readonly fields: Readonly<Record<string, Field<T>>>;
  readonly methods: Readonly<Record<string, Method<T>>>;
  /** Everything the game documents here: what of it is missing above fails loudly. */
  readonly documented: ReadonlySet<string>;
}

const has = (record: object, key: string): boolean => Object.prototype.hasOwnProperty.call(record, key);

const begunLarge = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** `set_name` as `setName`. */
const humped = (name: string): string => name.replace(/(?!^)_+(.?)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A member by the name a script has for it: where there is none, MoonSharp looks for it with a large first letter, with
 * humps for underscores, and with both. A public table says `assetBundle`.
 */
const spelled = <T>({ fields, methods, documented }: Members<T>, key: string): string => {
  const isThere = (name: string): boolean => has(fields, name) || has(methods, name) || documented.has(name);
  if (isThere(key)) return key;
  return [begunLarge(key), humped(key), begunLarge(humped(key))].find(isThere) ?? key;
};

/** Userdata of one type, from its members. `check` runs before every use, as on a dead reference. */
export const hostType = <T extends HostObject>(
  name: string,
  members: Members<T>,
  text: (self: T) => string,
  check: (self: T, key: string) => void = () => undefined,
): HostType => ({
  name,
  get: (self, asked, vm) => {
    const thing = self as T;
    check(thing, asked);
    const key = spelled(members, asked);
    const field = has(members.fields, key) ? members.fields[key] : undefined;
    if (field !== undefined) {
      vm.watch(`${name}.${key}`);
      return field.get(thing, vm);
    }
    const method = has(members.methods, key) ? members.methods[key] : undefined;
    if (method !== undefined) {
      return new HostFunction(`${name}.${key}`, (args, caller) => {
        check(thing, key);
        caller.watch(`${name}.${key}`);
        return method(thing, new Args(`${name}.${key}`, args), caller);
      });
    }
    if (members.documented.has(key)) throw refusal(`${name}.${key}`);
    throw new ScriptError(`cannot access field ${key} of userdata<${name}>`);
  },
  set: (self, asked, value, vm) => {
    const thing = self as T;
    check(thing, asked);
    const key = spelled(members, asked);
    const field = has(members.fields, key) ? members.fields[key] : undefined;
    if (field?.set !== undefined) {
      vm.watch(`${name}.${key} =`);
      field.set(thing, value, vm);
      return;
    }
    const isThere = field !== undefined || has(members.methods, key);
    if (!isThere && members.documented.has(key)) throw refusal(`${name}.${key}`);
    throw new ScriptError(`cannot set field ${key} of userdata<${name}>`);
  },
  text: (self) => text(self as T),
});

/** A built-in table that there is one of in each script, such as `Wait`. */
export const singleton = (name: string, members: Members<HostObject>): HostObject => ({
  hostType: hostType(name, members, () => name),
});
