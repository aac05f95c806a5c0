import { word } from "../../drawing/lettering";
import { at, clipped, path, picture, polygon, rect, type Point } from "../../drawing/svg";
import { inks, stencil } from "../look";
import { striped } from "../print";
import { FACE_HEIGHT, FACE_WIDTH, MIDDLE, OUTLINE, PX } from "./hexagon";

/** The back of a tile: nobody has been there yet (OMI-TERM-07). */

const outline = (): readonly Point[] => OUTLINE.map(([x, y]): Point => [x * PX, y * PX]);

/** A bank of fog drifting to the east, its upper edge in billows. */
const bank = (y: number, shift: number, fill: string): string => {
  const billows = Array.from({ length: 9 }, (_, i) => `q${String(60)} ${String(i % 2 === 0 ? -78 : -46)} 120 0`).join(
    "",
  );
  return path(`M${String(-480 + shift)} ${String(y)}${billows}v700h-1080z`, { fill });
};

export const fogFace = (): string =>
  picture(
    FACE_WIDTH,
    FACE_HEIGHT,
    rect(0, 0, FACE_WIDTH, FACE_HEIGHT, { fill: inks.black }),
    at(
      MIDDLE.x,
      MIDDLE.y,
      clipped(
        "hexagon",
        polygon(outline(), {}),
        polygon(outline(), { fill: "#55697a" }),
        bank(-150, 0, "#657a8b"),
        bank(-40, -60, "#778c9c"),
        bank(70, 20, "#8b9fad"),
        bank(180, -90, "#a0b2bd"),
        at(-MIDDLE.x, -MIDDLE.y, striped(0, 0, FACE_WIDTH, 26, { step: 52, fill: "#2f4252" })),
      ),
      word(0, -6, 250, stencil("#0f1922"), "?"),
      polygon(outline(), { fill: "none", stroke: "#2f4252", "stroke-width": 12 }),
    ),
  );
