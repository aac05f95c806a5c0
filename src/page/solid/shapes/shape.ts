import type { CardShape, TileShape } from "../../room/look";
import type { DieSide } from "../../room/solid";
import { type Clearness, tracedOutline } from "./cutout";
import { dieOf } from "./dice";
import { bag, disc, pawn } from "./lathe";
import type { Mesh } from "./mesh";
import { objMesh } from "./obj";
import { CARDS, type Outline, SQUARE, TILES } from "./outlines";
import { type Slab, slabOf } from "./slab";
import { solidOfSides } from "./solid-of-sides";
import { standeeBack, standeeFront, writingQuad } from "./upright";
import { wedge } from "./wedge";

/** Where models and pictures come from. */
export interface Files {
  text(url: string): Promise<string>;
  clearness(url: string): Promise<Clearness>;
}

/** A shape is made once, however many pieces have it; its key tells it from others. */
export interface Shape {
  readonly key: string;
  readonly make: (files: Files) => Mesh | Promise<Mesh>;
}

export type Face = keyof Slab;

const flat = (key: string, outline: Outline, face: Face): Shape => ({
  key: `${key} ${face}`,
  make: () => slabOf(outline)[face],
});

export const cardShape = (shape: CardShape, face: Face): Shape => flat(`card ${shape}`, CARDS[shape], face);
export const tileShape = (shape: TileShape, face: Face): Shape => flat(`tile ${shape}`, TILES[shape], face);

export const cutoutShape = (picture: string, face: Face): Shape => ({
  key: `cutout ${picture} ${face}`,
  make: async (files) => {
    const outline = tracedOutline(await files.clearness(picture));
    return slabOf(outline === "nothing" ? SQUARE : outline)[face];
  },
});

export const objShape = (url: string): Shape => ({
  key: `obj ${url}`,
  make: async (files) => objMesh(await files.text(url)),
});

export const dieShape = (model: string, sides: readonly DieSide[]): Shape => ({
  key: `die ${model} ${sides.map(({ turn }) => turn.join(" ")).join(",")}`,
  make: () => dieOf(model, sides).mesh,
});

const fixed = (key: string, make: () => Mesh): Shape => ({ key, make });

const cube = (): Mesh =>
  solidOfSides(
    [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ],
    0.5,
  );

export const DISC = fixed("disc", disc);
export const WRITING = fixed("writing", writingQuad);
export const STANDEE_FRONT = fixed("standee front", standeeFront);
export const STANDEE_BACK = fixed("standee back", standeeBack);
export const BOX = fixed("box", cube);

/** The game's own bodies by what they are called in a look. */
export const BODIES: Readonly<Record<string, Shape>> = {
  box: BOX,
  paper: BOX,
  disc: DISC,
  bag: fixed("bag", bag),
  pawn: fixed("pawn", pawn),
  wedge: fixed("wedge", wedge),
};
