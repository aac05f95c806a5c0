import type { CustomMeshState, ObjectState } from "../../tts/save";
import { minus, plus, times } from "../geometry";
import { Vec } from "../vm/value";
import { type Body, boxBody } from "./body";
import { colliderBody, endsOf, type Model, modelOf } from "./model";

/** How large an object of scale 1 is, unturned. */
export interface Bounds {
  readonly size: Vec;
  /** How far its foot lies below its origin. */
  readonly foot: number;
  /** Where the middle of its box is, from its origin. */
  readonly middle: Vec;
  readonly body: Body;
}

/** The text of a model by its address, if it can be had at once. */
export type Models = (url: string) => string | undefined;

/** How large a picture is in pixels, by its address, if that can be told at once. */
export type Pictures = (url: string) => { readonly width: number; readonly height: number } | undefined;

const within = (body: Body): Bounds => {
  const [low, high] = endsOf(body.corners);
  return { size: minus(high, low), foot: 0 - low.y, middle: times(plus(low, high), 0.5), body };
};

/** A box whose origin is above the middle of its foot by so much. */
const box = (x: number, y: number, z: number, foot: number): Bounds =>
  within(boxBody(new Vec(-x / 2, 0 - foot, -z / 2), new Vec(x / 2, y - foot, z / 2)));
const flat = (x: number, z: number, y: number): Bounds => box(x, y, z, 0);
const centred = (side: number): Bounds => box(side, side, side, side / 2);

const CARD = { wide: 2.2, deep: 3.08, high: 0.01 } as const;
/** A single card is thicker than its share of a deck. */
const THINNEST = 0.02;

/** In public saves, decks that lie on a table have their origin half of so much above it: about a hundredth for each card. */
const cards = (count: number): Bounds => {
  const high = Math.max(THINNEST, count * CARD.high);
  return box(CARD.wide, high, CARD.deep, high / 2);
};

/** Measured on the game's own pieces by people; what is not listed is taken for a token an inch wide. */
const KNOWN: Readonly<Record<string, Bounds>> = {
  Card: cards(1),
  CardCustom: cards(1),
  Bag: box(1.8, 2, 1.8, 0),
  Infinite_Bag: box(1.8, 2, 1.8, 0),
  Custom_Model_Bag: box(1.8, 2, 1.8, 0),
  Custom_Token: flat(1, 1, 0.1),
  Custom_Tile: flat(2, 2, 0.2),
  Figurine_Custom: box(0.9, 1.8, 0.9, 0),
  Custom_Dice: centred(1),
  Die_4: centred(1),
  Die_6: centred(1),
  Die_6_Rounded: centred(1),
  Die_8: centred(1),
  Die_10: centred(1),
  Die_12: centred(1),
  Die_20: centred(1),
  BlockSquare: centred(1),
  BlockRectangle: box(2, 1, 1, 0.5),
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

const DECKS = new Set(["Deck", "DeckCustom"]);

/** The bounds of what a saved object is made of; each model and each height of a deck is worked out once. */
export class Measure {
  readonly #models = new Map<string, Bounds>();
  readonly #decks = new Map<number, Bounds>();

  constructor(
    readonly models: Models,
    readonly pictures: Pictures,
  ) {}

  of(data: ObjectState): Bounds {
    if (data.CustomMesh !== undefined) return this.#model(data.CustomMesh);
    if (isZone(data.Name)) return flat(1, 1, 1);
    if (DECKS.has(data.Name)) return this.deck(data.ContainedObjects?.length ?? data.DeckIDs?.length ?? 0);
    return pictured(data, this.pictures) ?? KNOWN[data.Name] ?? flat(1, 1, 0.2);
  }

  deck(count: number): Bounds {
    let bounds = this.#decks.get(count);
    if (bounds === undefined) this.#decks.set(count, (bounds = cards(count)));
    return bounds;
  }

  #model({ ColliderURL, MeshURL, Convex }: CustomMeshState): Bounds {
    const key = JSON.stringify([ColliderURL, MeshURL, Convex]);
    let bounds = this.#models.get(key);
    if (bounds === undefined) {
      const collider = this.#read(ColliderURL);
      const mesh = collider === undefined ? this.#read(MeshURL) : undefined;
      if (collider !== undefined) bounds = within(colliderBody(collider, Convex));
      // https://berserk-games.com/knowledgebase/custom-models/ — without a collider it is the box that fits it.
      else bounds = mesh === undefined ? flat(1, 1, 0.2) : within(boxBody(...endsOf(mesh.points)));
      this.#models.set(key, bounds);
    }
    return bounds;
  }

  #read(url: string): Model | undefined {
    const text = url === "" ? undefined : this.models(url);
    return text === undefined ? undefined : modelOf(text);
  }
}
