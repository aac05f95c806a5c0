import type { Piece, Triple } from "../room/wire";
import { drawBadges } from "./badges";
import type { Camera } from "./camera";
import { drawButtons } from "./buttons";
import { paintedTurn, type Sprites } from "./sprites";
import { middleOf, reachOf, type Standing, type Standings, stands } from "./standing";

type Context = CanvasRenderingContext2D;

/** What is looked at, and how. */
export interface View {
  readonly camera: Camera;
  readonly standings: Standings;
  readonly sprites: Sprites;
  readonly focused: number;
  readonly hovered: number;
  readonly holding: number;
  /** How large labels are written. */
  readonly lettering: number;
}

const FELT = "#17131f";

export const drawTable = (context: Context, view: View, pixelRatio: number, now: number): void => {
  const { camera, standings, lettering } = view;
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.imageSmoothingQuality = "high";
  context.fillStyle = FELT;
  context.fillRect(0, 0, camera.width, camera.height);
  const seen = standings.inOrder.filter((standing) => inView(camera, standing));
  for (const standing of seen) drawPiece(context, view, standing, pixelRatio, now);
  for (const standing of seen) drawButtons(context, camera, standing);
  for (const standing of seen) drawBadges(context, camera, standing, lettering);
  for (const standing of seen) drawAttention(context, view, standing);
};

const inView = (camera: Camera, standing: Standing): boolean => {
  const reach = Math.hypot(...standing.piece.size) * camera.zoom;
  const middle = middleOf(standing);
  const [x, y] = [camera.screenX(middle.x), camera.screenY(middle.z)];
  return x + reach > 0 && x - reach < camera.width && y + reach > 0 && y - reach < camera.height;
};

/** A turn that is under way shows as a side that grows narrow. */
const narrowed = (degrees: number, painted: number): number => {
  const left = Math.cos(((degrees - painted) * Math.PI) / 180);
  return Math.max(0.04, Math.abs(left));
};

/** A thrown die shows other sides until it lies. */
const tumbling = ([rx, ry, rz]: Triple, now: number): Triple => [
  rx + Math.floor(now / 70) * 90,
  ry + now * 0.7,
  rz + Math.floor(now / 110) * 90,
];

const roundAbout = ({ look }: Piece): boolean => look.as === "card" || look.as === "tile" || look.as === "cutout";

const drawPiece = (
  context: Context,
  { camera, sprites }: View,
  { piece, at, turn }: Standing,
  pixelRatio: number,
  now: number,
): void => {
  context.save();
  context.translate(camera.screenX(at[0]), camera.screenY(at[2]));
  if (piece.look.as === "zone") drawZone(context, camera, piece, turn[1]);
  else {
    const seen = piece.rolling ? tumbling(turn, now) : turn;
    const painted = paintedTurn(piece, seen);
    const sprite = sprites.of(piece, painted, camera.zoom * pixelRatio);
    const upright = stands(piece);
    if (!upright) context.rotate(((seen[1] + (roundAbout(piece) ? 180 : 0)) * Math.PI) / 180);
    if (sprite === undefined || sprite === "failed") drawOutline(context, camera, piece, sprite === "failed");
    else {
      const flat = piece.look.as !== "mesh";
      const rz = flat ? Math.round(seen[2] / 180) * 180 : painted[2];
      const rx = flat ? Math.round(seen[0] / 180) * 180 : painted[0];
      if (!upright) context.scale(narrowed(seen[2], rz) * camera.zoom, narrowed(seen[0], rx) * camera.zoom);
      else context.scale(camera.zoom, camera.zoom);
      context.drawImage(sprite.bitmap, sprite.left, sprite.top, sprite.width, sprite.height);
    }
  }
  context.restore();
};

const drawZone = (context: Context, camera: Camera, { size, of, look }: Piece, turn: number): void => {
  const tint = look.as === "zone" ? look.tint : "#ffffff";
  const [width, height] = [size[0] * camera.zoom, size[2] * camera.zoom];
  context.rotate((turn * Math.PI) / 180);
  context.fillStyle = tint;
  context.globalAlpha = 0.1;
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, camera.zoom * 0.4);
  context.fill();
  context.globalAlpha = 0.7;
  context.setLineDash([camera.zoom * 0.4, camera.zoom * 0.25]);
  context.strokeStyle = tint;
  context.lineWidth = 1.5;
  context.stroke();
  if (of === "") return;
  context.globalAlpha = 0.9;
  context.rotate((-turn * Math.PI) / 180);
  context.font = `600 ${String(Math.max(9, camera.zoom * 0.8))}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = tint;
  context.fillText(of, 0, 0);
};

const nameOf = (piece: Piece): string => (piece.hidden ? "?" : piece.name === "" ? piece.kind : piece.name);

/** What cannot be drawn is an outline with its name. */
const drawOutline = (context: Context, camera: Camera, piece: Piece, named: boolean): void => {
  const [width, height] = [Math.max(piece.size[0] * camera.zoom, 6), Math.max(piece.size[2] * camera.zoom, 6)];
  const writing = piece.look.as === "writing" ? piece.look : undefined;
  if (writing === undefined) {
    context.beginPath();
    context.roundRect(-width / 2, -height / 2, width, height, Math.min(width, height) * 0.1);
    context.fillStyle = "rgb(120 110 140 / 0.25)";
    context.fill();
    context.setLineDash([4, 3]);
    context.strokeStyle = "rgb(244 235 217 / 0.7)";
    context.stroke();
    context.setLineDash([]);
  }
  if (!named) return;
  const text = (writing?.text ?? nameOf(piece)).slice(0, 60);
  const size = writing === undefined ? 0.35 : writing.size / 100;
  const pixels = Math.max(writing === undefined ? 7 : 4, Math.min(size * camera.zoom, 60));
  context.font = `${String(pixels)}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = writing?.tint ?? "#f4ebd9";
  if (writing === undefined) context.fillText(text, 0, 0, Math.max(width, 30));
  else
    text.split("\n").forEach((line, i, all) => {
      context.fillText(line, 0, (i - (all.length - 1) / 2) * pixels * 1.2);
    });
};

const drawAttention = (context: Context, { camera, focused, hovered, holding }: View, standing: Standing): void => {
  const { piece } = standing;
  const { id } = piece;
  if (id !== focused && id !== hovered && id !== holding && piece.glow === "") return;
  const middle = middleOf(standing);
  const [dx, dz] = reachOf(standing).map((reach) => reach * camera.zoom + 4) as [number, number];
  const [x, y] = [camera.screenX(middle.x), camera.screenY(middle.z)];
  const reach = Math.max(10, (Math.max(piece.size[0], piece.size[2]) / 2) * camera.zoom + 5);
  context.save();
  context.beginPath();
  if (stands(piece) || piece.size[0] < 1.5) context.arc(x, y, reach, 0, 2 * Math.PI);
  else context.roundRect(x - dx, y - dz, 2 * dx, 2 * dz, 6);
  const ring =
    id === holding
      ? "#ffd84a"
      : id === focused
        ? "#ffffff"
        : piece.glow === ""
          ? "rgb(255 255 255 / 0.45)"
          : piece.glow;
  context.lineWidth = 5;
  context.strokeStyle = "rgb(0 0 0 / 0.6)";
  context.stroke();
  context.lineWidth = id === hovered && id !== focused ? 1.5 : 2.5;
  context.strokeStyle = ring;
  context.stroke();
  context.restore();
};
