import type { ObjectState } from "../../tts/save";
import { Vec } from "../vm/value";

/** How large an object of scale 1 is, and how far its foot lies below its origin. */
export interface Bounds {
  readonly size: Vec;
  readonly foot: number;
}

/** The text of a model by its address, if it can be had at once. */
export type Models = (url: string) => string | undefined;

const flat = (x: number, z: number, y: number): Bounds => ({ size: new Vec(x, y, z), foot: 0 });
const centred = (side: number): Bounds => ({ size: new Vec(side, side, side), foot: side / 2 });

/** Measured on the game's own pieces by people; what is not listed is taken for a token an inch wide. */
const KNOWN: Readonly<Record<string, Bounds>> = {
  Card: flat(2.2, 3.08, 0.02),
  CardCustom: flat(2.2, 3.08, 0.02),
  Deck: flat(2.2, 3.08, 0.3),
  DeckCustom: flat(2.2, 3.08, 0.3),
  Bag: { size: new Vec(1.8, 2, 1.8), foot: 0 },
  Infinite_Bag: { size: new Vec(1.8, 2, 1.8), foot: 0 },
  Custom_Model_Bag: { size: new Vec(1.8, 2, 1.8), foot: 0 },
  Custom_Token: flat(1, 1, 0.1),
  Custom_Tile: flat(2, 2, 0.2),
  Figurine_Custom: { size: new Vec(0.9, 1.8, 0.9), foot: 0 },
  Custom_Dice: centred(1),
  Die_4: centred(1),
  Die_6: centred(1),
  Die_6_Rounded: centred(1),
  Die_8: centred(1),
  Die_10: centred(1),
  Die_12: centred(1),
  Die_20: centred(1),
  BlockSquare: centred(1),
  BlockRectangle: { size: new Vec(2, 1, 1), foot: 0.5 },
  BlockTriangle: centred(1),
  Notecard: flat(2.5, 1.6, 0.05),
  Counter: flat(2, 1.2, 0.4),
};

const ZONES = new Set([
  "HandTrigger",
  "ScriptingTrigger",
  "LayoutZone",
  "RandomizeTrigger",
  "FogOfWarTrigger",
  "FogOfWar",
]);

const isZone = (name: string): boolean => ZONES.has(name);

const modelBounds = (obj: string): Bounds | undefined => {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const line of obj.split("\n")) {
    if (!line.startsWith("v ")) continue;
    const parts = line.slice(2).trim().split(/\s+/).map(Number);
    for (let i = 0; i < 3; i++) {
      const value = parts[i] ?? NaN;
      if (!Number.isFinite(value)) return undefined;
      low[i] = Math.min(low[i] ?? value, value);
      high[i] = Math.max(high[i] ?? value, value);
    }
  }
  const [x, y, z] = [0, 1, 2].map((i) => (high[i] ?? 0) - (low[i] ?? 0)) as [number, number, number];
  return Number.isFinite(x) && x >= 0 ? { size: new Vec(x, y, z), foot: -(low[1] ?? 0) } : undefined;
};

/** The bounds of what a saved object is made of; models are read once. */
export class Measure {
  readonly #read = new Map<string, Bounds>();

  constructor(readonly models: Models) {}

  of(data: ObjectState): Bounds {
    const url = data.CustomMesh?.ColliderURL !== "" ? data.CustomMesh?.ColliderURL : data.CustomMesh.MeshURL;
    if (url === undefined) return isZone(data.Name) ? flat(1, 1, 1) : (KNOWN[data.Name] ?? flat(1, 1, 0.2));
    let bounds = this.#read.get(url);
    if (bounds === undefined) {
      bounds = modelBounds(this.models(url) ?? "") ?? flat(1, 1, 0.2);
      this.#read.set(url, bounds);
    }
    return bounds;
  }
}
