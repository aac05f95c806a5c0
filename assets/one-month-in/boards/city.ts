import { CELLS, type CellData } from "../../../src/games/one-month-in/content/city-map";
import { CORNER, eastOf, northOf } from "../../../src/games/one-month-in/scene/spots";
import { word } from "../../drawing/lettering";
import { polygon, regular } from "../../drawing/svg";
import { bold, inks, stencil } from "../look";
import { nameOf } from "../text/names";
import { CUT } from "../tiles/hexagon";
import { east, PX, south } from "./outlines";

/** The ground of the city: a cell's name stands in its middle, and where the tile that lies there is cut off. */

const FREE = (CORNER + CUT) / 2 - 0.02;

const cellGround = (cell: CellData): string => {
  const [x, y] = [east(eastOf(cell)), south(northOf(cell))];
  return (
    polygon(regular(6, x, y, (CORNER - 0.05) * PX, 30), {
      fill: inks.black,
      "fill-opacity": 0.28,
      stroke: inks.grid,
      "stroke-width": 4,
      "stroke-dasharray": "14 10",
    }) +
    word(x, y, 104, stencil("#74afd6"), nameOf(cell.cell)) +
    word(x - FREE * PX, y, 26, bold(inks.yellow), nameOf(cell.cell))
  );
};

export const cityGround = (): string => CELLS.map(cellGround).join("");
