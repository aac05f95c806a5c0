import { icon } from "../../drawing/icons";
import { text } from "../../drawing/lettering";
import { box, dot, type Mesh } from "../../drawing/mesh";
import { at, circle, clipped, line, picture, polygon, rect, regular, scaled } from "../../drawing/svg";
import { bold, inks, plain, stencil } from "../look";
import { grid, tape } from "../print";
import { lookOfTile } from "../tiles/plans";
import { said } from "../text/said";

/** The controller: the survey's map case, and the thumbnail that shows what is in it. */

export const CASE = { width: 4, depth: 5.4, height: 0.4 } as const;

const PX = 130;
const W = CASE.width * PX;
const H = CASE.depth * PX;

export const caseMesh = (): Mesh => {
  const [x, z] = [CASE.width / 2, CASE.depth / 2];
  const edge = dot(0.02, 0.02);
  return box([-x, 0, -z], [x, CASE.height, z], {
    top: { left: 0, top: 0, right: 1, bottom: 1 },
    bottom: edge,
    long: edge,
    short: edge,
  });
};

const CELLS = [
  [0, 0, "hotel"],
  [1, 0, "zoo"],
  [0, 1, "hospital"],
  [1, 1, "stadium"],
  [2, 0, "research-centre"],
  [2, 1, "farm"],
] as const;

/** A few tiles of the city about a point. */
const cells = (cx: number, cy: number, r: number): string =>
  CELLS.map(([q, s, tile]) => {
    const [x, y] = [cx + (q - 1) * 1.5 * r, cy + (s - 0.5 + (q % 2) * 0.5 - 0.25) * 1.732 * r];
    const { ground, plan } = lookOfTile(tile);
    return (
      polygon(regular(6, x, y, r * 0.95, 30), { fill: ground, stroke: inks.black, "stroke-width": r * 0.08 }) +
      at(x, y, scaled((r * 0.82) / 240, clipped(`plan-${tile}`, rect(-178, -122, 356, 244, {}), plan())))
    );
  }).join("");

const pin = (x: number, y: number, r: number): string =>
  circle(x, y, r, { fill: inks.black }) + icon("shambling-zombie", x - r * 0.72, y - r * 0.74, r * 1.44, "#e9f3c4");

export const casePicture = (): string =>
  picture(
    W,
    H,
    rect(0, 0, W, H, { fill: inks.black }),
    rect(14, 14, W - 28, H - 28, { rx: 16, fill: inks.survey }),
    grid(14, 14, W - 28, H - 28, 46, "#1d547a"),
    cells(W / 2, 232, 92),
    pin(W / 2 - 84, 372, 44),
    rect(14, 420, W - 28, 210, { fill: inks.paper, stroke: inks.black, "stroke-width": 8 }),
    tape(20, 424, W - 40, 24, 44, inks.yellow),
    line(14, 450, W - 14, 450, { stroke: inks.black, "stroke-width": 6 }),
    text(
      { x: 34, y: 462, width: W - 68, height: 98 },
      { ...stencil(), largest: 84, least: 50, align: "middle", valign: "middle" },
      said().consoleText.name.toUpperCase(),
    ),
    text(
      { x: 34, y: 564, width: W - 68, height: 50 },
      { ...plain(), largest: 40, least: 26, align: "middle", valign: "middle" },
      said().consoleText.under,
    ),
  );

const SIDE = 512;

/** The picture of the save in the menus of TTS. */
export const thumbnail = (): string =>
  picture(
    SIDE,
    SIDE,
    rect(0, 0, SIDE, SIDE, { fill: inks.survey }),
    grid(0, 0, SIDE, SIDE, 42, "#1d547a"),
    cells(SIDE / 2, 178, 104),
    pin(150, 296, 50),
    pin(352, 300, 38),
    rect(0, 344, SIDE, 38, { fill: inks.black }),
    tape(-30, 350, SIDE + 80, 32, 48, inks.yellow),
    at(
      0,
      382,
      rect(0, 0, SIDE, 130, { fill: inks.black }),
      text(
        { x: 20, y: 6, width: SIDE - 40, height: 78 },
        { ...stencil(inks.paper), largest: 76, least: 46, align: "middle", valign: "middle" },
        said().consoleText.name.toUpperCase(),
      ),
      text(
        { x: 24, y: 84, width: SIDE - 48, height: 38 },
        { ...bold(inks.yellow), largest: 32, least: 22, align: "middle", valign: "middle" },
        said().consoleText.under,
      ),
    ),
  );
