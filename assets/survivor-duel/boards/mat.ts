import { ZOMBIE } from "../../../src/games/survivor-duel/scene/spots";
import { iconCredit } from "../../drawing/icon-makers";
import { text, word } from "../../drawing/lettering";
import { dot, type Mesh, moved, plate } from "../../drawing/mesh";
import { circle, clipped, picture, polygon, rect, turned } from "../../drawing/svg";
import { inks, plain, title } from "../look";
import { burst, halftone, posterWord, rays } from "../print";
import { across, caption, cardName, cardSlots, DEPTH, down, EDGE, PX, spotOf, WIDTH } from "./outlines";
import { said, type Said } from "../text/said";

/**
 * A side of the table: a page of a comic, a panel for each zone. Two of them are the table: TTS without one has no floor,
 * and a piece that is put down beside it falls out of the world.
 */

/** How high the mat lies, and cards on it; a little less than their spots, so that nothing begins inside of it. */
export const MAT_RISES = 0.2;
const AIR = 0.01;
const THICK = 0.4;

const [W, H] = [WIDTH * PX, DEPTH * PX];

export type MatSide = "p1" | "p2";

interface Dress {
  readonly ground: string;
  readonly ray: string;
}

const DRESS: Readonly<Record<MatSide, Dress>> = {
  p1: { ground: inks.red, ray: "#f04b3c" },
  p2: { ground: inks.blue, ray: "#3f8fe0" },
};

interface Panel {
  readonly left: number;
  readonly right: number;
  readonly ahead: number;
  readonly behind: number;
}

const panel = (id: string, { left, right, ahead, behind }: Panel, ...inside: readonly string[]): string => {
  const [x, y, w, h] = [across(left), down(ahead), (right - left) * PX, (ahead - behind) * PX];
  return (
    clipped(`panel-${id}`, rect(x, y, w, h, { rx: 8 }), ...inside) +
    rect(x, y, w, h, { rx: 8, fill: "none", stroke: inks.black, "stroke-width": 12 })
  );
};

const filled = ({ left, right, ahead, behind }: Panel, fill: string): string =>
  rect(across(left), down(ahead), (right - left) * PX, (ahead - behind) * PX, { fill });

const dotted = ({ left, right, ahead, behind }: Panel, ink: string, from: number, to: number): string =>
  halftone(across(left), down(ahead), (right - left) * PX, (ahead - behind) * PX, { ink, step: 24, from, to });

const WALKERS: Panel = { left: -24.8, right: 24.8, ahead: -1.05, behind: -5.15 };
const THREAT: Panel = { left: -12.7, right: 14, ahead: -5.35, behind: -14.4 };
const HOME: Panel = { left: -8.4, right: 15.2, ahead: -14.6, behind: -20.2 };
const HORDE: Panel = { left: -24.8, right: -8.6, ahead: -14.6, behind: -20.2 };
const DECKS: Panel = { left: 15.4, right: 24.8, ahead: -14.6, behind: -20.2 };
const GUIDE: Panel = { left: -24.8, right: -12.9, ahead: -5.35, behind: -14.4 };
const COVER: Panel = { left: 14.2, right: 24.8, ahead: -5.35, behind: -8.25 };
const POINTS: Panel = { left: 14.2, right: 24.8, ahead: -8.45, behind: -14.4 };

/** Who waits stands close: the outlines are as wide as there is room. */
const CLOSE = 1.14;

const zones = (): string =>
  panel(
    "zombie",
    WALKERS,
    filled(WALKERS, "#2f1d5e"),
    dotted(WALKERS, "#4c2f8f", 4, 18),
    cardSlots("p1.zombie", inks.green, 0.22, CLOSE),
  ) +
  panel(
    "threat",
    THREAT,
    filled(THREAT, "#8f1218"),
    rays(across(0.6), down(-9.9), 13 * PX, 26, "#a81a20"),
    dotted(THREAT, "#5e0a10", 0, 17),
    cardSlots("p1.threat", inks.yellow, 0.22, ZOMBIE),
  ) +
  panel(
    "home",
    HOME,
    filled(HOME, "#d9a514"),
    dotted(HOME, "#b5810e", 2, 14),
    cardSlots("p1.survivor", inks.black, 0.12),
    cardSlots("p1.gear", inks.black, 0.12),
    cardName("p1.survivor", inks.black, said().mat.survivor),
  );

const piles = (): string =>
  panel(
    "horde",
    HORDE,
    filled(HORDE, "#3f6f17"),
    dotted(HORDE, "#2f5610", 2, 15),
    cardSlots("p1.zdeck", inks.bone, 0.25, ZOMBIE),
    cardSlots("p1.row", inks.bone, 0.25, ZOMBIE),
    cardName("p1.zdeck", inks.bone, said().mat.zdeck),
  ) +
  panel(
    "decks",
    DECKS,
    filled(DECKS, "#0f6f86"),
    dotted(DECKS, "#0b566a", 2, 15),
    ...(["deck", "graveyard", "exile"] as const).flatMap((name) => [
      cardSlots(`p1.${name}`, inks.paper, 0.25),
      cardName(`p1.${name}`, inks.paper, said().mat[name]),
    ]),
  );

const COLOURS = { hp: inks.red, ap: inks.yellow, tp: inks.cyan, th: inks.green } as const;

