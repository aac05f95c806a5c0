import type { ObjectState } from "../../tts/save";
import { Vec } from "../vm/value";

/** How large an object of scale 1 is, and how far its foot lies below its origin. */
export interface Bounds {
  readonly size: Vec;
  readonly foot: number;
}

/** The text of a model by its address, if it can be had at once. */
export type Models = (url: string) => string | undefined;

/** How large a picture is in pixels, by its address, if that can be told at once. */
export type Pictures = (url: string) => { readonly width: number; readonly height: number } | undefined;

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

/** A board's picture lies on a frame of this depth; a tile's and a token's is two deep. */
const BOARD_DEPTH = 18;
const BOARD_HEIGHT = 0.6;
const TILE_DEPTH = 2;

/** Sizes of what is made of a picture, by its width over its height: a save has a board's own as `WidthScale`. */
const pictured = (data: ObjectState, pictures: Pictures): Bounds | undefined => {
  const { CustomImage: image, Name } = data;
  if (image === undefined) return undefined;
  const picture = pictures(image.ImageURL);
  const aspect = picture === undefined ? undefined : picture.width / picture.height;
  if (Name === "Custom_Board") {
    const wide = aspect ?? (image.WidthScale > 0 ? image.WidthScale : 1);
    return flat(BOARD_DEPTH * wide, BOARD_DEPTH, BOARD_HEIGHT);
  }
  if (/^Custom_Tile(_Stack)?$/.test(Name)) {
    // What the window calls stretching is false in the save where it is done: the tile is square then.
    const wide = image.CustomTile?.Stretch === true ? (aspect ?? 1) : 1;
    return flat(TILE_DEPTH * wide, TILE_DEPTH, image.CustomTile?.Thickness ?? KNOWN["Custom_Tile"]?.size.y ?? 0.2);
  }
  if (/^Custom_Token(_Stack)?$/.test(Name) && aspect !== undefined)
    return flat(TILE_DEPTH * aspect, TILE_DEPTH, image.CustomToken?.Thickness ?? 0.2);
  return undefined;
};

/** The bounds of what a saved object is made of; models are read once. */
export class Measure {
  readonly #read = new Map<string, Bounds>();

  constructor(
    readonly models: Models,
    readonly pictures: Pictures,
  ) {}

  of(data: ObjectState): Bounds {
    const url = data.CustomMesh?.ColliderURL !== "" ? data.CustomMesh?.ColliderURL : data.CustomMesh.MeshURL;
    if (url === undefined) {
      if (isZone(data.Name)) return flat(1, 1, 1);
      return pictured(data, this.pictures) ?? KNOWN[data.Name] ?? flat(1, 1, 0.2);
    }
    let bounds = this.#read.get(url);
    if (bounds === undefined) {
      bounds = modelBounds(this.models(url) ?? "") ?? flat(1, 1, 0.2);
      this.#read.set(url, bounds);
    }
    return bounds;
  }
}
