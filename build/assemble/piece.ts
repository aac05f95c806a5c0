import { faceValue } from "../../src/tts/face-value";
import { type Kind, liesIn, type Place, type Spot } from "../../src/kernel/scene";
import { attitude } from "../../src/table/attitude";
import { type Stand, standing } from "../../src/table/stand";
import type { ObjectState, TransformState, VectorState } from "../../src/tts/save";
import { BuildFailure, failOnAny } from "../failure";
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

/** A text stands upright unless it is laid down. */
const TEXT_LAID_DOWN = 90;

const wrongSide = ({ role, kind: { ups }, place: { up } }: Piece): string[] => {
  if (ups.length > 2) return [`${role}: it shows ${ups.join(", ")}, and has two sides`];
  return ups.includes(up) ? [] : [`${role}: it shows ${ups.join(", ")}, never "${up}"`];
};

/** How an object is turned so that it shows what it should to whom its spot faces. */
const turnOf = (piece: Piece): VectorState => {
  const { role, kind, template, place, spot } = piece;
  const lies = attitude(kind, place, spot, template.Name);
  if (template.RotationValues === undefined) {
    failOnAny(wrongSide(piece));
    return template.Name === "3DText" ? { ...lies, x: TEXT_LAID_DOWN } : lies;
  }
  const face = template.RotationValues.find(({ Value }) => faceValue(String(Value)) === place.up);
  if (face === undefined) throw new BuildFailure([`${role}: its RotationValues have no "${place.up}"`]);
  return { ...face.Rotation, y: face.Rotation.y + lies.y };
};

/** Ten thousandths are finer than anybody sees, and cut off what trigonometry leaves. */
export const tidy = (number: number): number => Math.round(number * 10000) / 10000 + 0;

export const turned = (degrees: number): number => tidy(((degrees % 360) + 360) % 360);

export const transformOf = (at: VectorState, turn: VectorState, scale: VectorState): TransformState => ({
  posX: tidy(at.x),
  posY: tidy(at.y),
  posZ: tidy(at.z),
  rotX: turned(turn.x),
  rotY: turned(turn.y),
  rotZ: turned(turn.z),
  scaleX: tidy(scale.x),
  scaleY: tidy(scale.y),
  scaleZ: tidy(scale.z),
});

/** Cards of a hand lie side by side until TTS fans them out. */
const FANNED = { as: "row", lines: 1, dx: 1, dz: 0 } as const;

const standOf = ({ spot, place: { n } }: Piece): Stand =>
  standing(spot.holds.as === "hand" ? { ...spot, holds: { ...FANNED, across: n + 1 } } : spot, n);

/** Where a piece is, so much above its place, and how it lies there. */
export const placedAt = (piece: Piece, above: number): TransformState => {
  const { x, y, z } = standOf(piece);
  return transformOf({ x, y: y + above, z }, turnOf(piece), piece.template.scale);
};

export const tagsOf = (...names: readonly string[]): string[] => [
  "outbreak",
  ...names.map((name) => `outbreak-${name}`),
];

/** The part of a card that says which of which sheet it is. */
const cardFields = (maker: Maker, { role, template: { Name, sheet } }: Piece): Partial<ObjectState> => {
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
  const { role, kindName, kind, place, spot } = piece;
  const { sheet: _sheet, ...template } = piece.template;
  return wholeObject(
    maker.resolved(
      {
        GUID: maker.guid(role),
        Transform: transform,
        ...ownFields(template),
        ...cardFields(maker, piece),
        ...labelled(template, place.label),
        ...(kind.fixed && !liesIn(spot) ? { Locked: true } : {}),
        Tags: [...tagsOf(kindName), ...(template.Tags ?? [])],
      },
      role,
    ),
  );
};

export const loosePiece = (maker: Maker, piece: Piece): ObjectState =>
  objectOf(maker, piece, placedAt(piece, piece.template.lift));
