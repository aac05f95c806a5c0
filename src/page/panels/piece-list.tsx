import type { JSX } from "preact";
import type { Standing } from "../view/standing";
import { described } from "./describe";
import { words } from "../text/words";

interface Props {
  readonly pieces: readonly Standing[];
  readonly focused: number;
  readonly press: (event: KeyboardEvent) => boolean;
  readonly choose: (standing: Standing) => void;
  readonly enter: () => void;
}

const idOf = (id: number): string => `piece-${String(id)}`;

/** The table for those who do not see it, and for the keyboard: a list of the pieces, one of them the active one. */
export const PieceList = ({ pieces, focused, press, choose, enter }: Props): JSX.Element => {
  const active = pieces.some(({ piece }) => piece.id === focused) ? idOf(focused) : undefined;
  return (
    <div
      id="pieces"
      class="piece-list"
      role="listbox"
      tabIndex={0}
      aria-label={words.pieces}
      aria-activedescendant={active}
      onKeyDown={(event) => {
        if (press(event)) event.preventDefault();
      }}
      onFocus={enter}
    >
      {pieces.map((standing) => (
        <div
          key={standing.piece.id}
          id={idOf(standing.piece.id)}
          role="option"
          aria-selected={standing.piece.id === focused}
          onClick={() => {
            choose(standing);
          }}
        >
          {described(standing)}
        </div>
      ))}
    </div>
  );
};
