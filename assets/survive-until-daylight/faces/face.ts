import { group } from "../../drawing/svg";
import { EYES, MARKS } from "./eyes";
import { HAIR, HEADS } from "./heads";
import { MOUTHS } from "./mouths";
import { pen } from "./strokes";

/** Portraits as one doodles them: a head and what one remembers of it, in a square of 200. */

export interface Face {
  readonly head: keyof typeof HEADS;
  readonly hair: keyof typeof HAIR;
  readonly eyes: keyof typeof EYES;
  readonly mouth: keyof typeof MOUTHS;
  readonly marks: readonly (keyof typeof MARKS)[];
  readonly skin: string;
}

/** Hoods and scarves lie over the face, so they come last. */
export const portrait = ({ head, hair, eyes, mouth, marks, skin }: Face): string => {
  const shoulders =
    head === "huge"
      ? "M4 200Q10 166 40 158H160Q190 166 196 200Z"
      : "M26 200Q30 172 74 164V150H126V164Q170 172 174 200Z";
  const covers = hair === "balaclava";
  return group(
    {},
    pen(shoulders, 5, "#8d8471"),
    pen(HEADS[head], 6, skin),
    covers ? HAIR[hair] : "",
    EYES[eyes],
    MOUTHS[mouth],
    ...marks.map((mark) => MARKS[mark]),
    covers ? "" : HAIR[hair],
  );
};
