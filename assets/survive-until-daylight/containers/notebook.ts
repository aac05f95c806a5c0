import { icon } from "../../drawing/icons";
import { text } from "../../drawing/lettering";
import { box, dot, WHOLE } from "../../drawing/mesh";
import type { Mesh } from "../../drawing/mesh";
import { at, circle, picture, rect, turned } from "../../drawing/svg";
import { brush, marker, paper, pens } from "../look";
import { blot, page, scrap, tape } from "../paper";
import { said } from "../text/said";

/** The controller: the notebook itself, shut, with a strap of tape. */

const NOTEBOOK = { width: 4.6, depth: 5.4, height: 0.5 } as const;

const PX = 160;
const W = NOTEBOOK.width * PX;
const H = NOTEBOOK.depth * PX;

export const notebookMesh = (): Mesh => {
  const [x, z, high] = [NOTEBOOK.width / 2, NOTEBOOK.depth / 2, NOTEBOOK.height];
  const cover = dot(0.5, 0.004);
  const pages = dot(0.31, 0.42);
  const lid = { top: WHOLE, bottom: cover, long: cover, short: cover };
  const block = { top: pages, bottom: pages, long: pages, short: pages };
  return [
    ...box([-x, 0, -z], [x, 0.08, z], { ...lid, top: cover }),
    ...box([-x + 0.1, 0.08, -z + 0.1], [x - 0.1, high - 0.08, z - 0.1], block),
    ...box([-x, high - 0.08, -z], [x, high, z], lid),
  ];
};

const rings = (): string =>
  Array.from({ length: 9 }, (_, i) =>
    circle(34, 70 + i * ((H - 140) / 8), 15, { fill: "#c9c9c4", stroke: pens.marker, "stroke-width": 5 }),
  ).join("");

export const notebookPicture = (): string =>
  picture(
    W,
    H,
    rect(0, 0, W, H, { fill: "#2c3a33" }),
    rect(16, 16, W - 32, H - 32, { rx: 26, fill: "#3d5147" }),
    rings(),
    turned(-2, W / 2, 330, at(110, 110, scrap(560, 500, 4)), blot(390, 360, 170, "#d9a441", 5)),
    icon("sunrise", 265, 228, 250, pens.marker),
    tape(W / 2 + 20, 116, 150, 46, 4),
    text(
      { x: 80, y: 630, width: W - 130, height: 92 },
      { ...marker(paper.scrap), largest: 78, least: 50, align: "middle", valign: "middle" },
      said().consoleText.name,
    ),
    text(
      { x: 80, y: 728, width: W - 130, height: 60 },
      { ...brush("#e6d49a"), largest: 40, least: 28, align: "middle", valign: "middle" },
      said().consoleText.under,
    ),
  );

const SIDE = 512;

/** The picture of the save in the menus of TTS. */
export const thumbnail = (): string =>
  picture(
    SIDE,
    SIDE,
    page({ width: SIDE, height: SIDE, seed: 5, lined: "ruled" }),
    blot(256, 178, 158, "#e0a63d", 9),
    icon("sunrise", 146, 28, 220, pens.marker),
    [
      [-6, 196],
      [92, 220],
      [196, 204],
      [300, 222],
      [368, 198],
    ]
      .map(([x = 0, y = 0]) => icon("shambling-zombie", x, y, 164, pens.marker))
      .join(""),
    tape(256, 430, 490, 118, -1),
    text(
      { x: 26, y: 376, width: SIDE - 52, height: 74 },
      { ...marker(), largest: 66, least: 46, align: "middle", valign: "middle" },
      said().consoleText.name,
    ),
    text(
      { x: 36, y: 448, width: SIDE - 72, height: 36 },
      { ...brush(), largest: 30, least: 22, align: "middle", valign: "middle" },
      said().consoleText.under,
    ),
  );
