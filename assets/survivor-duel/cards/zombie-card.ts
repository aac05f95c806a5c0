import type { ZombieCard } from "../../../src/games/survivor-duel/content/zombies";
import { chanceOf } from "../../drawing/chance";
import { text } from "../../drawing/lettering";
import { circle, clipped, path, rect } from "../../drawing/svg";
import { inks, title } from "../look";
import { halftone, rays } from "../print";
import { nameOf } from "../text/names";
import { flag, price, type Stat, stats } from "./badges";
import { CARD, illustration, OUTLINE, rulesText } from "./card";
import { said } from "../text/said";

/** Zombies: a tombstone for a window, a moon behind, and everything below runs with ink. */

const { width: W, height: H } = CARD;

interface Dress {
  readonly sky: string;
  readonly ray: string;
  readonly moon: string;
  readonly colour: string;
  readonly shade: string;
}

const DRESS: Readonly<Record<ZombieCard["sort"], Dress>> = {
  walker: { sky: "#3a2470", ray: "#4a3188", moon: inks.yellow, colour: inks.green, shade: inks.moss },
  runner: { sky: "#9c1c52", ray: "#b92a63", moon: inks.orange, colour: inks.bone, shade: inks.moss },
  brute: { sky: "#14505c", ray: "#1c6976", moon: inks.red, colour: inks.green, shade: "#2c5a50" },
  mutant: { sky: "#4f7a12", ray: "#659a1a", moon: inks.bone, colour: "#e06ad0", shade: inks.purple },
  boss: { sky: inks.black, ray: "#6e0d14", moon: inks.red, colour: inks.yellow, shade: inks.red },
};

/** A tombstone: straight sides, a round top. */
const STONE = "M26 420V236C26 96 126 22 250 22S474 96 474 236V420Z";

/** The lower edge of the window, running down. */
const drips = (card: string, y: number, fill: string): string => {
  const chance = chanceOf(Number(card.slice(1)) + 40);
  let d = `M-10 ${String(y)}`;
  for (let x = -10; x < W + 10; x += 34) {
    const deep = 16 + chance() * 34;
    d += `v${String(Math.round(deep))}a9 9 0 0 0 18 0v${String(-Math.round(deep))}a8 8 0 0 1 16 0`;
  }
  return path(`${d}V${String(y - 24)}H-10Z`, { fill });
};

const window = (card: string, { sky, ray, moon, colour, shade }: Dress): string =>
  clipped(
    `stone-${card}`,
    path(STONE, {}),
    rect(0, 0, W, 430, { fill: sky }),
    rays(W / 2, 226, 380, 11, ray),
    circle(W / 2, 200, 168, { fill: moon }),
    halftone(60, 60, 380, 330, { ink: inks.black, step: 15, from: 0, to: 9 }),
    illustration(card, (W - 350) / 2, 10, 350, { colour, shade }),
  ) + path(STONE, { fill: "none", stroke: inks.black, "stroke-width": OUTLINE });

const statsOf = (zombie: ZombieCard): readonly Stat[] => [
  { name: said().words.attack, value: String(zombie.attack), as: "burst", fill: inks.coral },
  { name: said().words.hp, value: String(zombie.hp), as: "box", fill: inks.green },
  {
    name: said().words.hit,
    value: zombie.hit === 0 ? said().words.sure : `${String(zombie.hit)}+`,
    as: "box",
    fill: inks.paper,
  },
  { name: said().words.escape, value: `${String(zombie.escape)}+`, as: "box", fill: inks.paper },
];

const name = (card: string, fill: string): string =>
  text(
    { x: 34, y: 372, width: W - 68, height: 68 },
    { ...title(fill), largest: 60, least: 40, align: "middle", valign: "middle" },
    nameOf(card).toUpperCase(),
  );

export const zombieCard = (zombie: ZombieCard): string => {
  const { card, sort, price: ztc } = zombie;
  const dress = DRESS[sort];
  return [
    rect(0, 0, W, H, { fill: inks.black }),
    halftone(0, 0, W, 330, { ink: dress.colour, step: 18, from: 10, to: 0 }),
    window(card, dress),
    rect(0, 364, W, H, { fill: inks.black }),
    drips(card, 424, dress.colour),
    rect(0, 368, W, 70, { fill: dress.colour, stroke: inks.black, "stroke-width": 6 }),
    name(card, inks.black),
    stats(20, 484, W - 40, inks.bone, statsOf(zombie)),
    rulesText(card, { x: 26, y: 588, width: W - 52, height: 98 }, inks.paper, dress.colour),
    flag(W / 2 - 110, 332, 220, inks.paper, inks.black, nameOf(sort).toUpperCase()),
    price("th", ztc, 72, 74, 52),
  ].join("");
};
