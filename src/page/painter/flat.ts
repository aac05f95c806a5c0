import type { CardShape, Cell, Look, PlainShape, TileShape } from "../room/look";
import type { Triple } from "../room/wire";

/** Flat pieces: a picture, or a part of one, within an outline. */

type Context = OffscreenCanvasRenderingContext2D;

const CORNER = 0.06;

const regular = (context: Context, width: number, height: number, corners: number): void => {
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * 2 * Math.PI;
    context.lineTo(width / 2 + (Math.cos(angle) * width) / 2, height / 2 + (Math.sin(angle) * height) / 2);
  }
  context.closePath();
};

export const outline = (
  context: Context,
  shape: CardShape | TileShape | PlainShape,
  width: number,
  height: number,
): void => {
  context.beginPath();
  if (shape === "hex") regular(context, width, height, 6);
  else if (shape === "round" || shape === "disc" || shape === "pawn" || shape === "bag") {
    context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  } else if (shape === "rounded" || shape === "die") {
    context.roundRect(0, 0, width, height, Math.min(width, height) * (shape === "die" ? 0.18 : CORNER));
  } else context.rect(0, 0, width, height);
};

export const drawCell = (
  context: Context,
  image: ImageBitmap,
  { at, across, down }: Cell,
  width: number,
  height: number,
): void => {
  const [w, h] = [image.width / across, image.height / down];
  const [x, y] = [(at % across) * w, Math.floor(at / across) * h];
  context.drawImage(image, x, y, w, h, 0, 0, width, height);
};

/** Width and depth of a flat piece once its picture is known: what is not stretched keeps its picture's form. */
export const footprint = (look: Look, [width, , depth]: Triple, image: ImageBitmap | undefined): [number, number] => {
  if (look.as !== "cutout" && look.as !== "standee") return [width, depth];
  const form = image === undefined ? 1 : image.width / image.height;
  return form >= 1 ? [width, width / form] : [width * form, width];
};

export const drawPlain = (context: Context, shape: PlainShape, tint: string, width: number, height: number): void => {
  outline(context, shape, width, height);
  context.fillStyle = tint;
  context.fill();
  const shade = context.createLinearGradient(0, 0, width, height);
  shade.addColorStop(0, "rgb(255 255 255 / 0.25)");
  shade.addColorStop(1, "rgb(0 0 0 / 0.3)");
  context.fillStyle = shade;
  context.fill();
  context.lineWidth = Math.max(1, Math.min(width, height) * 0.04);
  context.strokeStyle = "rgb(0 0 0 / 0.5)";
  context.stroke();
};
