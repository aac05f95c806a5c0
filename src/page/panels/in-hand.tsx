import type { JSX } from "preact";
import type { Eye } from "../view/eye";
import type { Standing } from "../view/standing";
import { describe } from "./describe";
import { Large } from "./large";
import { words } from "./text";

interface Props {
  readonly cards: readonly Standing[];
  readonly eye: Eye;
  readonly take: (event: PointerEvent, standing: Standing) => void;
  readonly show: (id: number) => void;
}

/** So many pixels high is a card in the hand. */
const SIDE = 150;

/** The seat's own hand, large enough to read: for the eye and the pointer; the keyboard has the list of pieces. */
export const InHand = ({ cards, eye, take, show }: Props): JSX.Element | null =>
  cards.length === 0 ? null : (
    <ul id="hand" class="in-hand" aria-hidden="true" title={words.hand}>
      {[...cards]
        .sort((a, b) => a.toAt[0] - b.toAt[0])
        .map((standing) => (
          <li
            key={standing.piece.id}
            onPointerDown={(event) => {
              event.preventDefault();
              take(event, standing);
            }}
            onPointerEnter={() => {
              show(standing.piece.id);
            }}
          >
            <Large eye={eye} of={standing.piece} side={SIDE} otherwise={describe(standing.piece)} />
          </li>
        ))}
    </ul>
  );
