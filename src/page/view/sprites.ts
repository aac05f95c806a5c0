import { tableFolder } from "../folder";
import type { Order, Sprite } from "../painter/sprite";
import type { Look } from "../room/look";
import type { Piece, Triple } from "../room/wire";

/** The painted pieces: asked for once each, in the fineness the eye needs; a coarser one stands in until it is there. */

const DETAILS = [16, 32, 64, 128] as const;

const detailFor = (pixels: number): number => DETAILS.find((detail) => detail >= pixels * 0.9) ?? 128;

/** What a sprite is of: a piece, or what lies in one. */
export type Painted = Pick<Piece, "look" | "size" | "scale">;

const isThin = ([width, height, depth]: Triple): boolean => height < Math.min(width, depth) * 0.4;

const nearest = (degrees: number, step: number): number => ((Math.round(degrees / step) * step) % 360) + 0;

/**
 * The turn a piece is painted in; what is left of its turn is done when it is drawn. At rest it is painted as it lies: a
 * die of eight sides lies on none of a cube's. On its way it would be painted anew with every frame.
 */
export const paintedTurn = (piece: Painted, [rx, ry, rz]: Triple, atRest: boolean): Triple => {
  if (piece.look.as !== "mesh") return [0, 0, 0];
  if (piece.look.stands) return [nearest(rx, 90), nearest(ry, 45), nearest(rz, 90)];
  const step = isThin(piece.size) ? 180 : atRest ? 1 : 90;
  return [nearest(rx, step), 0, nearest(rz, step)];
};

const isPainted = ({ as }: Look): boolean => as !== "zone" && as !== "outline" && as !== "writing";

const FAILED = "failed";

export class Sprites {
  readonly #painted = new Map<string, Sprite | typeof FAILED>();
  readonly #asked = new Set<string>();
  readonly #painter: Worker;
  readonly #names = new WeakMap<Look, string>();

  constructor(readonly changed: () => void) {
    this.#painter = new Worker(new URL("../painter/worker.ts", import.meta.url), {
      type: "module",
      name: tableFolder(),
    });
    this.#painter.onmessage = ({ data }: MessageEvent<Sprite>) => {
      this.#painted.set(data.key, "bitmap" in data ? data : FAILED);
      this.#asked.delete(data.key);
      this.changed();
    };
  }

  /** Nothing is being painted any more. */
  get idle(): boolean {
    return this.#asked.size === 0;
  }

  /** "failed" for a picture that cannot be had; nothing while it is not painted yet. */
  of(piece: Painted, turn: Triple, pixels: number): Sprite | typeof FAILED | undefined {
    if (!isPainted(piece.look)) return FAILED;
    const wanted = detailFor(pixels);
    const base = `${this.#name(piece.look)} ${turn.join(" ")} ${piece.size.join(" ")}`;
    const sprite = this.#painted.get(`${base} ${String(wanted)}`);
    if (sprite !== undefined) return sprite;
    this.#order({
      key: `${base} ${String(wanted)}`,
      look: piece.look,
      turn,
      size: piece.size,
      scale: piece.scale,
      detail: wanted,
    });
    for (const detail of [...DETAILS].reverse()) {
      const other = this.#painted.get(`${base} ${String(detail)}`);
      if (other !== undefined) return other;
    }
    return undefined;
  }

  #order(order: Order): void {
    if (this.#asked.has(order.key)) return;
    this.#asked.add(order.key);
    this.#painter.postMessage(order);
  }

  #name(look: Look): string {
    let name = this.#names.get(look);
    if (name === undefined) this.#names.set(look, (name = JSON.stringify(look)));
    return name;
  }
}
