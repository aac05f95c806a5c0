import { faceValue } from "../../tts/face-value";
import type { Thing } from "../../host/world/thing";
import type { ColourState, SaveState, VectorState } from "../../tts/save";
import type { Triple } from "./wire";

/** What only a view in three dimensions asks: of a piece, and of the room around the table. Nothing of it is secret. */

export interface Solid {
  /** The game's own name of the object, such as "Die_20"; of what is hidden, only that it is a card. */
  readonly model: string;
  readonly scale: Triple;
  /** A tile's or token's thickness; 0 for what has none of its own. */
  readonly thick: number;
  /** Whether a tile keeps its own form whatever its picture's. */
  readonly stretched: boolean;
  readonly sides: readonly DieSide[];
}

/** What a die shows, and how it is turned then. */
export interface DieSide {
  readonly label: string;
  readonly turn: Triple;
}

const tripleOf = ({ x, y, z }: VectorState): Triple => [x, y, z];

const LONGEST_LABEL = 6;

const sidesOf = ({ data }: Thing): readonly DieSide[] =>
  (data.RotationValues ?? []).slice(0, 20).map(({ Value, Rotation }) => ({
    label: faceValue(String(Value)).slice(0, LONGEST_LABEL),
    turn: tripleOf(Rotation),
  }));

export const solidOf = (thing: Thing, hidden: boolean): Solid => {
  const { CustomTile: tile, CustomToken: token } = thing.data.CustomImage ?? {};
  const thick = tile?.Thickness ?? token?.Thickness ?? 0;
  return {
    model: hidden ? thing.type : thing.data.Name,
    scale: tripleOf(thing.scale),
    thick: Number.isFinite(thick) ? thick : 0,
    stretched: tile?.Stretch !== false,
    sides: hidden || thing.data.CustomMesh !== undefined ? [] : sidesOf(thing),
  };
};

/** A saved position of the camera: what it looks at, how it is turned, and from how far. */
export interface CameraState {
  readonly at: Triple;
  readonly turn: Triple;
  readonly distance: number;
}

/** The table and the light on it, as the save's header has them. */
export interface Around {
  readonly table: string;
  readonly sky: string;
  readonly light: { readonly strength: number; readonly tint: Triple };
  readonly ambient: { readonly strength: number; readonly sky: Triple; readonly ground: Triple };
  /** By the digit that calls it, from 0; a gap for one that is not saved. */
  readonly cameras: readonly (CameraState | "none")[];
}

/** The game's own, of a save that says nothing of its light. */
const USUAL = { LightIntensity: 0.54, AmbientIntensity: 1.3 };
const WHITE: ColourState = { r: 1, g: 0.98, b: 0.89 };
const GREY: ColourState = { r: 0.5, g: 0.5, b: 0.5 };

const shares = ({ r, g, b }: ColourState): Triple => [r, g, b];

const numberIn = (value: unknown, otherwise: number): number =>
  typeof value === "number" && Number.isFinite(value) ? value : otherwise;

const cameraOf = (saved: unknown): CameraState | "none" => {
  const {
    Position: at,
    Rotation: turn,
    Distance: far,
  } = (saved ?? {}) as Partial<Record<string, Partial<VectorState>>>;
  if (at === undefined || turn === undefined) return "none";
  const triple = ({ x, y, z }: Partial<VectorState>): Triple => [numberIn(x, 0), numberIn(y, 0), numberIn(z, 0)];
  return { at: triple(at), turn: triple(turn), distance: numberIn(far, 30) };
};

const DIGITS = 10;

export const aroundOf = (save: Omit<SaveState, "ObjectStates">): Around => {
  const light = save.Lighting;
  const cameras: unknown = save.CameraStates;
  const background = light?.AmbientType !== 1;
  return {
    table: save.Table ?? "",
    sky: save.Sky ?? "",
    light: {
      strength: numberIn(light?.LightIntensity, USUAL.LightIntensity),
      tint: shares(light?.LightColor ?? WHITE),
    },
    ambient: {
      strength: numberIn(light?.AmbientIntensity, USUAL.AmbientIntensity),
      sky: shares(background ? GREY : light.AmbientSkyColor),
      ground: shares(background ? GREY : light.AmbientGroundColor),
    },
    cameras: Array.isArray(cameras) ? cameras.slice(0, DIGITS).map(cameraOf) : [],
  };
};
