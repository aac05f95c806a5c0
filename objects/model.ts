import type { CustomMeshState } from "../src/tts/save";
import type { PieceTemplate } from "../build/table-definition";

/** What a model is to TTS, and how it sounds. */
const TYPES = { generic: 0, figurine: 1, die: 2, board: 4, bag: 6 } as const;
const MATERIALS = { plastic: 0, wood: 1, metal: 2, cardboard: 3 } as const;

export interface Model {
  readonly type: keyof typeof TYPES;
  readonly material: keyof typeof MATERIALS;
  readonly mesh: string;
  readonly picture: string;
  /** Without one TTS takes the box about the mesh. */
  readonly collider?: string;
  /** A collider of several parts with room between them. */
  readonly hollow?: boolean;
}

export const ONE = { x: 1, y: 1, z: 1 } as const;

const WHITE = { r: 1, g: 1, b: 1 } as const;

const meshState = ({ type, material, mesh, picture, collider, hollow }: Model): CustomMeshState => ({
  MeshURL: `asset:${mesh}`,
  DiffuseURL: `asset:${picture}`,
  NormalURL: "",
  ColliderURL: collider === undefined ? "" : `asset:${collider}`,
  Convex: hollow !== true,
  MaterialIndex: MATERIALS[material],
  TypeIndex: TYPES[type],
  // Nothing shines: the pictures bring their own light.
  CustomShader: { SpecularColor: WHITE, SpecularIntensity: 0, SpecularSharpness: 2, FresnelStrength: 0 },
  CastShadows: true,
});

/** An OBJ unit is a TTS unit, so a model is never scaled. */
export const modelled = (model: Model, lift: number, own: Partial<PieceTemplate>): PieceTemplate => ({
  Name: model.type === "bag" ? "Custom_Model_Bag" : "Custom_Model",
  CustomMesh: meshState(model),
  Grid: false,
  scale: ONE,
  lift,
  ...own,
});
