import type { InfectedType } from "../../../src/games/dying-light/content/infected";
import { drawnFigure } from "../../drawing/figure";
import { icon } from "../../drawing/icons";
import { text } from "../../drawing/lettering";
import { box } from "../../drawing/mesh";
import type { Mesh } from "../../drawing/mesh";
import { at, line, picture, rect, scaled } from "../../drawing/svg";
import { infectedFigures } from "../figures/infected";
import { danger, darker, infectedColours, light, night, title } from "../look";

/** Crates for the supplies: the lid says what is in them. */

const SIDE = 1.7;
const HIGH = 0.8;

/** Lid above, side below. */
const LID = 512;
const WALL = 240;
const lidShare = LID / (LID + WALL);

export const crateMesh = (): Mesh => {
  const lid = { left: 0, top: 0, right: 1, bottom: lidShare };
  const wall = { left: 0, top: lidShare, right: 1, bottom: 1 };
  return box([-SIDE / 2, 0, -SIDE / 2], [SIDE / 2, HIGH, SIDE / 2], { top: lid, bottom: lid, long: wall, short: wall });
};

const boards = (height: number, colour: string): string =>
  Array.from({ length: 5 }, (_, i) =>
    rect(4, 4 + (i * height) / 5, LID - 8, height / 5 - 6, {
      rx: 6,
      fill: i % 2 === 0 ? colour : darker(colour, 0.12),
    }),
  ).join("");

const crate = (colour: string, name: string, mark: string): string =>
  picture(
    LID,
    LID + WALL,
    rect(0, 0, LID, LID + WALL, { fill: night.deep }),
    boards(LID, colour),
    rect(20, 20, LID - 40, LID - 40, { fill: "none", stroke: night.deep, "stroke-width": 14 }),
    rect(76, 60, LID - 152, 300, { rx: 30, fill: night.deep, "fill-opacity": 0.82 }),
    mark,
    rect(40, 378, LID - 80, 96, { rx: 14, fill: night.deep }),
    text(
      { x: 50, y: 384, width: LID - 100, height: 84 },
      { ...title(light.bone), largest: 78, least: 50, align: "middle", valign: "middle" },
      name,
    ),
    at(0, LID, boards(WALL, colour), line(0, WALL / 2, LID, WALL / 2, { stroke: night.deep, "stroke-width": 16 })),
  );

export const infectedCrate = (type: InfectedType, name: string): string => {
  const body = infectedColours[type];
  const colours = { body, shade: darker(body, 0.45), mark: type === "volatile" ? light.lamp : danger };
  return crate(
    "#5a4636",
    name,
    at(LID / 2 - 240 * 0.42, 76, scaled(0.42, drawnFigure(infectedFigures[type], colours))),
  );
};

export const boxCrate = (name: string): string =>
  crate("#3f3a5c", name, icon("cardboard-box-closed", LID / 2 - 120, 90, 240, light.sand));
