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

/** Userdata of one type, from its members. `check` runs before every use, as on a dead reference. */
export const hostType = <T extends HostObject>(
  name: string,
  members: Members<T>,
  text: (self: T) => string,
  check: (self: T, key: string) => void = () => undefined,
): HostType => ({
  name,
  get: (self, key, vm) => {
    const thing = self as T;
    check(thing, key);
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
  set: (self, key, value, vm) => {
    const thing = self as T;
    check(thing, key);
    const field = has(members.fields, key) ? members.fields[key] : undefined;
    if (field?.set !== undefined) {
      vm.watch(`${name}.${key} =`);
      field.set(thing, value, vm);
      return;
    }
    if (field === undefined && members.documented.has(key)) throw refusal(`${name}.${key}`);
    throw new ScriptError(`cannot set field ${key} of userdata<${name}>`);
  },
  text: (self) => text(self as T),
});

/** A built-in table that there is one of in each script, such as `Wait`. */
export const singleton = (name: string, members: Members<HostObject>): HostObject => ({
  hostType: hostType(name, members, () => name),
});
