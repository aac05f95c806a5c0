import { icon } from "../../drawing/icons";
import { text } from "../../drawing/lettering";
import { at, circle, picture, rect, turned } from "../../drawing/svg";
import { light, night, title } from "../look";
import { scenery } from "../skyline";
import { symbol } from "../symbols";
import { type Said, said } from "../text/said";
import { CARD } from "./frame";
import { ITEM_COLOURS } from "./plain-cards";

/** The backs of the decks: each another picture and colour. */

export type Back = keyof Said["backs"];

interface Look {
  readonly icon: string;
  readonly colour: string;
  readonly hour: "day" | "dusk" | "night";
}

const looks: Readonly<Record<Back, Look>> = {
  exposure: { icon: "eye-target", colour: "#ffb648", hour: "dusk" },
  wound: { icon: "broken-heart", colour: "#ff6b7d", hour: "night" },
  common: { icon: "duffel-bag", colour: ITEM_COLOURS.common, hour: "dusk" },
  epic: { icon: "open-treasure-chest", colour: ITEM_COLOURS.epic, hour: "dusk" },
  weapon: { icon: "crossed-axes", colour: "#d9dff5", hour: "dusk" },
  skill: { icon: "sprint", colour: "#c79bff", hour: "dusk" },
  infected: { icon: "death-skull", colour: "#b9aee0", hour: "night" },
  activation: { icon: "stopwatch", colour: "#7fd4f0", hour: "night" },
  chase: { icon: "grasping-claws", colour: "#ff8c2e", hour: "night" },
  scenario: { icon: "modern-city", colour: light.amber, hour: "night" },
};

const MIDDLE = { x: CARD.width / 2, y: CARD.height / 2 };

const emblem = (back: Back): string => {
  const { colour, icon: name } = looks[back];
  return (
    circle(MIDDLE.x, MIDDLE.y - 40, 158, {
      fill: night.deep,
      "fill-opacity": 0.84,
      stroke: colour,
      "stroke-width": 8,
    }) + icon(name, MIDDLE.x - 104, MIDDLE.y - 144, 208, colour)
  );
};

const framedBack = (back: Back, inside: string): string => {
  const { colour, hour } = looks[back];
  return picture(
    CARD.width,
    CARD.height,
    scenery({ id: back, width: CARD.width, height: CARD.height, seed: back.length * 5, hour }),
    rect(0, 0, CARD.width, CARD.height, { fill: night.deep, "fill-opacity": 0.35 }),
    inside,
    rect(22, 22, CARD.width - 44, CARD.height - 44, { rx: 18, fill: "none", stroke: colour, "stroke-width": 7 }),
    rect(0, 0, CARD.width, CARD.height, { fill: "none", stroke: night.deep, "stroke-width": 24 }),
  );
};

const named = (back: Back): string =>
  rect(34, 556, CARD.width - 68, 92, { rx: 14, fill: night.deep, "fill-opacity": 0.84 }) +
  text(
    { x: 44, y: 562, width: CARD.width - 88, height: 80 },
    { ...title(light.bone), largest: 66, least: 48, align: "middle", valign: "middle" },
    said().backs[back],
  );

/** The one back that shows which way round its deck lies: sun at the top by day. */
const exposureBack = (): string => {
  const mark = (hour: "day" | "night"): string =>
    at(
      CARD.width / 2 - 60,
      48,
      circle(60, 60, 60, { fill: night.deep, "fill-opacity": 0.84 }),
      symbol(hour, 22, 22, 76, light.lamp),
    );
  return at(0, 40, emblem("exposure")) + mark("day") + turned(180, MIDDLE.x, MIDDLE.y, mark("night"));
};

export const backPicture = (back: Back): string =>
  framedBack(back, back === "exposure" ? exposureBack() : emblem(back) + named(back));

export const BACKS = Object.keys(looks) as readonly Back[];
