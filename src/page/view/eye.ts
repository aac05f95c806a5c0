import { Camera } from "./camera";
import { type Attention, drawTable } from "./draw";
import { Sprites } from "./sprites";
import { Standings, stands } from "./standing";

/** Looks at the table: draws when something has changed, and rests otherwise. */
export class Eye {
  readonly camera = new Camera();
  readonly standings = new Standings();
  readonly sprites = new Sprites(() => {
    this.look();
  });
  attention: Attention = { focused: -1, hovered: -1, holding: -1 };
  /** Milliseconds between the last frames, for those who measure. */
  readonly frames: number[] = [];
  #stale = true;
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
    this.camera.fit(this.standings.box(), 0.6);
    this.look();
  }

  /** Where the figures are; the whole table if there are none. */
  fitFigures(): void {
    const any = [...this.standings.all.values()].some(({ piece }) => stands(piece));
    this.camera.fit(this.standings.box(any ? stands : undefined), 3);
    this.look();
  }

  #fitCanvas(): void {
    const { clientWidth, clientHeight } = this.canvas;
    const [middle, zoom] = [this.camera.width, this.camera.zoom];
    this.camera.width = Math.max(1, clientWidth);
    this.camera.height = Math.max(1, clientHeight);
    if (middle > 1) this.camera.zoom = zoom * (this.camera.width / middle);
    this.canvas.width = Math.round(clientWidth * devicePixelRatio);
    this.canvas.height = Math.round(clientHeight * devicePixelRatio);
    this.look();
  }

  #frame = (now: number): void => {
    const since = Math.min(100, now - this.#before);
    this.#before = now;
    this.frames.push(since);
    if (this.frames.length > 240) this.frames.shift();
    const moved = this.standings.follow(since, this.#calm.matches);
    if (moved || this.#stale) {
      this.#stale = false;
      this.#draw(now);
    }
    requestAnimationFrame(this.#frame);
  };

  #draw(now: number): void {
    const context = this.canvas.getContext("2d", { alpha: false });
    if (context === null) return;
    drawTable(context, this.camera, this.standings, this.sprites, this.attention, devicePixelRatio, now);
  }
}
