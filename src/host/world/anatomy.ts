import type { Colour, LuaValue } from "../vm/value";
import type { Thing } from "./thing";

/**
 * What Unity would make an object of: https://api.tabletopsimulator.com/components/introduction/. Nobody lists what the
 * game's own objects have, so this is what the page's examples use and what every body with a mesh has in Unity. What a
 * script sets is kept and does nothing.
 */
export type VarType = "bool" | "float" | "string" | "Vector" | "Color";

export interface ComponentParts {
  readonly name: string;
  readonly vars: Map<string, { readonly type: VarType; value: LuaValue }>;
}

export interface MaterialParts {
  readonly shader: string;
  readonly vars: ComponentParts["vars"];
}

/** A GameObject with its components, its materials and those below it. */
export interface Body {
  readonly name: string;
  readonly components: readonly ComponentParts[];
  readonly materials: readonly MaterialParts[];
  readonly children: readonly Body[];
}

type Vars = Readonly<Record<string, readonly [VarType, LuaValue]>>;

const varsOf = (vars: Vars): ComponentParts["vars"] =>
  new Map(Object.entries(vars).map(([name, [type, value]]) => [name, { type, value }]));

const part = (name: string, vars: Vars): ComponentParts => ({ name, vars: varsOf(vars) });

const collider = (isMesh: boolean): ComponentParts =>
  isMesh
    ? part("MeshCollider", { enabled: ["bool", true], isTrigger: ["bool", false], convex: ["bool", true] })
    : part("BoxCollider", { enabled: ["bool", true], isTrigger: ["bool", false] });

const visible = (isMesh: boolean): readonly ComponentParts[] => [
  collider(isMesh),
  part("MeshFilter", {}),
  part("MeshRenderer", {
    enabled: ["bool", true],
    receiveShadows: ["bool", true],
    sortingOrder: ["float", 0],
  }),
];

const materials = (tint: Colour): readonly MaterialParts[] => [
  { shader: "Standard", vars: varsOf({ _Color: ["Color", tint] }) },
];

const made = new WeakMap<Thing, Body>();

/** Made when it is asked for first; attachments hang below. */
export const bodyOf = (thing: Thing, tint: Colour): Body => {
  const known = made.get(thing);
  const children = thing.data.ChildObjects ?? [];
  if (known?.children.length === children.length) return known;
  const { Mass = 1, Drag = 0.1, AngularDrag = 0.1, UseGravity = true } = thing.data.Rigidbody ?? {};
  const isMesh = thing.data.CustomMesh !== undefined;
  const body: Body = {
    name: thing.data.Name,
    components: known?.components ?? [
      part("Transform", {}),
      ...visible(isMesh),
      part("Rigidbody", {
        mass: ["float", Mass],
        drag: ["float", Drag],
        angularDrag: ["float", AngularDrag],
        useGravity: ["bool", UseGravity],
        isKinematic: ["bool", thing.locked],
      }),
      part("AudioSource", { enabled: ["bool", true], mute: ["bool", false], volume: ["float", 1] }),
    ],
    materials: known?.materials ?? materials(tint),
    children: children.map(({ Name, CustomMesh }) => ({
      name: Name,
      components: [part("Transform", {}), ...visible(CustomMesh !== undefined)],
      materials: materials(tint),
      children: [],
    })),
  };
  made.set(thing, body);
  return body;
};

/** The body and everything below it, depth first. */
export const within = (body: Body): readonly Body[] => [body, ...body.children.flatMap(within)];
