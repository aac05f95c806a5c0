import { standingUnder } from "../play/under";
import type { Piece, Triple } from "../room/wire";
import { Camera, type Spot } from "./camera";
import { drawTable } from "./draw";
import type { Lens, Marks } from "./lens";
import type { Sprites } from "./sprites";
import type { Standing, Standings } from "./standing";

/** The table from above. */
export class FlatLens implements Lens {
  readonly camera = new Camera();

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly standings: Standings,
    readonly sprites: Sprites,
  ) {}

  get idle(): boolean {
    return this.sprites.idle;
  }

  draw(marks: Marks, now: number): void {
    const { camera, standings, sprites } = this;
    const context = this.canvas.getContext("2d", { alpha: false });
    if (context !== null) drawTable(context, { ...marks, camera, standings, sprites }, devicePixelRatio, now);
  }

  resize(width: number, height: number): void {
    this.camera.width = Math.max(1, width);
    this.camera.height = Math.max(1, height);
    this.canvas.width = Math.round(width * devicePixelRatio);
    this.canvas.height = Math.round(height * devicePixelRatio);
  }

  fit(wanted: (piece: Piece) => boolean, margin: number, below: number): void {
    this.camera.fit(this.standings.box(wanted), margin, below);
  }

  fitPart({ x, z }: Spot, across: number): void {
    this.camera.fit({ left: x - across / 2, right: x + across / 2, south: z, north: z }, 0);
  }

  pan(x: number, y: number): void {
    this.camera.pan(x, y);
  }

  turn(x: number, y: number): void {
    this.camera.pan(x, y);
  }

  zoom(factor: number, x: number, y: number): void {
    this.camera.zoomBy(factor, x, y);
  }

  show(spot: Spot): void {
    this.camera.show(spot);
  }

  spotAt(x: number, y: number): Spot {
    return this.camera.spotAt(x, y);
  }

  spotOn(x: number, y: number): Spot {
    return this.camera.spotAt(x, y);
  }

  under(x: number, y: number): Standing | undefined {
    return standingUnder(this.standings, this.camera.spotAt(x, y));
  }

  screenOf({ at }: Standing): readonly [x: number, y: number] {
    return this.screenAt(at);
  }

  screenAt([x, , z]: Triple): readonly [x: number, y: number] {
    return [this.camera.screenX(x), this.camera.screenY(z)];
  }
}
