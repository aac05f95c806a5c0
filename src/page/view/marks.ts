import type { Piece } from "../room/wire";
import type { Camera } from "./camera";
import { reachOf, type Standing } from "./standing";

/** What has no picture: zones, writing, and pieces that are only known by name. */

type Context = CanvasRenderingContext2D;

export const drawZone = (context: Context, camera: Camera, standing: Standing): void => {
  const { size, of, look } = standing.piece;
  const turn = standing.turn[1];
  const tint = look.as === "zone" ? look.tint : "#ffffff";
  const [width, height] = [size[0] * camera.zoom, size[2] * camera.zoom];
  context.rotate((turn * Math.PI) / 180);
  context.fillStyle = tint;
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, camera.zoom * 0.4);
  // A zone of nobody's is a script's: it only shows where it ends.
  context.globalAlpha = of === "" ? 0 : 0.1;
  context.fill();
  context.globalAlpha = of === "" ? 0.25 : 0.7;
  context.setLineDash([camera.zoom * 0.4, camera.zoom * 0.25]);
  context.strokeStyle = tint;
  context.lineWidth = 1.5;
  context.stroke();
  if (of === "") return;
  context.globalAlpha = 0.9;
  // Upright, along the edge that is nearest to the viewer: cards lie in the middle.
  context.rotate((-turn * Math.PI) / 180);
  const pixels = Math.max(9, Math.min(camera.zoom * 0.8, 20));
  const edge = reachOf(standing)[1] * camera.zoom;
  write(context, of, edge - pixels * 0.8, pixels, tint, "600");
};

const write = (context: Context, text: string, y: number, pixels: number, tint: string, weight = "400"): void => {
  context.font = `${weight} ${String(pixels)}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = tint;
  context.fillText(text, 0, y);
};

const nameOf = (piece: Piece): string => (piece.hidden ? "?" : piece.name === "" ? piece.kind : piece.name);

const CORNER = 6;

const outlined = (context: Context, { zoom }: Camera, { size, middle }: Piece): void => {
  const [width, height] = [Math.max(size[0] * zoom, 6), Math.max(size[2] * zoom, 6)];
  const [x, y] = [middle[0] * zoom - width / 2, -middle[1] * zoom - height / 2];
  context.beginPath();
  context.roundRect(x, y, width, height, Math.min(width * 0.1, height * 0.1, CORNER));
};

/** What is not painted yet is only hinted at. */
export const drawShade = (context: Context, camera: Camera, piece: Piece): void => {
  outlined(context, camera, piece);
  context.fillStyle = "rgb(120 110 140 / 0.18)";
  context.fill();
};

/** What cannot be drawn is an outline. */
export const drawOutline = (context: Context, camera: Camera, piece: Piece): void => {
  if (piece.look.as === "writing") return;
  outlined(context, camera, piece);
  context.fillStyle = "rgb(60 52 78 / 0.9)";
  context.fill();
  context.setLineDash([4, 3]);
  context.strokeStyle = "rgb(244 235 217 / 0.7)";
  context.stroke();
  context.setLineDash([]);
};

/** The name in an outline, as many words to a line as fit. */
const linesOf = (context: Context, text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && context.measureText(longer).width > width) lines.push(word);
    else lines[Math.max(0, lines.length - 1)] = longer;
  }
  return lines;
};

const MOST_LINES = 5;

/** Writing on the table, or the name of what cannot be drawn: always upright, whichever way the piece lies. */
export const drawWords = (context: Context, camera: Camera, piece: Piece): void => {
  const { look, size } = piece;
  const isWriting = look.as === "writing";
  const pixels = isWriting
    ? Math.max(4, Math.min((look.size / 100) * camera.zoom, 60))
    : Math.max(9, Math.min(0.35 * camera.zoom, 18));
  context.font = `${String(pixels)}px system-ui, sans-serif`;
  const lines = isWriting
    ? look.text.split("\n")
    : linesOf(context, nameOf(piece).slice(0, 60), Math.max(size[0] * camera.zoom, 40)).slice(0, MOST_LINES);
  lines.forEach((line, i) => {
    const y = (i - (lines.length - 1) / 2) * pixels * 1.2;
    write(context, line, y, pixels, isWriting ? look.tint : "#f4ebd9");
  });
};
