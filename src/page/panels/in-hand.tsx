import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Eye } from "../view/eye";
import type { Standing } from "../view/standing";
import { describe } from "./describe";
import { Large } from "./large";
import { words } from "../text/words";

interface Props {
  readonly cards: readonly Standing[];
  readonly eye: Eye;
  readonly take: (event: PointerEvent, standing: Standing) => void;
  readonly show: (id: number) => void;
}

/** So many pixels high is a card in the hand. */
const SIDE = 170;
/** The strip's distance from the lower edge, twice. */
const BESIDE_IT = 13;

/** The seat's own hand, large enough to read: for the eye and the pointer; the keyboard has the list of pieces. */
export const InHand = ({ cards, eye, take, show }: Props): JSX.Element | null => {
  const place = useRef<HTMLUListElement>(null);
  const of = cards[0]?.piece.hand ?? "";
  useLayoutEffect(() => {
    const strip = place.current;
    if (strip === null) {
      eye.showHandBelow("", 0);
      return undefined;
    }
    // It is as high as its cards, once they are drawn.
    const room = strip.parentElement;
    const watch = new ResizeObserver(() => {
      eye.showHandBelow(of, strip.offsetHeight + BESIDE_IT);
      room?.style.setProperty("--hand", `${String(strip.offsetHeight)}px`);
    });
    watch.observe(strip);
    return () => {
      watch.disconnect();
      room?.style.removeProperty("--hand");
    };
  }, [of, eye]);
  return of === "" ? null : (
    <ul ref={place} id="hand" class="in-hand" aria-hidden="true" title={words.hand}>
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
};
