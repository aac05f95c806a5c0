import { namesOf } from "../../coverage/member";
import type { HostObject, HostType, LuaValue } from "../../vm/value";
import { type Body, within } from "../../world/anatomy";
import { hostType, type Method } from "../members";
import { component, material } from "./component";

/** What a GameObject has, and an object as one: https://api.tabletopsimulator.com/components/gameobject/ */
export const bodyMembers = <T>(bodyOf: (self: T) => Body): Readonly<Record<string, Method<T>>> => {
  const components = (bodies: readonly Body[], name: string): LuaValue[] =>
    bodies.flatMap((body) =>
      body.components
        .filter((parts) => name === "" || parts.name === name)
        .map((parts) => component(gameObject(body), parts)),
    );
  const materials = (bodies: readonly Body[]): LuaValue[] =>
    bodies.flatMap((body) => body.materials.map((parts) => material(gameObject(body), parts)));
  return {
    getChild: (self, args) => {
      const child = bodyOf(self).children.find(({ name }) => name === args.text(0));
      return child === undefined ? undefined : gameObject(child);
    },
    getChildren: (self) => bodyOf(self).children.map(gameObject),
    getComponent: (self, args) => components([bodyOf(self)], args.text(0))[0],
    getComponentInChildren: (self, args) => components(within(bodyOf(self)), args.text(0))[0],
    getComponents: (self, args) => components([bodyOf(self)], args.text(0, "")),
    getComponentsInChildren: (self, args) => components(within(bodyOf(self)), args.text(0, "")),
    getMaterials: (self) => materials([bodyOf(self)]),
    getMaterialsInChildren: (self) => materials(within(bodyOf(self))),
  };
};

class GameObject implements HostObject {
  readonly hostType: HostType;

  constructor(readonly body: Body) {
    this.hostType = gameObjectType;
  }
}

const gameObjectType: HostType = hostType<GameObject>(
  "GameObject",
  {
    fields: { name: { get: ({ body }) => body.name } },
    methods: bodyMembers<GameObject>(({ body }) => body),
    documented: namesOf("GameObject"),
  },
  ({ body }) => body.name,
);

const gameObject = (body: Body): HostObject => new GameObject(body);
