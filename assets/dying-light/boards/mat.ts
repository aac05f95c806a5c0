import type { Spot } from "../../../src/kernel/scene";
import { SPOTS } from "../../../src/games/dying-light/scene/spots";
import { standing } from "../../../src/table/stand";
import { text } from "../../drawing/lettering";
import { box, dot, moved, plate } from "../../drawing/mesh";
import type { Mesh, Patch } from "../../drawing/mesh";
import { at, circle, glow, group, picture, rect, turned } from "../../drawing/svg";
import { iconCredit } from "../../drawing/icon-makers";
import { light, night, strong } from "../look";
import { mat as words } from "../text/en";
import { ROUND_TRACKER, roundTracker } from "./round-tracker";

/**
 * What everything lies on, the round tracker printed along its northern edge. TTS without a table has no floor: a piece
 * that is put down beside this one falls out of the world.
 */

const EDGE = { west: -36, east: 36, north: 23, south: -26 } as const;
const WIDTH = EDGE.east - EDGE.west;
const DEPTH = EDGE.north - EDGE.south;

/** Pixels of a unit. */
const PX = 56;

/** A little above a table that lies there already. */
const TOP = 0.01;
const THICK = 0.2;
const TRACKER_THICK = 0.2;

const spotOf = (name: string): Spot => {
  const spot = SPOTS[name];
  if (spot === undefined) throw new Error(`there is no spot "${name}"`);
  return spot;
};

const east = (x: number): number => (x - EDGE.west) * PX;
const south = (z: number): number => (EDGE.north - z) * PX;

type Size = readonly [width: number, depth: number];

const CARD: Size = [2.26, 3.12];
const TOKEN: Size = [0.98, 0.98];

/** Every slot of a spot; a supply is laid out in two lines. */
const slots = (spot: Spot, lines: number): readonly (readonly [x: number, y: number])[] => {
  const { holds } = spot;
  const count = holds.as === "row" ? holds.across * lines : 1;
  return Array.from({ length: count }, (_, slot) => {
    const { x, z } = standing(spot, slot);
    return [east(x), south(z)] as const;
  });
};

const line = { fill: night.deep, "fill-opacity": 0.4, stroke: light.sand, "stroke-opacity": 0.45, "stroke-width": 3 };

const caption = (x: number, y: number, width: number, words: string): string =>
  text(
    { x: x - width / 2, y: y - 17, width, height: 34 },
    { ...strong(light.sand), largest: 30, least: 16, align: "middle", valign: "middle" },
    words,
  );

/** An outline about all slots of a spot, with its name on it or above it. */
const place = (name: string, [w, d]: Size, words: string, where: "on" | "above", lines = 1): string => {
  const all = slots(spotOf(name), lines);
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - (w * PX) / 2, Math.max(...xs) + (w * PX) / 2];
  const [top, bottom] = [Math.min(...ys) - (d * PX) / 2, Math.max(...ys) + (d * PX) / 2];
  return (
    rect(left, top, right - left, bottom - top, { rx: 12, ...line }) +
    caption(
      (left + right) / 2,
      where === "on" ? (top + bottom) / 2 : top - 19,
      right - left + (where === "on" ? -10 : 8),
      words,
    )
  );
};

const bag = (name: string, words: string): string => {
  const { x, z } = spotOf(name);
  return circle(east(x), south(z), 0.95 * PX, line) + caption(east(x), south(z) + 1.2 * PX, 1.98 * PX, words);
};

const shared = (): string =>
  [
    place("infected-cards", CARD, words.infected, "on"),
    place("wounds", CARD, words.wounds, "on"),
    place("chase", CARD, words.chase, "on"),
    place("activation", CARD, words.activation, "on"),
    place("activation.drawn", CARD, words.drawn, "on"),
    place("common", CARD, words.common, "on"),
    place("common.discard", CARD, words.discard, "on"),
    place("epic", CARD, words.epic, "on"),
    place("epic.discard", CARD, words.discard, "on"),
    place("risk", TOKEN, words.risk, "above", 2),
    place("damage", TOKEN, words.damage, "above", 2),
    place("scenario", CARD, words.scenario, "on"),
    place("scenario.shown", CARD, words.shown, "on"),
    place("aside.inhibitor", CARD, words.inhibitor, "on"),
    place("supply.inhibitor", TOKEN, "", "above", 2),
    place("supply.exposure", TOKEN, words.exposure, "above", 2),
    place("supply.fire", TOKEN, words.fire, "above", 2),
    place("supply.electricity", TOKEN, words.power, "above", 2),
    place("supply.uv", TOKEN, words.uv, "above", 2),
    place("supply.objective", TOKEN, words.objectives, "above", 2),
    place("supply.die.momentum", TOKEN, words.momentum, "above", 2),
    place("supply.die.combat", TOKEN, words.combat, "above", 2),
    place("supply.die.parkour", TOKEN, words.parkour, "above", 2),
    bag("supply.biter", words.biters),
    bag("supply.viral", words.virals),
    bag("supply.howler", words.howlers),
    bag("supply.volatile", words.volatiles),
    bag("box", words.box),
  ].join("");

