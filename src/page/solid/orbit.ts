import type { CameraState } from "../room/solid";
import type { Triple } from "../room/wire";
import { difference, dot, type Frame, frameOf, into, sum, times, unit } from "./space";

/** The camera: what it looks at, from which side, how steeply, how far; and where what is in front of it is on the screen. */

export interface Ray {
  readonly from: Triple;
  readonly way: Triple;
}

/** From the middle of the picture to its upper edge, for a camera one unit away. */
const OPENING = Math.tan((25 * Math.PI) / 180);
export const FIELD = 50;

const [LOWEST, STEEPEST] = [8, 90];
const [NEAREST, FARTHEST] = [1.5, 220];
export const SEATED = 52;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

export class Orbit {
  at: Triple = [0, 1, 0];
  /** Degrees: 0 looks north. */
  yaw = 0;
  /** Degrees below the horizon. */
  pitch = SEATED;
  distance = 60;
  width = 1;
  height = 1;

  get frame(): Frame {
    return frameOf([this.pitch, this.yaw, 0]);
  }

  get eye(): Triple {
    return difference(this.at, times(this.frame.z, this.distance));
  }

  get #aspect(): number {
    return this.width / this.height;
  }

  rayAt(x: number, y: number): Ray {
    const across = ((2 * x) / this.width - 1) * OPENING * this.#aspect;
    const up = (1 - (2 * y) / this.height) * OPENING;
    const { frame } = this;
    return { from: this.eye, way: unit(sum(frame.z, sum(times(frame.x, across), times(frame.y, up)))) };
  }

  /** Pixels from the upper left; what is behind the camera is nowhere. */
  screenOf(point: Triple): readonly [x: number, y: number] | "nowhere" {
    const [x, y, far] = into(this.frame, difference(point, this.eye));
    if (far <= 0.01) return "nowhere";
    const [across, up] = [x / (far * OPENING * this.#aspect), y / (far * OPENING)];
    return [((across + 1) / 2) * this.width, ((1 - up) / 2) * this.height];
  }

  turn(yaw: number, pitch: number): void {
    this.yaw = (this.yaw + yaw) % 360;
    this.pitch = between(LOWEST, this.pitch + pitch, STEEPEST);
  }

  /** As if the table were drawn along with the pointer. */
  pan(x: number, y: number): void {
    const unitsPerPixel = (2 * OPENING * this.distance) / this.height;
    const { x: right } = this.frame;
    const north: Triple = frameOf([0, this.yaw, 0]).z;
    const steep = Math.max(0.25, Math.sin((this.pitch * Math.PI) / 180));
    const by = sum(times(right, -x * unitsPerPixel), times(north, (y * unitsPerPixel) / steep));
    this.at = sum(this.at, by);
  }

  /** Nearer or farther, with the spot under the pointer kept where it is. */
  zoomBy(factor: number, x: number, y: number, level: number): void {
    const before = this.onLevel(x, y, level);
    this.distance = between(NEAREST, this.distance / factor, FARTHEST);
    const after = this.onLevel(x, y, level);
    if (before === "nowhere" || after === "nowhere") return;
    const [dx, , dz] = difference(before, after);
    if (Math.hypot(dx, dz) < this.distance) this.at = sum(this.at, [dx, 0, dz]);
  }

  /** Where what is under the pointer would be at this height. */
  onLevel(x: number, y: number, level: number): Triple | "nowhere" {
    const { from, way } = this.rayAt(x, y);
    const far = (level - from[1]) / way[1];
    return Number.isFinite(far) && far > 0 ? sum(from, times(way, far)) : "nowhere";
  }

  /** Turned as it is, so that all these points are seen; `below`: so many pixels are covered by something else. */
  fit(points: readonly Triple[], below = 0): void {
    if (points.length === 0) return;
    const { frame } = this;
    const low = -1 + (2 * below) / this.height;
    this.at = times(points.reduce(sum), 1 / points.length);
    for (let round = 0; round < 8; round++) {
      const around = points.map((point) => into(frame, difference(point, this.at)));
      this.distance = this.#distanceFor(around, 1 - low);
      const [across, up] = this.#middle(around);
      this.at = sum(this.at, times(frame.x, across));
      this.at = sum(this.at, times(frame.y, up - ((1 + low) / 2) * OPENING * this.distance));
    }
  }

  /** The least distance from which all of it is seen, were it in the middle; `high`: the share of the height, of 2. */
  #distanceFor(around: readonly Triple[], high: number): number {
    let [near, far] = [NEAREST, FARTHEST];
    for (let i = 0; i < 20; i++) {
      const distance = (near + far) / 2;
      const [wide, tall] = this.#extent(around, distance);
      if (wide <= 2 * MARGIN && tall <= high * MARGIN) far = distance;
      else near = distance;
    }
    return far;
  }

  #shares(around: readonly Triple[], distance: number): readonly (readonly [number, number])[] {
    return around.map(([x, y, z]) => {
      const far = Math.max(0.05, z + distance) * OPENING;
      return [x / (far * this.#aspect), y / far] as const;
    });
  }

  #extent(around: readonly Triple[], distance: number): readonly [number, number] {
    const shares = this.#shares(around, distance);
    const [xs, ys] = [shares.map(([x]) => x), shares.map(([, y]) => y)];
    return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  }

  /** How far the middle of the picture of these is beside the picture's middle, in units at the target. */
  #middle(around: readonly Triple[]): readonly [number, number] {
    const shares = this.#shares(around, this.distance);
    const [xs, ys] = [shares.map(([x]) => x), shares.map(([, y]) => y)];
    const [x, y] = [Math.max(...xs) + Math.min(...xs), Math.max(...ys) + Math.min(...ys)];
    return [(x / 2) * OPENING * this.#aspect * this.distance, (y / 2) * OPENING * this.distance];
  }

  get state(): CameraState {
    return { at: this.at, turn: [this.pitch, this.yaw, 0], distance: this.distance };
  }

  goTo({ at, turn: [pitch, yaw], distance }: CameraState): void {
    this.at = at;
    this.yaw = yaw;
    this.pitch = between(LOWEST, pitch, STEEPEST);
    this.distance = between(NEAREST, distance, FARTHEST);
  }

  /** How far in front of the camera a point is. */
  depthOf(point: Triple): number {
    return dot(this.frame.z, difference(point, this.eye));
  }
}

/** So much of the picture is filled. */
const MARGIN = 0.94;
