import type { JSX } from "preact";
import type { Standing } from "../view/standing";
import type { Eye } from "../view/eye";
import { describe } from "./describe";
import { Large } from "./large";
import { words } from "../text/words";

/** The piece that is looked at, large, with its name and text: on the side of the table where it is not. */
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
  const isLeft = eye.lens.screenOf({ ...standing, at: standing.toAt })[0] < eye.canvas.clientWidth / 2;
  return (
    <aside class={isLeft ? "inspector right" : "inspector"} aria-label={words.piece}>
      <Large key={`${String(piece.id)} ${String(lines)}`} eye={eye} of={piece} turn={standing.toTurn} side={240} />
      <div>
        <h2>{describe(piece)}</h2>
        {piece.text === "" ? null : <p>{piece.text}</p>}
      </div>
    </aside>
  );
};