/** The first player's place; the others have the same, turned to their edge. */
const home = (): string => {
  const board = spotOf("p1.board");
  return [
    rect(east(board.x - 9.1), south(board.z + 12.5), 18.2 * PX, 20.4 * PX, {
      rx: 40,
      fill: "#ffffff",
      "fill-opacity": 0.035,
      stroke: light.amber,
      "stroke-opacity": 0.5,
      "stroke-width": 5,
    }),
    place("p1.items", CARD, words.items, "on"),
    place("p1.drawn", CARD, words.drawn, "on"),
    place("p1.pool", TOKEN, words.pool, "on"),
    place("p1.token", TOKEN, words.token, "on"),
    place("p1.exposure", CARD, words.exposure, "on"),
    place("p1.discard", CARD, words.discard, "on"),
    place("p1.skill", CARD, words.skill, "on"),
    place("p1.loot", TOKEN, words.loot, "on"),
    place("p1.light", CARD, words.light, "on"),
    place("p1.heavy", CARD, words.heavy, "on"),
    place("p1.chase", CARD, words.chase, "on"),
    place("p1.help", CARD, words.help, "on"),
  ].join("");
};

const homes = (): string => {
  const across = (spotOf("p2.board").x - spotOf("p1.board").x) * PX;
  const south2 = home() + at(across, 0, home());
  return south2 + turned(180, east(0), south(0), south2);
};

const TRACKER = spotOf("round-tracker");
const trackerLeft = TRACKER.x - ROUND_TRACKER.width / 2;
const trackerTop = TRACKER.z + ROUND_TRACKER.depth / 2;

export const MAT_WIDTH = WIDTH * PX;

export const matPicture = (): string =>
  picture(
    WIDTH * PX,
    DEPTH * PX,
    glow("dusk", [
      [0, "#4a2f5c"],
      [0.6, night.plum],
      [1, night.dark],
    ]),
    rect(0, 0, WIDTH * PX, DEPTH * PX, { fill: "url(#dusk)" }),
    group({}, homes(), shared()),
    rect(east(-14.7), south(14.7), 29.4 * PX, 29.4 * PX, { fill: night.deep, stroke: light.amber, "stroke-width": 8 }),
    at(east(trackerLeft), south(trackerTop), roundTracker(PX)),
    caption(WIDTH * PX - 640, DEPTH * PX - 48, 1200, iconCredit),
    rect(10, 10, WIDTH * PX - 20, DEPTH * PX - 20, { rx: 30, fill: "none", stroke: light.amber, "stroke-width": 8 }),
  );

const shareX = (x: number): number => (x - EDGE.west) / WIDTH;
const shareY = (z: number): number => (EDGE.north - z) / DEPTH;

/** Made about the tracker, where its spot is. */
const flat: Mesh = moved(
  plate(WIDTH, DEPTH, THICK, dot(0.001, 0.001)),
  (EDGE.west + EDGE.east) / 2 - TRACKER.x,
  TOP - THICK,
  TRACKER.z - (EDGE.north + EDGE.south) / 2,
);

const printed: Patch = {
  left: shareX(trackerLeft),
  top: shareY(trackerTop),
  right: shareX(trackerLeft + ROUND_TRACKER.width),
  bottom: shareY(trackerTop - ROUND_TRACKER.depth),
};

const raised = (): Mesh => {
  const [x, z] = [ROUND_TRACKER.width / 2, ROUND_TRACKER.depth / 2];
  const edge = dot(0.001, 0.001);
  return box([-x, TOP, -z], [x, TRACKER_THICK, z], { top: printed, bottom: edge, long: edge, short: edge });
};

export const matMesh = (): Mesh => [...flat, ...raised()];
