import type { Kind, Place, Spot } from "../../src/kernel/scene";
import { standing } from "../../src/table/stand";
import { readingTurn } from "../../src/tts/reading-turn";
import type { ObjectState, TransformState, VectorState } from "../../src/tts/save";
import { BuildFailure } from "../failure";
import type { ObjectTemplate, PieceTemplate } from "../table-definition";
import { type Maker, ownFields, sheetState } from "./maker";
import { wholeObject } from "./whole-object";

/** A piece at its place, before it is an object: what stands in the same pile becomes one object. */
export interface Piece {
  readonly role: string;
  readonly kindName: string;
  readonly kind: Kind;
  readonly template: PieceTemplate;
  readonly place: Place;
  readonly spot: Spot;
}

const FLAT: VectorState = { x: 0, y: 0, z: 0 };
const OVER: VectorState = { x: 0, y: 0, z: 180 };
/** A text stands upright unless it is laid down. */
const TEXT_LAID_DOWN: VectorState = { x: 90, y: 0, z: 0 };

/** A card is made face up, whatever its kind names first; another piece with its first side up. */
const isOver = ({ kind, place: { up } }: Piece): boolean =>
  kind.form === "card" ? up === "back" : kind.ups.indexOf(up) === 1;

/** How an object is turned so that it shows what it should. */
export const turnOf = (piece: Piece): VectorState => {
  const { role, kind, template, place } = piece;
  if (template.RotationValues !== undefined) {
    const face = template.RotationValues.find(({ Value }) => String(Value) === place.up);
    if (face === undefined) throw new BuildFailure([`${role}: its RotationValues have no "${place.up}"`]);
    return face.Rotation;
  }
  if (kind.ups.length > 2) throw new BuildFailure([`${role}: it shows ${kind.ups.join(", ")}, and has two sides`]);
  if (!kind.ups.includes(place.up))
    throw new BuildFailure([`${role}: it shows ${kind.ups.join(", ")}, never "${place.up}"`]);
  if (isOver(piece)) return OVER;
  return template.Name === "3DText" ? TEXT_LAID_DOWN : FLAT;
};

/** Ten thousandths are finer than anybody sees, and cut off what trigonometry leaves. */
export const tidy = (number: number): number => Math.round(number * 10000) / 10000 + 0;

export const turned = (degrees: number): number => tidy(((degrees % 360) + 360) % 360);

export interface Stood {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly facing: number;
}

export const transformOf = (at: Stood, turn: VectorState, scale: VectorState): TransformState => ({
  posX: tidy(at.x),
  posY: tidy(at.y),
  posZ: tidy(at.z),
  rotX: turned(turn.x),
  rotY: turned(turn.y + at.facing),
  rotZ: turned(turn.z),
  scaleX: tidy(scale.x),
  scaleY: tidy(scale.y),
  scaleZ: tidy(scale.z),
});

/** Cards of a hand lie side by side until TTS fans them out. */
const HAND_STEP = 1;

const slotOf = ({ spot, place }: Piece): Stood => {
  if (spot.holds.as !== "hand") return standing(spot, place.n);
  return standing({ ...spot, holds: { as: "row", across: place.n + 1, lines: 1, dx: HAND_STEP, dz: 0 } }, place.n);
};

export const stoodOf = (piece: Piece): Stood => {
  const { x, y, z, facing } = slotOf(piece);
  const { lift, Name } = piece.template;
  return { x, y: y + lift, z, facing: facing + 90 * piece.place.turn + readingTurn(Name) };
};

export const tagsOf = (...names: readonly string[]): string[] => [
  "outbreak",
  ...names.map((name) => `outbreak-${name}`),
];

/** The part of a card that says which of which sheet it is. */
export const cardFields = (maker: Maker, { role, template: { Name, sheet } }: Piece): Partial<ObjectState> => {
  const isCard = Name === "Card" || Name === "CardCustom";
  if (isCard !== (sheet !== undefined)) throw new BuildFailure([`${role}: a ${Name} has ${isCard ? "no" : "a"} sheet`]);
  if (sheet === undefined) return {};
  if (sheet.cell >= sheet.columns * sheet.rows)
    throw new BuildFailure([`${role}: cell ${String(sheet.cell)} is not on its sheet`]);
  const key = maker.sheet(sheet);
  return { CardID: key * 100 + sheet.cell, CustomDeck: { [String(key)]: sheetState(maker, sheet, role) } };
};

const labelled = (template: ObjectTemplate, label: string): Partial<ObjectState> =>
  template.Text === undefined || label === "" ? {} : { Text: { ...template.Text, Text: label } };

/** The object a piece is, at that place. */
export const objectOf = (maker: Maker, piece: Piece, transform: TransformState): ObjectState => {
  const { role, kindName, kind, place } = piece;
  const { sheet: _sheet, ...template } = piece.template;
  return wholeObject(
    maker.resolved(
      {
        GUID: maker.guid(role),
        Transform: transform,
        ...ownFields(template),
        ...cardFields(maker, piece),
        ...labelled(template, place.label),
        ...(kind.fixed ? { Locked: true } : {}),
        Tags: [...tagsOf(kindName), ...(template.Tags ?? [])],
      },
      role,
    ),
  );
};

export const loosePiece = (maker: Maker, piece: Piece): ObjectState =>
  objectOf(maker, piece, transformOf(stoodOf(piece), turnOf(piece), piece.template.scale));
