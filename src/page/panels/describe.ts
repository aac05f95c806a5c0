import type { Piece } from "../room/wire";
import { colourName } from "../text/colour-name";
import { words } from "../text/words";
import type { Standing } from "../view/standing";

/** What it is called where it has no name of its own. */
const kindName = (kind: string): string =>
  Object.entries(words.kinds).find(([each]) => each === kind)?.[1] ?? kind.toLowerCase();

const together = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(", ");

/** A piece in words, for the eye and for a screen reader. */
export const describe = (piece: Piece): string => {
  const { hidden, holds, shows } = words.described;
  return together([
    piece.hidden ? hidden : piece.name === "" ? kindName(piece.kind) : piece.name,
    piece.count >= 0 ? holds(piece.count) : "",
    piece.value === "" ? "" : shows(piece.value),
  ]);
};

/** Where on the table: so many steps east or west, north or south of its middle. */
const placeOf = ({ toAt: [x, , z] }: Standing): string => {
  const { across, along } = words.described;
  return together([across(Math.round(Math.abs(x)), x < 0), along(Math.round(Math.abs(z)), z < 0)]);
};

const stateOf = ({ held, hand, locked }: Piece): string => {
  const { heldBy, inHandOf, fixed } = words.described;
  if (held !== "") return heldBy(colourName(held));
  if (hand !== "") return inHandOf(colourName(hand));
  return locked ? fixed : "";
};

export const described = (standing: Standing): string =>
  together([describe(standing.piece), stateOf(standing.piece), placeOf(standing)]);
