import type { SurvivorCard } from "../../../src/games/survivor-duel/content/survivors";
import { text, word } from "../../drawing/lettering";
import { circle, clipped, polygon, rect, type Point } from "../../drawing/svg";
import { inks, plain, title } from "../look";
import { burst, burstNumber, halftone, rays } from "../print";
import { nameOf } from "../text/names";
import { CARD, illustration, OUTLINE, rulesText } from "./card";
import { said } from "../text/said";

/** Survivors: a hero in a round window that bursts out of the frame, over a ribbon. */

const { width: W, height: H } = CARD;

const [CX, CY, R] = [W / 2, 216, 176];

const COLOURS: readonly (readonly [ground: string, ray: string, shade: string])[] = [
  [inks.red, "#f2543f", inks.orange],
  [inks.moss, "#5c9a2b", inks.green],
  [inks.cyan, "#4cc9d9", inks.blue],
  [inks.orange, "#ffa04a", inks.red],
  [inks.purple, "#7a45b8", inks.magenta],
  [inks.blue, "#3f8fe0", inks.cyan],
];

const hero = (card: string, ground: string, ray: string, shade: string): string => {
  const star = { fill: inks.yellow, stroke: inks.black, "stroke-width": OUTLINE, "stroke-linejoin": "round" };
  return (
    polygon(burst(CX + 9, CY + 9, R + 46, 22), { fill: inks.black }) +
    polygon(burst(CX, CY, R + 46, 22), star) +
    clipped(
      `hero-${card}`,
      circle(CX, CY, R - 8, {}),
      circle(CX, CY, R, { fill: ground }),
      rays(CX, CY, R, 12, ray),
      halftone(CX - R, CY - 20, 2 * R, R + 30, { ink: inks.black, step: 14, from: 0, to: 8 }),
      illustration(card, CX - 152, CY - 156, 304, { colour: inks.paper, shade }),
    ) +
    circle(CX, CY, R - 8, { fill: "none", stroke: inks.black, "stroke-width": OUTLINE })
  );
};

/** The ribbon's ends hang behind it. */
const ribbon = (y: number): string => {
  const end = (way: 1 | -1): readonly Point[] => {
    const x = (far: number): number => CX + way * far;
    return [
      [x(180), y + 22],
      [x(246), y + 22],
      [x(226), y + 58],
      [x(246), y + 96],
      [x(180), y + 96],
    ];
  };
  const edge = { stroke: inks.black, "stroke-width": 7, "stroke-linejoin": "round" };
  return (
    polygon(end(1), { fill: "#c99c10", ...edge }) +
    polygon(end(-1), { fill: "#c99c10", ...edge }) +
    rect(38, y, W - 76, 82, { fill: inks.yellow, ...edge })
  );
};

/** A number beside the hero, and what it is. */
const starred = (x: number, name: string, fill: string, value: number): string =>
  burstNumber(x, 84, 66, fill, String(value)) +
  rect(x - 62, 136, 124, 38, { rx: 8, fill: inks.black }) +
  word(x, 155, 27, title(inks.paper), name);

export const survivorCard = ({ card, hp, base }: SurvivorCard): string => {
  const [ground, ray, shade] = COLOURS[Number(card.slice(2)) - 1] ?? COLOURS[0] ?? [inks.red, inks.orange, inks.orange];
  const middle = { align: "middle", valign: "middle" } as const;
  return [
    rect(0, 0, W, H, { fill: inks.black }),
    rect(10, 10, W - 20, H - 20, { rx: 44, fill: ground }),
    rays(CX, CY, 760, 20, ray),
    halftone(10, 380, W - 20, 310, { ink: inks.black, step: 16, from: 2, to: 11 }),
    rect(5, 5, W - 10, H - 10, { rx: 48, fill: "none", stroke: inks.black, "stroke-width": 12 }),
    hero(card, ground, ray, shade),
    ribbon(398),
    text(
      { x: 50, y: 400, width: W - 100, height: 50 },
      { ...title(), largest: 46, least: 36, ...middle },
      nameOf(card).toUpperCase(),
    ),
    text(
      { x: 50, y: 446, width: W - 100, height: 32 },
      { ...plain(), largest: 28, least: 24, ...middle },
      said().trades[card] ?? "",
    ),
    rect(34, 502, W - 68, 164, { rx: 18, fill: inks.paper, stroke: inks.black, "stroke-width": OUTLINE }),
    rulesText(card, { x: 52, y: 512, width: W - 104, height: 144 }, inks.black, inks.black),
    starred(82, said().words.hp, inks.coral, hp),
    starred(W - 82, said().words.unarmed, inks.paper, base),
  ].join("");
};
