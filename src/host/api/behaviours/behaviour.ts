import { namesOf } from "../../coverage/member";
import type { HostObject, HostType, LuaValue } from "../../vm/value";
import type { Thing } from "../../world/thing";
import { type Field, hostType, type Method } from "../members";

/** What some objects can do besides: `obj.Counter` and its like, nil on all others. */
export interface Behaviour {
  readonly name: string;
  on(this: void, thing: Thing): boolean;
  readonly type: HostType;
}

/** A behaviour of one object. */
class Part implements HostObject {
  constructor(
    readonly hostType: HostType,
    readonly thing: Thing,
  ) {}
}

type OfThing<Member> = Readonly<Record<string, Member>>;

export const behaviour = (
  name: string,
  on: (thing: Thing) => boolean,
  members: { readonly fields?: OfThing<Field<Thing>>; readonly methods?: OfThing<Method<Thing>> },
): Behaviour => {
  const fields = Object.entries(members.fields ?? {}).map(([key, { get, set }]): [string, Field<Part>] => [
    key,
    {
      get: ({ thing }, vm) => get(thing, vm),
      ...(set === undefined
        ? {}
        : {
            set: ({ thing }, value, vm) => {
              set(thing, value, vm);
            },
          }),
    },
  ]);
  const methods = Object.entries(members.methods ?? {}).map(([key, call]): [string, Method<Part>] => [
    key,
    ({ thing }, args, vm) => call(thing, args, vm),
  ]);
  const type = hostType<Part>(
    name,
    { fields: Object.fromEntries(fields), methods: Object.fromEntries(methods), documented: namesOf(name) },
    ({ thing }) => `${name} of ${thing.guid}`,
  );
  return { name, on, type };
};

const parts = new WeakMap<Thing, Map<string, Part>>();

/** The same part each time it is asked for, so that a script may compare or keep it. */
export const partOf = ({ name, on, type }: Behaviour, thing: Thing): LuaValue => {
  if (!on(thing)) return undefined;
  const own = parts.get(thing) ?? new Map<string, Part>();
  parts.set(thing, own);
  const part = own.get(name) ?? new Part(type, thing);
  own.set(name, part);
  return part;
};
