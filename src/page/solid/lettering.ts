import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace } from "three";
import type { Rect } from "./batch";

/** All that is written on the table, in one picture: each text and colour once. */

const SIDE = 2048;
/** Letters are so many pixels high; a long text is written smaller. */
const PIXELS = 56;
const LINE = 1.2;
const MARGIN = 6;
const LONGEST = 1600;

export interface Lettered {
  readonly rect: Rect;
  /** In heights of a letter. */
  readonly wide: number;
  readonly high: number;
}

export class Lettering {
  readonly #canvas = document.createElement("canvas");
  readonly texture: CanvasTexture;
  readonly #known = new Map<string, Lettered>();
  #x = 0;
  #y = 0;
  #row = 0;

  constructor() {
    this.#canvas.width = SIDE;
    this.#canvas.height = SIDE;
    this.texture = new CanvasTexture(this.#canvas);
    this.texture.flipY = false;
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.minFilter = LinearMipmapLinearFilter;
  }

  /** "full" when nothing more fits: everything has to be written anew. */
  of(text: string, tint: string): Lettered | "full" {
    const key = `${tint} ${text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const written = this.#write(text, tint);
    if (written !== "full") this.#known.set(key, written);
    return written;
  }

  forget(): void {
    this.#known.clear();
    this.#context.clearRect(0, 0, SIDE, SIDE);
    [this.#x, this.#y, this.#row] = [0, 0, 0];
  }

  get #context(): CanvasRenderingContext2D {
    const context = this.#canvas.getContext("2d");
    if (context === null) throw new Error("this browser cannot draw");
    return context;
  }

  #write(text: string, tint: string): Lettered | "full" {
    const context = this.#context;
    const lines = text.split("\n");
    const font = (pixels: number): string => `600 ${String(pixels)}px system-ui, sans-serif`;
    context.font = font(PIXELS);
    const widest = Math.max(1, ...lines.map((line) => context.measureText(line).width));
    const pixels = PIXELS * Math.min(1, LONGEST / widest);
    const wide = Math.ceil((widest * pixels) / PIXELS) + 2 * MARGIN;
    const high = Math.ceil(lines.length * LINE * pixels) + 2 * MARGIN;
    if (!this.#placed(wide, high)) return "full";
    context.font = font(pixels);
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillStyle = tint;
    lines.forEach((line, i) => {
      context.fillText(line, this.#x + wide / 2, this.#y + MARGIN + (i + 0.5) * LINE * pixels);
    });
    const rect: Rect = [this.#x / SIDE, this.#y / SIDE, wide / SIDE, high / SIDE];
    this.#x += wide;
    this.texture.needsUpdate = true;
    return { rect, wide: wide / pixels, high: high / pixels };
  }

  /** In rows, as high as the highest in them. */
  #placed(wide: number, high: number): boolean {
    if (this.#x + wide > SIDE) [this.#x, this.#y, this.#row] = [0, this.#y + this.#row, 0];
    this.#row = Math.max(this.#row, high);
    return this.#y + high <= SIDE;
  }
}
