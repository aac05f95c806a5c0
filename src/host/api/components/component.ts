import { namesOf } from "../../coverage/member";
import type { HostObject, HostType, LuaValue } from "../../vm/value";
import type { ComponentParts, MaterialParts } from "../../world/anatomy";
import type { Args } from "../args";
import { hostType, type Method } from "../members";

type Vars = ComponentParts["vars"];

/** What a component or a material holds; a var that it does not have is neither read nor set. */
const varMembers = <T>(varsOf: (self: T) => Vars): Readonly<Record<string, Method<T>>> => ({
  get: (self, args) => varsOf(self).get(args.text(0))?.value,
  getVars: (self) => Object.fromEntries([...varsOf(self)].map(([name, { type }]) => [name, type])),
  set: (self, args) => setVar(varsOf(self), args),
});

const setVar = (vars: Vars, args: Args): boolean => {
  const found = vars.get(args.text(0));
  if (found === undefined) return false;
  found.value = args.any(1);
  return true;
};

class Component implements HostObject {
  readonly hostType: HostType;

  constructor(
    readonly owner: HostObject,
    readonly parts: ComponentParts,
  ) {
    this.hostType = componentType;
  }
}

/** https://api.tabletopsimulator.com/components/component/ */
const componentType: HostType = hostType<Component>(
  "Component",
  {
    fields: {
      name: { get: ({ parts }) => parts.name },
      game_object: { get: ({ owner }) => owner },
    },
    methods: varMembers<Component>(({ parts }) => parts.vars),
    documented: namesOf("Component"),
  },
  ({ parts }) => parts.name,
);

class Material implements HostObject {
  readonly hostType: HostType;

  constructor(
    readonly owner: HostObject,
    readonly parts: MaterialParts,
  ) {
    this.hostType = materialType;
  }
}

/** https://api.tabletopsimulator.com/components/material/ */
const materialType: HostType = hostType<Material>(
  "Material",
  {
    fields: {
      shader: { get: ({ parts }) => parts.shader },
      game_object: { get: ({ owner }) => owner },
    },
    methods: varMembers<Material>(({ parts }) => parts.vars),
    documented: namesOf("Material"),
  },
  ({ parts }) => parts.shader,
);

export const component = (owner: HostObject, parts: ComponentParts): LuaValue => new Component(owner, parts);
export const material = (owner: HostObject, parts: MaterialParts): LuaValue => new Material(owner, parts);
