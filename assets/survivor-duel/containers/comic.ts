import { text } from "../../drawing/lettering";
import { box, dot, type Mesh, WHOLE } from "../../drawing/mesh";
import { at, group, picture, polygon, rect, turned } from "../../drawing/svg";
import { inks, plain } from "../look";
import { burst, halftone, posterWord, printed, rays } from "../print";
import { said } from "../text/said";

/** The controller: the issue in which all this happens. */

const COMIC = { width: 2.5, depth: 1.8, height: 0.3 } as const;

const PX = 240;
const W = COMIC.width * PX;
const H = COMIC.depth * PX;

export const comicMesh = (): Mesh => {
  const [x, z] = [COMIC.width / 2, COMIC.depth / 2];
  const edge = dot(0.5, 0.004);
  return box([-x, 0, -z], [x, COMIC.height, z], { top: WHOLE, bottom: edge, long: edge, short: edge });
};

const heroes = (): string =>
  printed("fist", "bowman", 18, 150, 250, { colour: inks.paper, shade: inks.orange }) +
  group(
    { transform: `translate(${String(W - 18)} 150) scale(-1 1)` },
    printed("horde", "shambling-zombie", 0, 0, 250, { colour: inks.green, shade: inks.moss }),
  );

const headline = (cy: number): string =>
  turned(
    -3,
    W / 2,
    cy,
    rect(-20, cy - 58, W + 40, 122, { fill: inks.black }),
    rect(-20, cy - 64, W + 40, 116, { fill: inks.yellow, stroke: inks.black, "stroke-width": 8 }),
    posterWord(W / 2, cy - 6, 92, inks.red, inks.black, said().consoleText.name),
  );

const footline = (): string =>
  rect(0, H - 42, W, 42, { fill: inks.black }) +
  text(
    { x: 10, y: H - 42, width: W - 20, height: 40 },
    { ...plain(inks.yellow), largest: 27, least: 22, align: "middle", valign: "middle" },
    said().consoleText.under,
  );

export const comicPicture = (): string =>
  picture(
    W,
    H,
    rect(0, 0, W, H, { fill: inks.blue }),
    rays(W / 2, 290, 520, 18, "#3f8fe0"),
    halftone(0, 200, W, 240, { ink: inks.black, step: 15, from: 0, to: 9 }),
    polygon(burst(W / 2, 290, 120, 16), { fill: inks.yellow, stroke: inks.black, "stroke-width": 8 }),
    posterWord(W / 2, 288, 92, inks.red, inks.black, "VS"),
    heroes(),
    headline(84),
    footline(),
  );

const SIDE = 512;

/** The picture of the save in the menus of TTS. */
export const thumbnail = (): string =>
  picture(
    SIDE,
    SIDE,
    rect(0, 0, SIDE, SIDE, { fill: inks.red }),
    rays(SIDE / 2, 300, 520, 18, "#f04b3c"),
    halftone(0, 200, SIDE, 312, { ink: inks.black, step: 16, from: 0, to: 11 }),
    at(SIDE / 2 - W / 2, 0, headline(96)),
    polygon(burst(SIDE / 2, 322, 190, 20), { fill: inks.yellow, stroke: inks.black, "stroke-width": 9 }),
    printed("hero", "bowman", 6, 196, 276, { colour: inks.paper, shade: inks.orange }),
    group(
      { transform: `translate(${String(SIDE - 6)} 196) scale(-1 1)` },
      printed("horde", "shambling-zombie", 0, 0, 276, { colour: inks.green, shade: inks.moss }),
    ),
  );
