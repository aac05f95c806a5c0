import type { Cell, Look } from "../room/look";
import type { Piece, Triple } from "../room/wire";
import { deckHeight, FOOT_HIGH, LETTER } from "./measures";
import { dieOf } from "./shapes/dice";
import {
  BODIES,
  BOX,
  cardShape,
  cutoutShape,
  dieShape,
  DISC,
  type Face,
  objShape,
  type Shape,
  STANDEE_BACK,
  STANDEE_FRONT,
  tileShape,
} from "./shapes/shape";
import { frameOf, times } from "./space";

/** A piece is made of parts: a shape with a picture or a colour, stretched and put beside the piece's middle. */
export interface Part {
  readonly shape: Shape;
  /** The picture's address; "" for a plain colour. */
  readonly picture: string;
  readonly cell: Cell;
  readonly tint: string;
  /** Where its picture is clear nothing is seen. */
  readonly clear: boolean;
  readonly size: Triple;
  readonly at: Triple;
}

/** What is known of a piece's sides: nobody is told of one that is turned away. */
export interface Sides {
  readonly front?: Look;
  readonly back?: Look;
}

/** What is written on a piece: where its middle is, where it looks, and where the letters' top is. */
export interface Writing {
  readonly text: string;
  readonly tint: string;
  /** How high its letters are. */
  readonly high: number;
  readonly at: Triple;
  readonly out: Triple;
  readonly top: Triple;
}

export interface Made {
  readonly parts: readonly Part[];
  readonly writings: readonly Writing[];
  /** How far above its place in the save the middle of a flat piece or a die is: the host sets down what it is told of. */
  readonly rises: number;
  /** The box it takes up, and where its middle is, unturned. */
  readonly box: Triple;
  readonly middle: Triple;
}

/** What is known of a picture that has been loaded: its width as a share of its height. */
export type FormOf = (picture: string) => number;

const WHOLE: Cell = { at: 0, across: 1, down: 1 };
const PAPER = "#e9e2d2";
const BLANK = "#8d8798";
const STAND = "#2d2a33";

const NOTHING: Made = { parts: [], writings: [], rises: 0, box: [0, 0, 0], middle: [0, 0, 0] };

const part = (shape: Shape, size: Triple, more: Partial<Part>): Part => ({
  shape,
  picture: "",
  cell: WHOLE,
  tint: "#ffffff",
  clear: false,
  at: [0, 0, 0],
  size,
  ...more,
});

const pictured = (look: Look | undefined): Partial<Part> => {
  if (look === undefined || !("picture" in look) || look.picture === "") return { tint: BLANK };
  return { picture: look.picture, cell: look.as === "card" ? look.cell : WHOLE };
};

const flat = ({ foot }: Piece, shape: (face: Face) => Shape, size: Triple, sides: Sides): Made => ({
  ...NOTHING,
  parts: [
    part(shape("front"), size, pictured(sides.front)),
    part(shape("back"), size, pictured(sides.back)),
    part(shape("edge"), size, { tint: PAPER }),
  ],
  rises: size[1] / 2 - foot,
  box: size,
});

/** As wide or as deep as its picture is: the longer side keeps the size. */
const inForm = ([width, height, depth]: Triple, form: number): Triple =>
  form >= 1 ? [width, height, depth / form] : [width * form, height, depth];

const STACKED = "_Stack";

const tile = (piece: Piece, shape: (face: Face) => Shape, sides: Sides, form: number): Made => {
  const { size, solid, count } = piece;
  const thick = solid.thick > 0 ? solid.thick * solid.scale[1] : size[1];
  const height = solid.model.endsWith(STACKED) ? thick * Math.max(count, 1) : thick;
  const own: Triple = [size[0], height, size[2]];
  return flat(piece, shape, form === 0 ? own : inForm(own, form), sides);
};

const standing = (piece: Piece, sides: Sides, form: number): Made => {
  const { size } = piece;
  const wide = form >= 1 ? size[1] : size[1] * form;
  const high = form >= 1 ? size[1] / form : size[1];
  const foot: Triple = [size[0], FOOT_HIGH, size[2]];
  const picture = (look: Look | undefined): Partial<Part> => ({
    ...pictured(look),
    clear: true,
    at: [0, FOOT_HIGH, 0],
  });
  const { front = piece.look, back = front } = sides;
  return {
    ...NOTHING,
    parts: [
      part(DISC, foot, { tint: STAND, at: [0, FOOT_HIGH / 2, 0] }),
      part(STANDEE_FRONT, [wide, high, 1], picture(front)),
      part(STANDEE_BACK, [wide, high, 1], picture(back)),
    ],
    box: [Math.max(wide, size[0]), high, size[2]],
    middle: [0, high / 2, 0],
  };
};

const INK = "#1d1722";
const LIGHT = "#f4ebd9";

const isDark = (tint: string): boolean => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(tint.slice(at, at + 2), 16));
  return 0.3 * r + 0.6 * g + 0.1 * b < 140;
};

/** Writing lies this much over what it is on. */
const OVER = 1.01;

