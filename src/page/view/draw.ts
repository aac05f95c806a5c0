import type { Piece, Triple } from "../room/wire";
import { drawBadges } from "./badges";
import type { Camera } from "./camera";
import { drawButtons } from "./buttons";
import type { Marks } from "./lens";
import { paintedTurn, type Sprites } from "./sprites";
import { drawOutline, drawShade, drawWords, drawZone } from "./marks";
import { isAtRest, middleOf, reachOf, type Standing, type Standings, stands } from "./standing";

type Context = CanvasRenderingContext2D;

/** What is looked at, and how. */
export interface View extends Marks {
  readonly camera: Camera;
  readonly standings: Standings;
  readonly sprites: Sprites;
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

/** Cards, tiles and boards lie with their top towards the north when they are turned by 180, as the game has them. */
const roundAbout = ({ look }: Piece): boolean => look.as === "card" || look.as === "tile" || look.as === "cutout";

const drawPiece = (
  context: Context,
  { camera, sprites }: View,
  standing: Standing,
  pixelRatio: number,
  now: number,
): void => {
  const { piece, at, turn } = standing;
  context.save();
  context.translate(camera.screenX(at[0]), camera.screenY(at[2]));
  if (piece.look.as === "zone") drawZone(context, camera, standing);
  else {
    const seen = piece.rolling ? tumbling(turn, now) : turn;
    const painted = paintedTurn(piece, seen, !piece.rolling && isAtRest(standing));
    const sprite = sprites.of(piece, painted, camera.zoom * pixelRatio);
    const upright = stands(piece);
    if (!upright) context.rotate(((seen[1] + (roundAbout(piece) ? 180 : 0)) * Math.PI) / 180);
    if (sprite === undefined) drawShade(context, camera, piece);
    else if (sprite === "failed") {
      drawOutline(context, camera, piece);
      if (!upright) context.rotate(((-seen[1] - (roundAbout(piece) ? 180 : 0)) * Math.PI) / 180);
      drawWords(context, camera, piece);
    } else {
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
