import type { Light } from "../kernel/game";
import type { TtsColour } from "../tts/api";
import { isRecord } from "./document";

/** Light in figures: as the game's own `Lighting` has it, and as it is kept. */

type Tint = readonly [red: number, green: number, blue: number];

export interface Lit {
  readonly strength: number;
  readonly tint: Tint;
  readonly ambient: number;
  /** 1: the sky's own colours; 2: the three that follow. */
  readonly from: number;
  readonly sky: Tint;
  readonly equator: Tint;
  readonly ground: Tint;
}

/** What is written must still be read: at night it is two thirds as bright as by day, and blue. */
export const LIGHTS: Readonly<Record<Exclude<Light, "day">, Lit>> = {
  dusk: {
    strength: 0.5,
    tint: [1, 0.78, 0.55],
    ambient: 1.2,
    from: 2,
    sky: [0.46, 0.42, 0.48],
    equator: [0.5, 0.38, 0.34],
    ground: [0.24, 0.2, 0.2],
  },
  night: {
    strength: 0.36,
    tint: [0.72, 0.8, 1],
    ambient: 1.2,
    from: 2,
    sky: [0.36, 0.4, 0.54],
    equator: [0.3, 0.34, 0.46],
    ground: [0.2, 0.22, 0.3],
  },
  dawn: {
    strength: 0.46,
    tint: [1, 0.86, 0.7],
    ambient: 1.2,
    from: 2,
    sky: [0.45, 0.45, 0.54],
    equator: [0.5, 0.42, 0.42],
    ground: [0.26, 0.24, 0.26],
  },
};

const tintOf = ({ r, g, b }: TtsColour): Tint => [r, g, b];

/** As it is now. */
export const litHere = (): Lit => ({
  strength: Lighting.light_intensity,
  tint: tintOf(Lighting.getLightColor()),
  ambient: Lighting.ambient_intensity,
  from: Lighting.ambient_type,
  sky: tintOf(Lighting.getAmbientSkyColor()),
  equator: tintOf(Lighting.getAmbientEquatorColor()),
  ground: tintOf(Lighting.getAmbientGroundColor()),
});

export const putOn = ({ strength, tint, ambient, from, sky, equator, ground }: Lit): void => {
  Lighting.light_intensity = strength;
  Lighting.setLightColor(tint);
  Lighting.ambient_intensity = ambient;
  Lighting.ambient_type = from;
  Lighting.setAmbientSkyColor(sky);
  Lighting.setAmbientEquatorColor(equator);
  Lighting.setAmbientGroundColor(ground);
  Lighting.apply();
};

const isTint = (value: unknown): value is Tint => {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < 3; i++) if (typeof value[i] !== "number") return false;
  return true;
};

const FIGURES = ["strength", "ambient", "from"] as const;
const TINTS = ["tint", "sky", "equator", "ground"] as const;

/** One that was kept, if it is whole. */
export const litOf = (kept: unknown): Lit | "none" => {
  if (!isRecord(kept)) return "none";
  for (const name of FIGURES) if (typeof kept[name] !== "number") return "none";
  for (const name of TINTS) if (!isTint(kept[name])) return "none";
  return kept as unknown as Lit;
};
