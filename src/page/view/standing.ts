import type { Around } from "../room/solid";
import type { Piece, Told, Triple, Whereabouts } from "../room/wire";
import type { Box, Spot } from "./camera";

/** A piece where the eye sees it: it follows where the room says it is. */
export interface Standing {
  piece: Piece;
  at: Triple;
  turn: Triple;
  toAt: Triple;
  toTurn: Triple;
  moves: boolean;
}

/** How soon the eye catches up, in milliseconds. */
const CATCHES_UP = 45;
const STILL = 0.002;

const between = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** All pieces of the table. */
export class Standings {
  readonly all = new Map<number, Standing>();
  /** What is around them; nothing before they are told of. */
  around: Around | undefined;
  #order: readonly Standing[] | undefined;

  hear(told: Extract<Told, { readonly told: "table" | "pieces" | "around" }>): void {
    if (told.told === "around") {
      this.around = told.around;
      return;
    }
    if (told.told === "table") {
      this.all.clear();
      this.around = told.around;
    } else for (const id of told.gone) this.all.delete(id);
    const pieces = told.told === "table" ? told.pieces : told.put;
    const where = new Map(told.where.map((each) => [each[0], each]));
    for (const piece of pieces) this.#put(piece, where.get(piece.id));
    for (const each of told.where) this.#move(each);
    this.#order = undefined;
  }

  #put(piece: Piece, where: Whereabouts | undefined): void {
    const standing = this.all.get(piece.id);
    if (standing !== undefined) standing.piece = piece;
    else if (where !== undefined) {
      const [, x, y, z, rx, ry, rz] = where;
      const [at, turn]: [Triple, Triple] = [
        [x, y, z],
        [rx, ry, rz],
      ];
      this.all.set(piece.id, { piece, at, turn, toAt: at, toTurn: turn, moves: false });
    }
  }

  #move([id, x, y, z, rx, ry, rz, moves]: Whereabouts): void {
    const standing = this.all.get(id);
    if (standing === undefined) return;
    standing.toAt = [x, y, z];
    standing.toTurn = [rx, ry, rz];
    standing.moves = moves === 1;
  }

  /** Lets the eye follow for so many milliseconds; whether anything moved. With `calm` a piece is seen only at rest. */
  follow(milliseconds: number, calm: boolean): boolean {
    const share = 1 - Math.exp(-milliseconds / CATCHES_UP);
    let moved = false;
    for (const standing of this.all.values()) {
      const waits = calm && standing.moves && standing.piece.held === "";
      if (!waits && !arrived(standing)) {
        step(standing, calm ? 1 : share);
        moved = true;
      }
      moved ||= standing.piece.rolling && !calm;
    }
    if (moved) this.#order = undefined;
    return moved;
  }

  /** In the order they are painted: what lies from the lowest up, what stands from the farthest on, what is held. */
  get inOrder(): readonly Standing[] {
    this.#order ??= [...this.all.values()].sort(before);
    return this.#order;
  }

  /** What the pieces take up, hands and all; or only those that are looked for. */
  box(wanted: (piece: Piece) => boolean = () => true): Box {
    let [left, right, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const standing of this.all.values()) {
      if (!wanted(standing.piece)) continue;
      const [dx, dz] = reachOf(standing);
      const { x, z } = middleOf(standing);
      left = Math.min(left, x - dx);
      right = Math.max(right, x + dx);
      south = Math.min(south, z - dz);
      north = Math.max(north, z + dz);
    }
    return left > right ? { left: -10, right: 10, south: -10, north: 10 } : { left, right, south, north };
  }
}

const turnedBy = (degrees: number, x: number, z: number): [number, number] => {
  const [s, c] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * c + z * s, z * c - x * s];
};

/** Where the middle of what is seen lies. */
export const middleOf = ({ piece, at, turn }: Standing): Spot => {
  const [x, z] = turnedBy(turn[1], ...piece.middle);
  return { x: at[0] + x, z: at[2] + z };
};

/** Half of its width and depth on the table, turned as it is. */
export const reachOf = ({ piece, turn }: Standing): readonly [x: number, z: number] => {
  const [s, c] = [Math.abs(Math.sin((turn[1] * Math.PI) / 180)), Math.abs(Math.cos((turn[1] * Math.PI) / 180))];
  const [width, , depth] = piece.size;
  return [(width * c + depth * s) / 2, (width * s + depth * c) / 2];
};

const far = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const apart = (a: Triple, b: Triple): Triple => [between(a[0], b[0]), between(a[1], b[1]), between(a[2], b[2])];

/** Turned as it is to stay. */
export const isAtRest = ({ turn, toTurn }: Standing): boolean => turn === toTurn;

const arrived = ({ at, toAt, turn, toTurn }: Standing): boolean =>
  far(at, toAt) < STILL && Math.hypot(...apart(turn, toTurn)) < 0.1;

const mixed = (from: Triple, way: Triple, share: number): Triple => [
  from[0] + way[0] * share,
  from[1] + way[1] * share,
  from[2] + way[2] * share,
];

const step = (standing: Standing, share: number): void => {
  const { at, toAt, turn, toTurn } = standing;
  standing.at = mixed(at, [toAt[0] - at[0], toAt[1] - at[1], toAt[2] - at[2]], share);
  standing.turn = mixed(turn, apart(turn, toTurn), share);
  if (!arrived(standing)) return;
  standing.at = toAt;
  standing.turn = toTurn;
};

export const stands = ({ look }: Piece): boolean => (look.as === "mesh" && look.stands) || look.as === "standee";

const layer = ({ piece }: Standing): number => {
  if (piece.held !== "") return 2;
  return stands(piece) ? 1 : 0;
};

/** A hand's zone lies on the mat, whatever its height in the air. */
const ON_THE_TABLE = 1;

const depth = ({ piece, at }: Standing): number => {
  if (stands(piece)) return -at[2];
  const height = piece.look.as === "zone" ? ON_THE_TABLE : at[1] - piece.foot;
  // What is held in a hand lies on its zone.
  return Math.round(Math.max(height, piece.hand === "" ? height : ON_THE_TABLE) * 50) + (piece.hand === "" ? 0 : 1);
};

const before = (a: Standing, b: Standing): number => {
  const apart = layer(a) - layer(b);
  if (apart !== 0) return apart;
  const lower = depth(a) - depth(b);
  return lower === 0 ? a.piece.id - b.piece.id : lower;
};
