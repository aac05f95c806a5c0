import { drawCell, drawPlain, footprint, outline } from "./flat";
import { drawnModel, frameOf, type Picture, turnedModel } from "./raster";
import type { Triple } from "../room/wire";
import type { Sources } from "./sources";
import { LEAN, type Order, type Sprite } from "./sprite";

/** Paints one sprite: the piece, then the shade it stands in. */

const LARGEST = 4096;
/** Beyond so many points a picture is drawn at its own fineness, not twice as fine. */
const FINE = 1_500_000;

interface Painted {
  readonly canvas: OffscreenCanvas;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const contextOf = (canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D => {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("this browser cannot draw");
  context.imageSmoothingQuality = "high";
  return context;
};

const detailFor = (width: number, height: number, wanted: number): number =>
  Math.min(wanted, LARGEST / Math.max(width, height, 0.01));

const flatCanvas = (width: number, height: number, detail: number): OffscreenCanvas =>
  new OffscreenCanvas(Math.max(1, Math.round(width * detail)), Math.max(1, Math.round(height * detail)));

const paintedFlat = async ({ look, size, detail }: Order, sources: Sources): Promise<Painted> => {
  const picture = "picture" in look ? look.picture : "";
  const image = picture === "" ? undefined : await sources.image(picture);
  const [width, height] = footprint(look, size, image);
  const canvas = flatCanvas(width, height, detailFor(width, height, detail));
  const context = contextOf(canvas);
  if (look.as === "plain") drawPlain(context, look.shape, look.tint, canvas.width, canvas.height);
  else if (image !== undefined) {
    if (look.as === "card" || look.as === "tile") {
      outline(context, look.shape, canvas.width, canvas.height);
      context.clip();
    }
    const cell = look.as === "card" ? look.cell : { at: 0, across: 1, down: 1 };
    drawCell(context, image, cell, canvas.width, canvas.height);
  }
  // A standee stands on its lower edge.
  return { canvas, left: -width / 2, top: look.as === "standee" ? -height : -height / 2, width, height };
};

const sharesOf = (tint: string): Triple => {
  const share = (at: number): number => parseInt(tint.slice(at, at + 2), 16) / 255;
  return [share(1), share(3), share(5)];
};

const BLANK: Picture = { width: 1, height: 1, pixels: Uint8ClampedArray.of(255, 255, 255, 255) };

const paintedModel = async ({ look, turn, scale, detail }: Order, sources: Sources): Promise<Painted> => {
  if (look.as !== "mesh") throw new Error("no model");
  const lean = look.stands ? LEAN : 0;
  const model = turnedModel(await sources.model(look.mesh), turn, scale);
  const frame = frameOf(model, lean);
  const asked = detailFor(frame.width, frame.height, detail);
  const finer = frame.width * frame.height * asked * asked < FINE ? 2 : 1;
  const widest = Math.min(LARGEST, 2 ** Math.ceil(Math.log2(Math.max(frame.width, frame.height) * asked * 2)));
  const texture = look.picture === "" ? BLANK : await sources.texture(look.picture, widest);
  const picture = drawnModel(model, frame, lean, asked * finer, texture, sharesOf(look.tint));
  const fine = new OffscreenCanvas(picture.width, picture.height);
  contextOf(fine).putImageData(new ImageData(picture.pixels as Uint8ClampedArray<ArrayBuffer>, picture.width), 0, 0);
  const canvas = flatCanvas(frame.width, frame.height, asked);
  contextOf(canvas).drawImage(fine, 0, 0, canvas.width, canvas.height);
  return { canvas, ...frame };
};

/** A soft shade all around, wider under what is thicker. */
const shaded = ({ canvas, left, top, width, height }: Painted, thick: number): Omit<Sprite, "key"> => {
  const perUnit = canvas.width / Math.max(width, 0.001);
  const reach = Math.max(0.05, Math.min(0.45, thick * 0.3));
  const edge = Math.ceil(reach * perUnit * 1.5);
  const whole = new OffscreenCanvas(canvas.width + 2 * edge, canvas.height + 2 * edge);
  const context = contextOf(whole);
  context.shadowColor = "rgb(0 0 0 / 0.6)";
  context.shadowBlur = reach * perUnit;
  context.drawImage(canvas, edge, edge);
  const margin = edge / perUnit;
  return {
    bitmap: whole.transferToImageBitmap(),
    left: left - margin,
    top: top - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
};

export const painted = async (order: Order, sources: Sources): Promise<Sprite> => {
  const piece = await (order.look.as === "mesh" ? paintedModel(order, sources) : paintedFlat(order, sources));
  return { key: order.key, ...shaded(piece, order.size[1]) };
};
