import { box, dot, moved, plate } from "../../drawing/mesh";
import type { Mesh, Patch } from "../../drawing/mesh";
import { at, glow, group, picture, rect, turned } from "../../drawing/svg";
import { iconCredit } from "../../drawing/icon-makers";
import { light, night } from "../look";
import { said } from "../text/said";
import { bag, caption, CARD, DEPTH, east, EDGE, place, PX, south, spotOf, TOKEN, WIDTH } from "./outlines";
import { ROUND_TRACKER, roundTracker } from "./round-tracker";

/**
 * What everything lies on, the round tracker printed along its northern edge. TTS without a table has no floor: a piece
 * that is put down beside this one falls out of the world.
 */

/** A little above a table that lies there already. */
const TOP = 0.01;
const THICK = 0.2;
const TRACKER_THICK = 0.2;

const shared = (): string =>
  [
    place("infected-cards", CARD, said().mat.infected, "on"),
    place("wounds", CARD, said().mat.wounds, "on"),
    place("chase", CARD, said().mat.chase, "on"),
    place("activation", CARD, said().mat.activation, "on"),
    place("activation.drawn", CARD, said().mat.drawn, "on"),
    place("common", CARD, said().mat.common, "on"),
    place("common.discard", CARD, said().mat.discard, "on"),
    place("epic", CARD, said().mat.epic, "on"),
    place("epic.discard", CARD, said().mat.discard, "on"),
    place("risk", TOKEN, said().mat.risk, "above"),
    place("damage", TOKEN, said().mat.damage, "above"),
    place("scenario", CARD, said().mat.scenario, "on"),
    place("scenario.shown", CARD, said().mat.shown, "on"),
    place("aside.inhibitor", CARD, said().mat.inhibitor, "on"),
    place("supply.inhibitor", TOKEN, "", "above"),
    place("supply.exposure", TOKEN, said().mat.exposure, "above"),
    place("supply.fire", TOKEN, said().mat.fire, "above"),
    place("supply.electricity", TOKEN, said().mat.power, "above"),
    place("supply.uv", TOKEN, said().mat.uv, "above"),
    place("supply.objective", TOKEN, said().mat.objectives, "above"),
    place("supply.die.momentum", TOKEN, said().mat.momentum, "above"),
    place("supply.die.combat", TOKEN, said().mat.combat, "above"),
    place("supply.die.parkour", TOKEN, said().mat.parkour, "above"),
    bag("supply.biter", said().mat.biters),
    bag("supply.viral", said().mat.virals),
    bag("supply.howler", said().mat.howlers),
    bag("supply.volatile", said().mat.volatiles),
    bag("box", said().mat.box),
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
    place("p1.items", CARD, said().mat.items, "on"),
    place("p1.drawn", CARD, said().mat.drawn, "on"),
    place("p1.pool", TOKEN, said().mat.pool, "on"),
    place("p1.token", TOKEN, said().mat.token, "on"),
    place("p1.exposure", CARD, said().mat.exposure, "on"),
    place("p1.discard", CARD, said().mat.discard, "on"),
    place("p1.skill", CARD, said().mat.skill, "on"),
    place("p1.loot", TOKEN, said().mat.loot, "on"),
    place("p1.light", CARD, said().mat.light, "on"),
    place("p1.heavy", CARD, said().mat.heavy, "on"),
    place("p1.chase", CARD, said().mat.chase, "on"),
    place("p1.help", CARD, said().mat.help, "on"),
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
