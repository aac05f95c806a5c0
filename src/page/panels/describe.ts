import type { Piece } from "../room/wire";
import type { Standing } from "../view/standing";

/** A piece in words, for the eye and for a screen reader. */
export const describe = (piece: Piece): string => {
  const name = piece.hidden ? "something hidden" : piece.name === "" ? piece.kind.toLowerCase() : piece.name;
  const count = piece.count >= 0 ? `, ${String(piece.count)} in it` : "";
  const value = piece.value === "" ? "" : `, shows ${piece.value}`;
  return `${name}${count}${value}`;
};

/** Where on the table: so many steps east or west, north or south of its middle. */
const placeOf = ({ toAt: [x, , z] }: Standing): string => {
  const across = Math.round(Math.abs(x));
  const along = Math.round(Math.abs(z));
  return `${String(across)} ${x < 0 ? "west" : "east"}, ${String(along)} ${z < 0 ? "south" : "north"}`;
};

export const described = (standing: Standing): string => {
  const { piece } = standing;
  const state =
    piece.held !== ""
      ? `, held by ${piece.held}`
      : piece.hand !== ""
        ? `, in the hand of ${piece.hand}`
        : piece.locked
          ? ", fixed"
          : "";
  return `${describe(piece)}${state}, ${placeOf(standing)}`;
};
