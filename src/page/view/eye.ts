import type { Spot } from "./camera";
import type { Piece } from "../room/wire";
import { FlatLens } from "./flat-lens";
import type { Lens } from "./lens";
import { drawLights, type Lit, NOTHING_LIT } from "./lit";
import { Sprites } from "./sprites";
import { Standings, stands } from "./standing";

const MARGIN = 0.6;
const MARGIN_OF_FIGURES = 3;
const LONGEST_FRAME = 100;
const FRAMES_KEPT = 240;

/** Looks at the table: draws when something has changed, and rests otherwise. */
export class Eye {
  readonly standings = new Standings();
  readonly sprites = new Sprites(() => {
    this.look();
  });
  readonly #flat: FlatLens;
  lens: Lens;
  focused = -1;
  hovered = -1;
  holding = -1;
  /** What is lit, and where that is drawn: over the table, and nothing to be touched. */
  lit: Lit = NOTHING_LIT;
  readonly lights = document.createElement("canvas");
  /** The colour that looks. */
  seat = "Grey";
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
    this.lights.className = "lights";
    this.lights.setAttribute("aria-hidden", "true");
    this.#flat = new FlatLens(canvas, this.standings, this.sprites);
    this.lens = this.#flat;
    new ResizeObserver(() => {
      this.#fitCanvas();
    }).observe(canvas);
    this.#fitCanvas();
    requestAnimationFrame(this.#frame);
  }

  /** Looks through another lens; without one, from above. */
  lookThrough(lens: Lens = this.#flat): void {
    this.lens = lens;
    this.#fitCanvas();
    this.fit();
  }

  get calm(): boolean {
    return this.#calm.matches;
  }

  /** Nothing is being painted or fetched any more. */
  get idle(): boolean {
    return this.sprites.idle && this.lens.idle;
  }

  /** Something has changed: look again. */
  look(): void {
    this.#stale = true;
  }

  /** The whole table. */
  fit(): void {
    const { of, high } = this.#handBelow;
    const isOnTable = (piece: Piece): boolean => of === "" || (piece.hand !== of && piece.of !== of);
    this.lens.fit(isOnTable, MARGIN, high);
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
    this.lens.fit(wanted, margin, this.#handBelow.high);
    this.#fitted = false;
    this.look();
  }

  /** So many units of the table about a spot. */
  fitPart(spot: Spot, across: number): void {
    this.lens.fitPart(spot, across);
    this.#fitted = false;
    this.look();
  }

  pan(screenX: number, screenY: number): void {
    this.lens.pan(screenX, screenY);
    this.#fitted = false;
    this.look();
  }

  /** Round the table. */
  turn(screenX: number, screenY: number): void {
    this.lens.turn(screenX, screenY);
    this.#fitted = false;
    this.look();
  }

  /** Nearer or farther; about the middle if no place is named. */
  zoom(factor: number, screenX = this.canvas.clientWidth / 2, screenY = this.canvas.clientHeight / 2): void {
    this.lens.zoom(factor, screenX, screenY);
    this.#fitted = false;
    this.look();
  }

  show(spot: Spot): void {
    this.lens.show(spot);
    this.look();
  }

  #fitCanvas(): void {
    const { clientWidth, clientHeight } = this.canvas;
    this.lens.resize(clientWidth, clientHeight);
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
      this.lens.draw(this, now);
      drawLights(this.lights, this.lit, this.standings.all, (point) => this.lens.screenAt(point));
    }
    requestAnimationFrame(this.#frame);
  };
}
