import { Matrix4 } from "three";
import type { Piece, Triple } from "../room/wire";
import type { Standing } from "../view/standing";
import type { Slot } from "./batch";
import type { Batches } from "./batches";
import type { Lettering } from "./lettering";
import { type Made, madeOf, type Part, type Sides, type Writing } from "./parts";
import type { Pictures } from "./pictures";
import { type Placed, placedAs } from "./placed";
import { cross, type Frame, frameOf, matrixOf, outOf, sum } from "./space";

/** The pieces as they are drawn: each made of its parts, and moved with its standing. */

interface Body {
  piece: Piece;
  sides: Sides;
  made: Made;
  placed: Placed;
  at: Triple;
  turn: Triple;
  readonly parts: readonly (readonly [Part, Slot])[];
  readonly writings: readonly (readonly [Writing, Slot, size: Triple])[];
}

const isOver = (turn: Triple): boolean => frameOf(turn).y[1] < 0;

/**
 * A look is of the side that is up, and of no other: which is which is known from how the piece lay when it was told of.
 * What has been seen of the other side is remembered while the piece is turned over; what is hidden is all back.
 */
const sidesOf = ({ piece, toTurn }: Standing, before: Body | undefined): Sides => {
  const { look, hidden } = piece;
  if (hidden || look.as === "standee") return { front: look, back: look };
  const other = before?.piece.hidden === true ? {} : (before?.sides ?? {});
  const over = isOver(toTurn);
  return over ? { ...other, back: look } : { ...other, front: look };
};

/** The part's own frame on the piece: letters stand on what they are written on. */
const writtenFrame = ({ out, top }: Writing, frame: Frame): Frame => {
  const [y, z] = [outOf(frame, top), outOf(frame, [-out[0], -out[1], -out[2]])];
  return { x: cross(y, z), y, z };
};

export class Bodies {
  readonly #bodies = new Map<number, Body>();
  /** What has no shape that could be had: by the key of the shape. */
  readonly #missing = new Set<string>();
  readonly #matrix = new Matrix4();

  constructor(
    readonly batches: Batches,
    readonly lettering: Lettering,
    readonly pictures: Pictures,
  ) {}

  /** Follows the standings; whether anything is drawn otherwise than before. */
  follow(all: ReadonlyMap<number, Standing>, turnOf: (standing: Standing) => Triple): boolean {
    let changed = false;
    for (const id of this.#bodies.keys()) {
      if (all.has(id)) continue;
      this.#forget(id);
      changed = true;
    }
    for (const [id, standing] of all) changed = this.#one(id, standing, turnOf(standing)) || changed;
    return changed;
  }

  placed(id: number): Placed | undefined {
    return this.#bodies.get(id)?.placed;
  }

  /** A shape cannot be had. */
  isMissing(key: string): void {
    this.#missing.add(key);
  }

  /** The pieces that are only outlined. */
  get outlined(): readonly Piece[] {
    return [...this.#bodies.values()]
      .filter(({ piece, made }) => {
        const { as } = piece.look;
        if (as === "zone" || as === "writing") return false;
        return as === "outline" || made.parts.some((part) => this.#isMissing(part));
      })
      .map(({ piece }) => piece);
  }

  /** Everything is to be made anew: more is known of pictures, or the letters were forgotten. */
  again(concerns: (piece: Piece) => boolean): void {
    for (const [id, { piece }] of this.#bodies) if (concerns(piece)) this.#forget(id);
  }

  #isMissing({ shape, picture }: Part): boolean {
    return this.#missing.has(shape.key) || (picture !== "" && this.pictures.of(picture) === "missing");
  }

  #one(id: number, standing: Standing, turn: Triple): boolean {
    let body = this.#bodies.get(id);
    const fresh = body?.piece !== standing.piece;
    if (fresh) body = this.#remade(id, standing, body);
    if (body === undefined || (!fresh && body.at === standing.at && same(body.turn, turn))) return fresh;
    body.at = standing.at;
    body.turn = turn;
    body.placed = placedAs({ ...standing, turn }, body.made);
    this.#move(body);
    return true;
  }

  #remade(id: number, standing: Standing, before: Body | undefined): Body {
    const { piece } = standing;
    const sides = sidesOf(standing, before);
    if (before !== undefined) this.#forget(id);
    const form = (url: string): number => {
      const picture = url === "" ? "missing" : this.pictures.of(url);
      return typeof picture === "string" ? 1 : picture.form;
    };
    const made = madeOf(piece, sides, form);
    const body: Body = {
      piece,
      sides,
      made,
      placed: placedAs(standing, made),
      at: standing.at,
      turn: standing.turn,
      parts: made.parts.map((part) => [part, this.batches.part(part)] as const),
      writings: made.writings.flatMap((writing) => this.#written(writing)),
    };
    this.#bodies.set(id, body);
    return body;
  }

  #written(writing: Writing): (readonly [Writing, Slot, Triple])[] {
    const { text, tint, high } = writing;
    if (text.trim() === "") return [];
    const lettered = this.lettering.of(text, tint);
    if (lettered === "full") return [];
    return [[writing, this.batches.writing(lettered.rect), [lettered.wide * high, lettered.high * high, 1]]];
  }

  #move({ placed: { at, frame }, parts, writings }: Body): void {
    for (const [part, slot] of parts) {
      slot.batch.move(slot, this.#matrix.fromArray(matrixOf(frame, part.size, sum(at, outOf(frame, part.at)))));
    }
    for (const [writing, slot, size] of writings) {
      const own = writtenFrame(writing, frame);
      slot.batch.move(slot, this.#matrix.fromArray(matrixOf(own, size, sum(at, outOf(frame, writing.at)))));
    }
  }

  #forget(id: number): void {
    const body = this.#bodies.get(id);
    this.#bodies.delete(id);
    for (const [, slot] of [...(body?.parts ?? []), ...(body?.writings ?? [])]) slot.batch.remove(slot);
  }
}

const same = (a: Triple, b: Triple): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
