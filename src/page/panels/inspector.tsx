import type { JSX } from "preact";
import type { Standing } from "../view/standing";
import type { Eye } from "../view/eye";
import { describe } from "./describe";
import { Large } from "./large";

/** The piece that is looked at, large, with its name and text. */
export const Inspector = ({
  standing,
  eye,
  lines,
}: {
  readonly standing: Standing;
  readonly eye: Eye;
  readonly lines: number;
}): JSX.Element => {
  const { piece } = standing;
  return (
    <aside class="inspector" aria-label="Piece">
      {piece.look.as === "outline" || piece.look.as === "zone" || piece.look.as === "writing" ? null : (
        <Large key={`${String(piece.id)} ${String(lines)}`} eye={eye} of={piece} turn={standing.toTurn} side={210} />
      )}
      <h2>{describe(piece)}</h2>
      {piece.text === "" ? null : <p>{piece.text}</p>}
    </aside>
  );
};
