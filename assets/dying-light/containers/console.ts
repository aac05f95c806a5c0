import { icon } from "../../drawing/icons";
import { text } from "../../drawing/lettering";
import { box, dot } from "../../drawing/mesh";
import type { Mesh } from "../../drawing/mesh";
import { at, circle, picture, rect } from "../../drawing/svg";
import { light, night, plain, title } from "../look";
import { scenery } from "../skyline";
import { said } from "../text/said";

/** The controller: a field radio with a lit screen, as large as two cards. */

const CONSOLE = { width: 5, depth: 2.6, height: 0.5 } as const;

const PX = 200;
const W = CONSOLE.width * PX;
const H = CONSOLE.depth * PX;

export const consoleMesh = (): Mesh => {
  const edge = dot(0.004, 0.008);
  const [x, z] = [CONSOLE.width / 2, CONSOLE.depth / 2];
  const sides = { top: { left: 0, top: 0, right: 1, bottom: 1 }, bottom: edge, long: edge, short: edge };
  const plain4 = { top: edge, bottom: edge, long: edge, short: edge };
  return [
    ...box([-x, 0, -z], [x, CONSOLE.height, z], sides),
    // The aerial.
    ...box([x - 0.3, CONSOLE.height, -z + 0.12], [x - 0.22, CONSOLE.height + 1.4, -z + 0.2], plain4),
  ];
};

export const consolePicture = (): string =>
  picture(
    W,
    H,
    rect(0, 0, W, H, { fill: "#2b2740" }),
    rect(14, 14, W - 28, H - 28, { rx: 34, fill: night.plum, stroke: light.amber, "stroke-width": 6 }),
    at(50, 50, scenery({ id: "screen", width: 620, height: 420, seed: 21, hour: "dusk" })),
    rect(50, 50, 620, 420, { fill: "none", stroke: night.deep, "stroke-width": 12 }),
    rect(50, 330, 620, 140, { fill: night.deep, "fill-opacity": 0.78 }),
    text(
      { x: 70, y: 336, width: 580, height: 84 },
      { ...title(light.bone), largest: 84, least: 60, align: "middle", valign: "middle" },
      said().consoleText.name,
    ),
    text(
      { x: 70, y: 418, width: 580, height: 44 },
      { ...plain(light.lamp), largest: 36, least: 28, align: "middle", valign: "middle" },
      said().consoleText.under,
    ),
    circle(830, 170, 110, { fill: night.deep, stroke: light.sand, "stroke-width": 8 }),
    icon("radio-tower", 762, 100, 138, light.amber),
    ...[0, 1, 2, 3, 4].map((i) => rect(734, 324 + i * 30, 192, 14, { rx: 7, fill: night.deep })),
  );
