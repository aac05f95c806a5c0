import type { ColourState, ObjectState, TransformState } from "../../src/tts/save";
import type { Appearance } from "./appearance";
import { memberAt } from "./component";
import type { Style } from "./style";

/** A piece as the game would save it, made in one of the ways that people make such a piece. */

/** An object that has no GUID yet. */
export type Body = Omit<ObjectState, "GUID">;

const model = (appearance: Appearance, member: number, type: number) => ({
  CustomMesh: {
    // All of a kind have one mesh; those that differ have a picture each.
    MeshURL: appearance.address("mesh", 0),
    DiffuseURL: appearance.address("skin", member),
    NormalURL: "",
    ColliderURL: "",
    Convex: true,
    MaterialIndex: 1,
    TypeIndex: type,
    CastShadows: true,
  },
});

const picture = (appearance: Appearance, member: number) => ({
  ImageURL: appearance.address("front", member),
  ImageSecondaryURL: appearance.component.twoSided === true ? appearance.address("back", member) : "",
  ImageScalar: 1,
  WidthScale: 0,
});

const MODEL_TYPES = { figure: 1, die: 2, card: 0, token: 3, board: 4, block: 0 } as const;

const FLAT_SIZES: Readonly<Record<string, number>> = { Custom_Tile: 2, Custom_Board: 14, Custom_Token: 1 };

/** How much larger than it is made a type has to be to measure as much. */
const scaleOf = (type: string, width: number, units: number): number => (width * units) / (FLAT_SIZES[type] ?? 1);

/** How a cube is turned to show each of its sides. */
const CUBE = [
  { x: -90, y: 0, z: 0 },
  { x: 0, y: 0, z: 0 },
  { x: 0, y: 0, z: -90 },
  { x: 0, y: 0, z: 90 },
  { x: 0, y: 0, z: 180 },
  { x: 90, y: 0, z: 0 },
];

const sidesOf = (sides: readonly string[] = []) =>
  CUBE.flatMap((Rotation, i) => (sides[i] === undefined ? [] : [{ Value: sides[i], Rotation }]));

const madeOf = (type: string, appearance: Appearance, member: number): Partial<ObjectState> => {
  const { form, sides } = appearance.component;
  if (type === "Custom_Model") return model(appearance, member, MODEL_TYPES[form]);
  if (type === "Custom_Assetbundle") {
    return {
      CustomAssetbundle: {
        AssetbundleURL: appearance.address("bundle", member),
        AssetbundleSecondaryURL: "",
        MaterialIndex: 0,
        TypeIndex: MODEL_TYPES[form],
        LoopingEffectIndex: 0,
      },
    };
  }
  if (type === "Custom_Tile") {
    const CustomTile = { Type: form === "token" ? 2 : 0, Thickness: 0.2, Stackable: false, Stretch: true };
    return { CustomImage: { ...picture(appearance, member), CustomTile } };
  }
  if (type === "Custom_Token") {
    const CustomToken = { Thickness: 0.1, MergeDistancePixels: 15, StandUp: false, Stackable: false };
    return { CustomImage: { ...picture(appearance, member), CustomToken } };
  }
  if (type === "Custom_Dice") {
    return { CustomImage: { ...picture(appearance, member), CustomDice: { Type: 1 } }, RotationValues: sidesOf(sides) };
  }
  // The game saves those of its own dice too.
  if (type.startsWith("Die_6")) return { RotationValues: sidesOf(sides) };
  if (type === "Custom_Board" || type === "Figurine_Custom") return { CustomImage: picture(appearance, member) };
  return {};
};

export const colourOf = ({ component: { colour } }: Appearance): ColourState => {
  const [r, g, b] = colour ?? [1, 1, 1];
  return { r, g, b };
};

export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly facing: number;
  readonly isFaceDown: boolean;
}

export const transformOf = (lie: Lie, scale: number, deep = scale): TransformState => ({
  posX: lie.x,
  posY: lie.y,
  posZ: lie.z,
  rotX: 0,
  rotY: lie.facing,
  rotZ: lie.isFaceDown ? 180 : 0,
  scaleX: scale,
  scaleY: 1,
  scaleZ: deep,
});

/** One piece without a GUID. */
export const pieceOf = (appearance: Appearance, style: Style, index: number, lie: Lie): Body => {
  const { form, width, depth } = appearance.component;
  const type = style.made[form];
  const member = memberAt(appearance.component, index);
  return {
    Name: type,
    Transform: transformOf(lie, scaleOf(type, width, style.scale), scaleOf(type, depth, style.scale)),
    ColorDiffuse: colourOf(appearance),
    Locked: form === "board" || form === "block",
    ...appearance.texts(index),
    ...madeOf(type, appearance, member),
  };
};
