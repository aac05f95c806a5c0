import type { GearSlot } from "../../../src/games/dying-light/content/runners";
import { icon } from "../../drawing/icons";
import { circle, polygon, rect } from "../../drawing/svg";

type Draw = (x: number, y: number, side: number, fill: string) => string;

const drawn =
  (name: string): Draw =>
  (x, y, side, fill) =>
    icon(name, x, y, side, fill);

export const gearPictures: Readonly<Record<GearSlot, Draw>> = {
  jacket: drawn("hoodie"),
  gloves: drawn("gloves"),
  shoes: drawn("running-shoe"),
};

/** The symbol of a gear set, and of the runner the prebuilt table gives it to. */
export const setShapes: Readonly<Record<string, Draw>> = {
  triangle: (x, y, side, fill) =>
    polygon(
      [
        [x + side / 2, y + side * 0.06],
        [x + side, y + side * 0.92],
        [x, y + side * 0.92],
      ],
      { fill },
    ),
  circle: (x, y, side, fill) => circle(x + side / 2, y + side / 2, side * 0.48, { fill }),
  square: (x, y, side, fill) => rect(x + side * 0.07, y + side * 0.07, side * 0.86, side * 0.86, { fill }),
  cross: (x, y, side, fill) =>
    rect(x + side * 0.34, y, side * 0.32, side, { fill }) + rect(x, y + side * 0.34, side, side * 0.32, { fill }),
};
