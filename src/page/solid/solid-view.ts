import { isFloor } from "../play/under";
import type { Around, CameraState } from "../room/solid";
import type { Piece, Triple } from "../room/wire";
import type { Spot } from "../view/camera";
import type { Lens, Marks } from "../view/lens";
import type { Standing, Standings } from "../view/standing";
import { Batches } from "./batches";
import { Bodies } from "./bodies";
import { Card } from "./card";
import { type Framed, Frames } from "./frames";
import { Lettering } from "./lettering";
import { TABLE_TOP } from "./measures";
import { Orbit, SEATED } from "./orbit";
import { Pace } from "./pace";
import { cornersOf, meets } from "./pick";
import { Pictures } from "./pictures";
import { Stage } from "./stage";

export interface SolidOptions {
  readonly standings: Standings;
  /** It has to be drawn again. */
  readonly changed: () => void;
  /** For a picture: it may take its time. */
  readonly still: boolean;
  readonly calm: () => boolean;
  /** Whose hand is nearest when the whole table is looked at. */
  readonly seat: () => string;
}

/** Milliseconds without a change. */
const RESTS_AFTER = 250;
const DEGREES_A_PIXEL = 0.3;
/** Nearer to the picture's edge than this share a spot is not well in view. */
const EDGE = 0.1;

/** A thrown die, until it lies. */
const tumbling = ([rx, ry, rz]: Triple, now: number): Triple => [rx + now * 0.9, ry + now * 0.5, rz + now * 0.7];

/** The table in three dimensions: draws the standings, and knows what is where on the screen. */
export class SolidView implements Lens {
  readonly canvas = document.createElement("canvas");
  readonly orbit = new Orbit();
  readonly card: Card;
  readonly #stage = new Stage();
  readonly #lettering = new Lettering();
  readonly #pictures: Pictures;
  readonly #batches: Batches;
  readonly #bodies: Bodies;
  readonly #frames: Frames;
  #around: Around | undefined;
  #shadowsMoved = true;
  readonly #pace = new Pace();
  #resting = false;
  #rest = 0;
  /** The keys that move the camera. */
  keys: { press(event: KeyboardEvent): boolean } | undefined;

