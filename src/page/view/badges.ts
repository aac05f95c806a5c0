import type { Camera } from "./camera";
import { type Standing, stands } from "./standing";

/** Small labels: how many a pile holds, what a die shows, who a figure is. Nothing is told by colour alone. */

/** What of a canvas a badge is drawn with. */
export interface Context {
  font: string;
  textAlign: string;
  textBaseline: string;
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  beginPath(): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  fill(): void;
  stroke(): void;
  measureText(text: string): { readonly width: number };
  fillText(text: string, x: number, y: number): void;
}

/** From so many pixels a unit on a badge shows the whole name. */
const NAMED = 72;
const VALUED = 44;
const SHOWN = 11;
/** The smallest letters that are read at a glance. */
const FAR = 10;
/** A die whose side needs more letters than this is told by its picture, and in words where it is looked at. */
const SHORT = 3;

/** A pill is 1.35 as high as its letters: with its middle so far below an edge it is wholly beyond it. */
const BELOW = 0.7;

const pill = (context: Context, x: number, y: number, text: string, size: number, dark: boolean): void => {
  context.font = `700 ${String(size)}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const width = Math.max(context.measureText(text).width + size * 0.7, size * 1.35);
  const height = size * 1.35;
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
  context.fillStyle = dark ? "rgb(18 12 26 / 0.88)" : "rgb(244 235 217 / 0.95)";
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = dark ? "rgb(244 235 217 / 0.8)" : "rgb(18 12 26 / 0.9)";
  context.stroke();
  context.fillStyle = dark ? "#f4ebd9" : "#120c1a";
  context.fillText(text, x, y + size * 0.06);
};

export const drawBadges = (context: Context, camera: Camera, { piece, at }: Standing, lettering: number): void => {
  const { zoom } = camera;
  if (zoom < SHOWN) return;
  const [x, y] = [camera.screenX(at[0]), camera.screenY(at[2])];
  const size = Math.max(8, Math.min(0.34 * zoom, 18)) * lettering;
  if (stands(piece) && piece.name !== "") {
    const text = zoom >= NAMED ? piece.name : piece.name.slice(0, 2);
    pill(context, x, y + 0.42 * zoom, text, size, true);
  }
  if (piece.count > 1 || (piece.count >= 0 && piece.kind === "Bag")) {
    // Below its lower right corner: what is counted is seen whole.
    const [across, down] = [piece.size[0] / 2, piece.size[2] / 2];
    const high = size * 1.1;
    pill(context, x + across * zoom - high, y + down * zoom + high * BELOW, String(piece.count), high, false);
  }
  if (piece.value === "" || piece.value.length > SHORT) return;
  // From afar a die's own face cannot be read: what it shows is written over it.
  const beside = zoom >= VALUED ? (piece.size[2] / 2 + 0.2) * zoom : 0;
  pill(context, x, y + beside, piece.value, beside > 0 ? size : Math.max(FAR, size), false);
};
