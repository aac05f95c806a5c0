import { Camera, type Spot } from "./camera";
import type { Piece } from "../room/wire";
import { drawTable } from "./draw";
import { Sprites } from "./sprites";
import { Standings, stands } from "./standing";

const MARGIN = 0.6;
const MARGIN_OF_FIGURES = 3;
const LONGEST_FRAME = 100;
const FRAMES_KEPT = 240;

/** Looks at the table: draws when something has changed, and rests otherwise. */
export class Eye {
  readonly camera = new Camera();
  readonly standings = new Standings();
  readonly sprites = new Sprites(() => {
    this.look();
  });
  focused = -1;
  hovered = -1;
  holding = -1;
  /** How large labels are written. */
  lettering = 1;
  /** The hand that is shown below the table instead of on it, and how many pixels high. */
  #handBelow = { of: "", high: 0 };
  /** Milliseconds between the last frames, for those who measure. */
  readonly frames: number[] = [];
  /** What else is done with every frame. */
  step: () => void = () => undefined;
  #stale = true;
  #fitted = true;
  #before = performance.now();
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");

  constructor(readonly canvas: HTMLCanvasElement) {
    new ResizeObserver(() => {
      this.#fitCanvas();
    }).observe(canvas);
    this.#fitCanvas();
    requestAnimationFrame(this.#frame);
  }

  /** Something has changed: look again. */
  look(): void {
    this.#stale = true;
  }

  /** The whole table. */
  fit(): void {
    const { of, high } = this.#handBelow;
    const isOnTable = (piece: Piece): boolean => of === "" || (piece.hand !== of && piece.of !== of);
    this.camera.fit(this.standings.box(isOnTable), MARGIN, high);
    this.#fitted = true;
    this.look();
  }

  /** Makes room for a hand that is shown below the table; "" for none. */
  showHandBelow(of: string, high: number): void {
    if (this.#handBelow.of === of && this.#handBelow.high === high) return;
    this.#handBelow = { of, high };
    if (this.#fitted) this.fit();
  }

  /** Where the figures are; the whole table if there are none. */
  fitFigures(): void {
    const any = [...this.standings.all.values()].some(({ piece }) => stands(piece));
    if (any) this.fitOnly(stands, MARGIN_OF_FIGURES);
    else this.fit();
  }

  /** The part of the table where these are. */
  fitOnly(wanted: (piece: Piece) => boolean, margin = MARGIN): void {
    this.camera.fit(this.standings.box(wanted), margin, this.#handBelow.high);
    this.#fitted = false;
    this.look();
  }

  /** So many units of the table about a spot. */
  fitPart({ x, z }: Spot, across: number): void {
    this.camera.fit({ left: x - across / 2, right: x + across / 2, south: z, north: z }, 0);
    this.#fitted = false;
    this.look();
  }

  pan(screenX: number, screenY: number): void {
    this.camera.pan(screenX, screenY);
    this.#fitted = false;
    this.look();
  }

  zoom(factor: number, screenX: number, screenY: number): void {
    this.camera.zoomBy(factor, screenX, screenY);
    this.#fitted = false;
    this.look();
  }

  show(spot: Spot): void {
    this.camera.show(spot);
    this.look();
  }

  #fitCanvas(): void {
    const { clientWidth, clientHeight } = this.canvas;
    this.camera.width = Math.max(1, clientWidth);
    this.camera.height = Math.max(1, clientHeight);
    this.canvas.width = Math.round(clientWidth * devicePixelRatio);
    this.canvas.height = Math.round(clientHeight * devicePixelRatio);
    if (this.#fitted) this.fit();
    this.look();
  }

  #frame = (now: number): void => {
    const since = now - this.#before;
    this.#before = now;
    this.frames.push(since);
    if (this.frames.length > FRAMES_KEPT) this.frames.shift();
    const moved = this.standings.follow(Math.min(LONGEST_FRAME, since), this.#calm.matches);
    this.step();
    if (moved || this.#stale) {
      this.#stale = false;
      const context = this.canvas.getContext("2d", { alpha: false });
      if (context !== null) drawTable(context, this, devicePixelRatio, now);
    }
    requestAnimationFrame(this.#frame);
  };
}
