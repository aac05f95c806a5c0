import type { DeckCard } from "../../../src/games/survivor-duel/content/pool";
import { clipped, rect } from "../../drawing/svg";
import { inks } from "../look";
import { halftone, rays } from "../print";
import { nameOf } from "../text/names";
import { flag, price, type Stat, stats } from "./badges";
import { CARD, illustration, OUTLINE, rulesText, slantedTitle } from "./card";
import { said } from "../text/said";

/** Cards of the Survivor Deck: a square picture with rays, the name stuck across it, paper below. */

const { width: W, height: H } = CARD;

interface Dress {
  readonly ground: string;
  readonly ray: string;
  readonly colour: string;
  readonly shade: string;
  /** The ground, dark enough to be written with and on. */
  readonly lettered: string;
}

const DRESS: Readonly<Record<DeckCard["kind"], Dress>> = {
  weapon: { ground: inks.red, ray: "#f04b3c", colour: inks.paper, shade: inks.orange, lettered: "#b3151c" },
  item: { ground: inks.cyan, ray: "#4cc9d9", colour: inks.paper, shade: inks.blue, lettered: "#0b6272" },
  event: { ground: inks.orange, ray: "#ffa04a", colour: inks.paper, shade: inks.red, lettered: "#a03c00" },
  react: { ground: inks.purple, ray: "#7a45b8", colour: inks.yellow, shade: inks.magenta, lettered: inks.purple },
};

const PICTURE = { x: 24, y: 24, width: W - 48, height: 372 } as const;
const RULES_WITH_STATS = { x: 42, y: 558, width: W - 84, height: 78 } as const;
const RULES_ALONE = { x: 48, y: 466, width: W - 96, height: 168 } as const;

const target = (hit: number): string => (hit === 0 ? said().words.sure : `${String(hit)}+`);

const statsOf = (card: DeckCard): readonly Stat[] => {
  if (card.kind === "weapon") {
    return [
      { name: said().words.damage, value: String(card.damage), as: "burst", fill: inks.yellow },
      { name: said().words.hit, value: target(card.hit), as: "box", fill: inks.paper },
      { name: said().words.wear, value: String(card.durability), as: "box", fill: inks.paper },
    ];
  }
  return card.kind === "item" && card.durability > 0
    ? [{ name: said().words.wear, value: String(card.durability), as: "box", fill: inks.paper }]
    : [];
};

const sortOf = (card: DeckCard): string => {
  const kind = nameOf(card.kind);
  const { words } = said();
  if (card.kind === "weapon") return words.armed.replace("{reach}", nameOf(card.reach)).replace("{weapon}", kind);
  return card.kind === "item" ? `${kind}: ${words[card.form]}` : kind;
};

const picture = (card: DeckCard, { ground, ray, colour, shade }: Dress): string => {
  const { x, y, width, height } = PICTURE;
  return (
    clipped(
      `picture-${card.card}`,
      rect(x, y, width, height, {}),
      rect(x, y, width, height, { fill: ground }),
      rays(W / 2, 230, 430, 14, ray),
      halftone(x, y + 150, width, height - 150, { ink: inks.black, step: 14, from: 0, to: 8 }),
      illustration(card.card, (W - 396) / 2, y - 16, 396, { colour, shade }),
    ) + rect(x, y, width, height, { fill: "none", stroke: inks.black, "stroke-width": OUTLINE })
  );
};

const body = (card: DeckCard): string => {
  const numbers = statsOf(card);
  const rules = (box: { x: number; y: number; width: number; height: number }): string =>
    rulesText(card.card, box, inks.black, "#7a3a12");
  if (numbers.length === 0) return rules(RULES_ALONE);
  if (numbers.length === 1) {
    return stats(32, 500, 120, inks.black, numbers) + rules({ x: 152, y: 466, width: W - 194, height: 168 });
  }
  return stats(46, 460, W - 92, inks.black, numbers) + rules(RULES_WITH_STATS);
};

const foot = (card: DeckCard, { lettered }: Dress): string => {
  const name = flag(W / 2 - 150, 640, 300, lettered, inks.paper, sortOf(card).toUpperCase());
  return card.scr ? name + flag(W - 134, 640, 100, inks.yellow, inks.black, said().words.scr) : name;
};

export const deckCard = (card: DeckCard): string => {
  const dress = DRESS[card.kind];
  return [
    rect(0, 0, W, H, { fill: inks.black }),
    rect(10, 10, W - 20, H - 20, { rx: 16, fill: dress.ground }),
    rect(24, 380, W - 48, 296, { fill: inks.paper, stroke: inks.black, "stroke-width": OUTLINE }),
    halftone(30, 390, W - 60, 110, { ink: inks.newsprint, step: 12, from: 9, to: 1 }),
    picture(card, dress),
    slantedTitle(card.card, 356, inks.yellow, dress.lettered),
    body(card),
    foot(card, dress),
    price(card.kind === "react" ? "tp" : "ap", card.price, 72, 74, 52),
  ].join("");
};