const die = ({ solid, foot }: Piece, tint: string): Made => {
  const { marks, far } = dieOf(solid.model, solid.sides);
  const [scale] = solid.scale;
  const side = scale * 2 * far;
  const few = marks.length <= 6;
  return {
    ...NOTHING,
    parts: [part(dieShape(solid.model, solid.sides), solid.scale, { tint })],
    writings: marks.map(({ label, at, out, top }) => ({
      text: label,
      tint: isDark(tint) ? LIGHT : INK,
      high: side * (few ? 0.55 : 0.3) * (label.length > 2 ? 0.6 : 1),
      at: times(at, scale * OVER),
      out,
      top,
    })),
    rises: far * solid.scale[1] - foot,
    box: [side, side, side],
  };
};

const block = (shape: Shape, { size, foot }: Piece, tint: string): Made => {
  const middle: Triple = [0, size[1] / 2 - foot, 0];
  return { ...NOTHING, parts: [part(shape, size, { tint, at: middle })], box: size, middle };
};

const plain = (piece: Piece, shape: string, tint: string): Made => {
  if (shape === "die") return die(piece, tint);
  const own = piece.solid.model === "BlockTriangle" ? "wedge" : shape;
  const made = block(BODIES[own] ?? BOX, piece, tint);
  if (shape !== "paper" || piece.name === "") return made;
  const { size, foot } = piece;
  const text = piece.value === "" ? piece.name.slice(0, 40) : piece.value;
  const high = Math.min(size[2] * 0.4, (size[0] / Math.max(text.length, 1)) * 1.5);
  const top = size[1] - foot + 0.005;
  return { ...made, writings: [{ text, tint: INK, high, at: [0, top, 0], out: [0, 1, 0], top: [0, 0, -1] }] };
};

const AS_IT_STANDS = { at: [0, 0, 0], out: [0, 0, -1], top: [0, 1, 0] } as const;

const BUTTON = "#f4ebd9";
const PLATE = 0.03;
/** A classic button's letters are so much higher than its font's size says. */
const LETTERED = 1.6;

/** Buttons that scripts put on a piece: plates on its top. Their x counts to the left: they are made for who looks from north. */
const withButtons = (made: Made, { buttons, foot, size }: Piece): Made => {
  const shown = buttons.filter(({ width, height }) => width > 0 && height > 0);
  const above = (y: number): number => Math.max(y, size[1] - foot) + PLATE;
  const plates = shown.map(({ at: [x, y, z], turn, width, height }) => {
    const along = Math.round(turn / 90) % 2 === 0;
    const plate: Triple = along ? [2 * width, PLATE, 2 * height] : [2 * height, PLATE, 2 * width];
    return part(BOX, plate, { tint: BUTTON, at: [-x, above(y), z] });
  });
  const labels = shown.map(({ label, at: [x, y, z], turn, width, fontSize }): Writing => {
    const high = Math.min(fontSize * LETTERED, (4 * width) / Math.max(label.length, 1));
    const { z: away } = frameOf([0, turn, 0]);
    return { text: label, tint: INK, high, at: [-x, above(y) + PLATE, z], out: [0, 1, 0], top: times(away, -1) };
  });
  return { ...made, parts: [...made.parts, ...plates], writings: [...made.writings, ...labels] };
};

/** What a piece is made of, with what is known of its two sides. */
export const madeOf = (piece: Piece, sides: Sides, formOf: FormOf): Made => {
  const made = bodyOf(piece, sides, formOf);
  return piece.buttons.length === 0 ? made : withButtons(made, piece);
};

const bodyOf = (piece: Piece, sides: Sides, formOf: FormOf): Made => {
  const { look, size, solid } = piece;
  const form = "picture" in look ? formOf(look.picture) : 1;
  switch (look.as) {
    case "card":
      return flat(piece, (face) => cardShape(look.shape, face), [size[0], deckHeight(piece.count), size[2]], sides);
    case "tile":
      return tile(piece, (face) => tileShape(look.shape, face), sides, solid.stretched ? 0 : form);
    case "cutout": {
      const { picture } = look;
      const shape = (face: Face): Shape => (picture === "" ? tileShape("rounded", face) : cutoutShape(picture, face));
      return tile(piece, shape, sides, form);
    }
    case "standee":
      return standing(piece, sides, form);
    case "mesh": {
      const picture = look.picture === "" ? {} : { picture: look.picture };
      return {
        ...NOTHING,
        parts: [part(objShape(look.mesh), solid.scale, { tint: look.tint, ...picture })],
        box: size,
        middle: [piece.middle[0], size[1] / 2 - piece.foot, piece.middle[1]],
      };
    }
    case "plain":
      return plain(piece, look.shape, look.tint);
    case "writing":
      return {
        ...NOTHING,
        writings: [{ ...AS_IT_STANDS, text: look.text, tint: look.tint, high: look.size * LETTER * solid.scale[0] }],
      };
    case "zone":
    case "outline":
      return { ...NOTHING, box: size, middle: [0, look.as === "zone" ? 0 : size[1] / 2 - piece.foot, 0] };
  }
};
