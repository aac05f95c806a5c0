import { icon } from "../../drawing/icons";
import { at, picture, polygon, rect } from "../../drawing/svg";
import { inks } from "../look";
import { FACE, outlined, type Outline, STRIP } from "./forms";

/** What is laid beside other things: food, and what has been bought, done or held. */

export interface Mark {
  readonly outline: Outline;
  /** Half the width of its own square. */
  readonly half: number;
  readonly ground: string;
  readonly ink: string;
  readonly icon: string;
}

export const marks: Readonly<Record<string, Mark>> = {
  food: { outline: "square", half: 0.33, ground: inks.orange, ink: inks.black, icon: "soda-can" },
  "arms-mark": { outline: "diamond", half: 0.27, ground: inks.white, ink: inks.black, icon: "crossed-axes" },
  "suit-mark": { outline: "shield", half: 0.27, ground: "#8fd0e6", ink: inks.black, icon: "riot-shield" },
  "work-mark": { outline: "hexagon", half: 0.28, ground: inks.green, ink: inks.white, icon: "auto-repair" },
  "hold-mark": { outline: "octagon", half: 0.28, ground: inks.yellow, ink: inks.black, icon: "stopwatch" },
};

export const turnMark: Mark = { outline: "disc", half: 0.72, ground: inks.yellow, ink: inks.black, icon: "megaphone" };

const C = FACE / 2;

/** How much of its outline's square an icon may have. */
const ROOM: Readonly<Record<Outline, number>> = {
  disc: 0.64,
  square: 0.72,
  hexagon: 0.62,
  octagon: 0.66,
  shield: 0.62,
  diamond: 0.54,
  pin: 0.5,
};

/** The same on both faces, side by side if its mesh has one for each. */
export const markPicture = ({ outline, ground, ink, icon: name }: Mark, faces: 1 | 2 = 1): string => {
  const side = FACE * ROOM[outline];
  const face =
    at(C, C, polygon(outlined(outline, C * 0.86), { fill: ground })) +
    icon(name, C - side / 2, C - side / 2, side, ink);
  return picture(
    faces * FACE,
    FACE + STRIP,
    rect(0, 0, faces * FACE, FACE + STRIP, { fill: inks.black }),
    face,
    faces === 2 ? at(FACE, 0, face) : "",
  );
};