  constructor(readonly options: SolidOptions) {
    this.canvas.className = "solid";
    this.card = new Card(this.canvas, options.still);
    this.#pictures = new Pictures(this.card.finest, this.card.anisotropy, (url) => {
      this.#pictureCame(url);
    });
    this.#batches = new Batches(this.#pictures, this.#lettering, ({ key }, fine) => {
      if (!fine) this.#bodies.isMissing(key);
      this.#again();
    });
    this.#bodies = new Bodies(this.#batches, this.#lettering, this.#pictures);
    const { scene } = this.#stage;
    this.#frames = new Frames((old, next) => {
      scene.remove(old);
      scene.add(next);
    });
    scene.add(this.#batches.group, this.#frames.mesh);
  }

  get idle(): boolean {
    return this.#pictures.idle;
  }

  draw(marks: Marks, now: number): void {
    const { standings, calm } = this.options;
    if (standings.around !== undefined && standings.around !== this.#around) {
      this.#around = standings.around;
      this.#stage.around(standings.around);
    }
    const turnOf = ({ piece, turn }: Standing): Triple => (piece.rolling && !calm() ? tumbling(turn, now) : turn);
    if (this.#bodies.follow(standings.all, turnOf)) this.#shadowsMoved = true;
    this.#frame(marks);
    this.card.drawsAt(this.#resting ? 1 : this.#pace.begins(now), this.orbit);
    this.#restSoon();
    this.card.draw(this.#stage, this.orbit, this.#shadowsMoved);
    this.#shadowsMoved = false;
    this.#tell();
  }

  /** What moved has come to rest: once more, finely. */
  #restSoon(): void {
    clearTimeout(this.#rest);
    if (!this.#resting) {
      this.#rest = window.setTimeout(() => {
        this.#resting = true;
        this.options.changed();
      }, RESTS_AFTER);
    }
    this.#resting = false;
  }

  /** For who counts: how often and in how many calls it was drawn, and what could only be outlined. */
  #tell(): void {
    const { dataset } = this.canvas;
    dataset["frames"] = String(Number(dataset["frames"] ?? 0) + 1);
    dataset["calls"] = String(this.card.calls);
    dataset["outlined"] = JSON.stringify(this.#bodies.outlined.map(({ name, kind }) => (name === "" ? kind : name)));
  }

  resize(width: number, height: number): void {
    [this.orbit.width, this.orbit.height] = [Math.max(1, width), Math.max(1, height)];
    this.card.fit(this.orbit.width, this.orbit.height);
  }

  fit(wanted: (piece: Piece) => boolean, _margin: number, below: number): void {
    this.orbit.yaw = this.#home?.turn[1] ?? 0;
    this.orbit.pitch = SEATED;
    this.#fitTo(wanted, below);
  }

  /** From where it is looked at now. */
  #fitTo(wanted: (piece: Piece) => boolean, below: number): void {
    this.#follow();
    const seen = this.#pieces.filter(({ piece }) => wanted(piece) && piece.look.as !== "zone");
    this.orbit.fit(
      seen.flatMap(({ piece }) => {
        const placed = this.#bodies.placed(piece.id);
        return placed === undefined ? [] : cornersOf(placed);
      }),
      below,
    );
  }

  /** Straight from above, its north up. */
  fitAbove(): void {
    this.orbit.pitch = 90;
    this.orbit.yaw = 0;
    this.#fitTo(() => true, 0);
  }

  goTo(state: CameraState): void {
    this.orbit.goTo(state);
  }

  fitPart({ x, z }: Spot, across: number): void {
    const half = across / 2;
    this.orbit.fit([
      [x - half, TABLE_TOP, z],
      [x + half, TABLE_TOP, z],
    ]);
  }

  press(event: KeyboardEvent): boolean {
    return this.keys?.press(event) === true;
  }

  spin(degrees: number): void {
    this.orbit.turn(degrees, 0);
  }

  pan(x: number, y: number): void {
    this.orbit.pan(x, y);
  }

  turn(x: number, y: number): void {
    this.orbit.turn(x * DEGREES_A_PIXEL, y * DEGREES_A_PIXEL);
  }

  zoom(factor: number, x: number, y: number): void {
    this.orbit.zoomBy(factor, x, y, TABLE_TOP);
  }

  show({ x, z }: Spot): void {
    const place = this.orbit.screenOf([x, TABLE_TOP, z]);
    const { width, height } = this.orbit;
    const isIn = (at: number, of: number): boolean => at > of * EDGE && at < of * (1 - EDGE);
    if (place === "nowhere" || !isIn(place[0], width) || !isIn(place[1], height)) {
      this.orbit.at = [x, this.orbit.at[1], z];
    }
  }

  /** On the board that is under the pointer, else on the table's height. */
  spotAt(x: number, y: number): Spot {
    const { from, way } = this.orbit.rayAt(x, y);
    const far = this.#nearest(x, y, isGround)?.far;
    if (far !== undefined) return { x: from[0] + way[0] * far, z: from[2] + way[2] * far };
    const spot = this.orbit.onLevel(x, y, TABLE_TOP);
    return spot === "nowhere" ? { x: this.orbit.at[0], z: this.orbit.at[2] } : { x: spot[0], z: spot[2] };
  }

  /** On the height of the piece's top: a button there is met where it is seen. */
  spotOn(x: number, y: number, { piece }: Standing): Spot {
    const placed = this.#bodies.placed(piece.id);
    const spot = placed === undefined ? "nowhere" : this.orbit.onLevel(x, y, placed.middle[1] + placed.box[1] / 2);
    return spot === "nowhere" ? this.spotAt(x, y) : { x: spot[0], z: spot[2] };
  }

  under(x: number, y: number): Standing | undefined {
    return this.#nearest(x, y, (standing) => !isFloor(standing))?.standing;
  }

  screenOf({ at }: Standing): readonly [x: number, y: number] {
    return this.screenAt(at);
  }

  screenAt(point: Triple): readonly [x: number, y: number] {
    const spot = this.orbit.screenOf(point);
    return spot === "nowhere" ? [0, 0] : spot;
  }

  get #pieces(): readonly Standing[] {
    return [...this.options.standings.all.values()];
  }

  get #home(): Standing | undefined {
    const seat = this.options.seat();
    return this.#pieces.find(({ piece }) => piece.kind === "Hand" && piece.of === seat);
  }

  #nearest(
    x: number,
    y: number,
    counts: (standing: Standing) => boolean,
  ): { standing: Standing; far: number } | undefined {
    const ray = this.orbit.rayAt(x, y);
    let nearest: { standing: Standing; far: number } | undefined;
    for (const standing of this.#pieces) {
      const placed = counts(standing) ? this.#bodies.placed(standing.piece.id) : undefined;
      const far = placed === undefined ? Infinity : meets(ray, placed, standing.piece.locked ? 0.02 : undefined);
      if (far < (nearest?.far ?? Infinity)) nearest = { standing, far };
    }
    return nearest;
  }

  #follow(): void {
    if (this.#bodies.follow(this.options.standings.all, ({ turn }) => turn)) this.#shadowsMoved = true;
  }

  #frame({ focused, hovered, holding }: Marks): void {
    const outlined = new Set(this.#bodies.outlined);
    const framed: Framed[] = [];
    const zones: { placed: Framed["placed"]; tint: string }[] = [];
    for (const { piece } of this.options.standings.all.values()) {
      const placed = this.#bodies.placed(piece.id);
      if (placed === undefined) continue;
      if (piece.look.as === "zone") {
        if (piece.of === "") continue;
        zones.push({ placed, tint: piece.look.tint });
        framed.push({ placed, tint: piece.look.tint, thick: 0.03 });
        continue;
      }
      const tint = tintOf(piece, { focused, hovered, holding });
      if (tint !== "") framed.push({ placed, tint, thick: this.orbit.depthOf(placed.middle) * 0.003 });
      else if (outlined.has(piece)) framed.push({ placed, tint: "#f4ebd9", thick: 0.04 });
    }
    this.#stage.zones(zones);
    this.#frames.show(framed);
  }

  #pictureCame(url: string): void {
    this.#batches.pictureCame(url);
    // A piece that is as wide as its picture has to be made anew.
    this.#bodies.again(
      ({ look }) => "picture" in look && look.picture === url && look.as !== "mesh" && look.as !== "card",
    );
    this.#again();
  }

  #again(): void {
    this.#shadowsMoved = true;
    this.options.changed();
  }
}

/** What things lie on. */
const isGround = ({ piece }: Standing): boolean =>
  piece.locked && piece.look.as !== "zone" && piece.look.as !== "writing";

const tintOf = (
  { id, glow }: Piece,
  { focused, hovered, holding }: Pick<Marks, "focused" | "hovered" | "holding">,
): string => {
  if (id === holding) return "#ffd84a";
  if (id === focused) return "#ffffff";
  return id === hovered ? "#b9b3c4" : glow;
};
