import { LEAN } from "../painter/sprite";
import type { PieceButton } from "../room/wire";
import type { Spot } from "../view/camera";
import { middleOf, type Standing, type Standings, stands } from "../view/standing";

/** What lies under the pointer. */

/** The spot as the piece sees it: about its middle, unturned. */
const within = (standing: Standing, { x, z }: Spot): Spot => {
  const middle = middleOf(standing);
  const angle = ((stands(standing.piece) ? 0 : standing.turn[1]) * Math.PI) / 180;
  const [dx, dz] = [x - middle.x, z - middle.z];
  return { x: dx * Math.cos(angle) - dz * Math.sin(angle), z: dz * Math.cos(angle) + dx * Math.sin(angle) };
};

const covers = (standing: Standing, spot: Spot): boolean => {
  const { size } = standing.piece;
  const { x, z } = within(standing, spot);
  const [half, reach] = [Math.max(size[0], 0.3) / 2, Math.max(size[2], 0.3) / 2];
  const top = stands(standing.piece) ? reach + size[1] * LEAN : reach;
  return Math.abs(x) <= half && z >= -reach && z <= top;
};

/** A floor without a name is no piece to point at. */
export const isFloor = ({ piece }: Standing): boolean =>
  piece.look.as === "zone" || (piece.locked && piece.name === "" && piece.buttons.length === 0);

export const standingUnder = (standings: Standings, spot: Spot, except = -1): Standing | undefined =>
  standings.inOrder.findLast(
    (standing) => standing.piece.id !== except && !isFloor(standing) && covers(standing, spot),
  );

/** The number of the object button under the pointer, or -1. */
export const buttonUnder = (standing: Standing, spot: Spot): number => {
  const angle = (standing.turn[1] * Math.PI) / 180;
  const [dx, dz] = [spot.x - standing.at[0], spot.z - standing.at[2]];
  const local = { x: dx * Math.cos(angle) - dz * Math.sin(angle), z: dz * Math.cos(angle) + dx * Math.sin(angle) };
  // A button's x counts to its object's left: it is drawn for one who looks from the other side.
  return standing.piece.buttons.findIndex(
    ({ at, width, height }: PieceButton) => Math.abs(local.x + at[0]) <= width && Math.abs(local.z - at[2]) <= height,
  );
};

export const isContainer = ({ piece }: Standing): boolean =>
  piece.count > 0 && ["Deck", "Bag", "Infinite"].includes(piece.kind);
export const isMovable = ({ piece }: Standing): boolean => piece.touchable && !piece.locked && piece.look.as !== "zone";
