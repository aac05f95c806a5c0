import type { PieceButton } from "../room/wire";
import type { Camera } from "./camera";
import type { Standing } from "./standing";

/** The classic buttons that scripts put on objects. Their x counts to the left: they are made for one who looks from north. */

type Context = CanvasRenderingContext2D;

const drawButton = (
  context: Context,
  { label, at, turn, width, height, fontSize }: PieceButton,
  zoom: number,
): void => {
  context.save();
  context.translate(-at[0] * zoom, -at[2] * zoom);
  context.rotate(Math.PI + (turn * Math.PI) / 180);
  context.beginPath();
  context.roundRect(-width * zoom, -height * zoom, 2 * width * zoom, 2 * height * zoom, Math.min(4, height * zoom));
  context.fillStyle = "rgb(244 235 217 / 0.92)";
  context.fill();
  context.strokeStyle = "#120c1a";
  context.stroke();
  context.font = `${String(Math.max(4, fontSize * zoom * 1.6))}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = "#120c1a";
  context.fillText(label.slice(0, 80), 0, 0, Math.max(2 * width * zoom - 4, 4));
  context.restore();
};

export const drawButtons = (context: Context, camera: Camera, { piece, at, turn }: Standing): void => {
  if (piece.buttons.length === 0) return;
  context.save();
  context.translate(camera.screenX(at[0]), camera.screenY(at[2]));
  context.rotate((turn[1] * Math.PI) / 180);
  for (const button of piece.buttons)
    if (button.width > 0 && button.height > 0) drawButton(context, button, camera.zoom);
  context.restore();
};