/** The table writes the number on the dark half of a bar; what the points are for stands beside it. */
const bar = (name: keyof Said["points"]): string => {
  const spot = spotOf(`p1.${name}`);
  const [x, y] = [across(spot.x), down(spot.z)];
  const [left, high] = [across(14.6), 1.2 * PX];
  return (
    rect(left, y - high / 2, across(24.4) - left, high, {
      rx: 10,
      fill: COLOURS[name],
      stroke: inks.black,
      "stroke-width": 7,
    }) +
    rect(left + 3, y - high / 2 + 3, 2 * (x - left), high - 6, { rx: 8, fill: inks.black }) +
    text(
      { x: across(18.9), y: y - high / 2, width: 5.3 * PX, height: high },
      { ...title(), largest: 56, least: 34, align: "start", valign: "middle" },
      said().points[name].toUpperCase(),
    )
  );
};

const counters = (): string =>
  panel(
    "points",
    POINTS,
    filled(POINTS, inks.newsprint),
    dotted(POINTS, "#cdb981", 14, 2),
    ...(["hp", "ap", "tp", "th"] as const).map(bar),
  );

const cover = ({ ground, ray }: Dress): string => {
  const middle = across(19.5);
  return panel(
    "cover",
    COVER,
    filled(COVER, ground),
    rays(middle, down(-6.95), 9 * PX, 20, ray),
    dotted(COVER, inks.black, 0, 14),
    polygon(burst(across(22.6), down(-6.95), 1.35 * PX, 16), {
      fill: inks.yellow,
      stroke: inks.black,
      "stroke-width": 9,
    }),
    turned(
      -2,
      across(17.9),
      down(-6.95),
      rect(across(14.3), down(-6.1), 7.2 * PX, 1.7 * PX, { fill: inks.yellow, stroke: inks.black, "stroke-width": 9 }),
      posterWord(across(17.87), down(-6.95), 56, ground, inks.black, said().consoleText.name),
    ),
  );
};

const LEFT = -24.3;
const LINE = 0.66;

const chapter = (
  top: number,
  fill: string,
  { title: name, lines }: { readonly title: string; readonly lines: readonly (readonly string[])[] },
): string =>
  caption(LEFT, top, 9, fill, name, inks.black) +
  lines
    .map(([number = "", words = ""], i) => {
      const y = down(top - 1.22 - i * LINE);
      return (
        circle(across(LEFT + 0.45), y, 21, { fill, stroke: inks.black, "stroke-width": 5 }) +
        word(across(LEFT + 0.45), y, 30, title(), number) +
        text(
          { x: across(LEFT + 1.1), y: y - 23, width: 10.2 * PX, height: 46 },
          { ...plain(), largest: 36, least: 28, valign: "middle" },
          words,
        )
      );
    })
    .join("");

const guidePanel = (): string =>
  panel(
    "guide",
    GUIDE,
    filled(GUIDE, inks.paper),
    dotted(GUIDE, inks.newsprint, 16, 2),
    chapter(-5.52, inks.yellow, said().guide.survivor),
    chapter(-9.2, inks.green, said().guide.zombie),
    rect(across(-24.8), down(-12.95), 12 * PX, 1.5 * PX, { fill: inks.black }),
    text(
      { x: across(-24.3), y: down(-12.98), width: 11 * PX, height: 0.72 * PX },
      { ...title(inks.yellow), largest: 46, least: 32, align: "middle", valign: "middle" },
      said().guide.lose.toUpperCase(),
    ),
    text(
      { x: across(-24.3), y: down(-13.68), width: 11 * PX, height: 0.68 * PX },
      { ...plain(inks.newsprint), largest: 22, least: 17, leading: 1.05, align: "middle", valign: "middle" },
      iconCredit,
    ),
  );

/** The gutter between the sides, where the die, the turn and the boxes are. */
const gutter = (side: MatSide): string => {
  const words =
    side === "p1"
      ? word(across(spotOf("turn").x) - 1.5 * PX, down(-0.48), 46, title(inks.yellow), said().mat.turn)
      : "";
  return rect(0, 0, W, down(-0.95), { fill: inks.black }) + words;
};

/** Beside the cards, so that none covers what its place is called. */
const names = (): readonly string[] => {
  const upright = (left: number, ahead: number, fill: string, name: string): string =>
    turned(-90, across(left), down(ahead), caption(left - 2, ahead + 0.43, 4, fill, name, inks.black));
  return [
    upright(-24.25, (WALKERS.ahead + WALKERS.behind) / 2, inks.green, said().mat.zombie),
    upright(-12.1, (THREAT.ahead + THREAT.behind) / 2, inks.yellow, said().mat.threat),
    caption(-5.1, -19.28, 17, inks.paper, said().mat.gear, inks.black),
    caption(-21.5, -19.28, 9.7, inks.paper, said().mat.row, inks.black),
  ];
};

export const matPicture = (side: MatSide): string =>
  picture(
    W,
    H,
    rect(0, 0, W, H, { fill: inks.newsprint }),
    gutter(side),
    zones(),
    piles(),
    counters(),
    cover(DRESS[side]),
    guidePanel(),
    ...names(),
    rect(0, 0, 12, 12, { fill: inks.black }),
  );

/** Made about its spot. */
export const matMesh = (): Mesh => {
  const spot = spotOf("p1.mat");
  return moved(
    plate(WIDTH, DEPTH, THICK, dot(0.001, 0.001)),
    0,
    MAT_RISES - AIR - THICK,
    spot.z - (EDGE.north + EDGE.south) / 2,
  );
};
