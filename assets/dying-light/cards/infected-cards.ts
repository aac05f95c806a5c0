import { ENEMY_ACTIVATION } from "../../../src/games/dying-light/content/cards";
import type { InfectedCard, InfectedType } from "../../../src/games/dying-light/content/infected";
import { text, word } from "../../drawing/lettering";
import { at, circle, line, rect } from "../../drawing/svg";
import { infectedFigures } from "../figures/infected";
import { danger, darker, infectedColours, ink, light, night, plain, strong, title } from "../look";
import { scenery } from "../skyline";
import { plated, signs, symbol } from "../symbols";
import type { Symbol } from "../symbols";
import { nameOf, textOf } from "../text/name-of";
import { said } from "../text/said";
import { framed, INNER, panelHeight, rules } from "./frame";
import { standingFigure } from "./person";

/** What the runners meet, and its turn at night. */

export const enemyActivationCard = (): string =>
  framed({
    id: "activation-enemy",
    name: nameOf(ENEMY_ACTIVATION),
    sort: said().words.activation,
    accent: danger,
    artHeight: 380,
    art:
      rect(0, 0, INNER, 380, { fill: danger }) +
      circle(INNER / 2, 190, 180, { fill: night.deep, "fill-opacity": 0.85 }) +
      standingFigure(infectedFigures.biter, INNER / 2, 338, 290, { body: light.bone, shade: "#cbbf9f", mark: danger }),
    panel: rules(10, panelHeight(380) - 20, textOf(said().cards, ENEMY_ACTIVATION)),
  });

const INFECTED_ART = 164;

const stat = (x: number, width: number, of: Symbol, value: string, caption: string): string =>
  at(
    x,
    12,
    rect(0, 0, width, 92, { rx: 14, fill: night.plum }),
    symbol(of, 12, 8, 46, light.amber),
    word(width - 38, 32, 50, title(light.bone), value),
    text(
      { x: 6, y: 59, width: width - 12, height: 28 },
      { ...strong(light.sand), largest: 27, least: 24, align: "middle", valign: "middle" },
      caption,
    ),
  );

export const infectedCard = (type: InfectedType, card: InfectedCard): string => {
  const found = textOf(said().infected, type);
  const height = panelHeight(INFECTED_ART);
  const colour = infectedColours[type];
  return framed({
    id: `infected-${type}`,
    name: nameOf(type),
    sort: card.common ? said().words.common : said().words.special,
    accent: colour,
    artHeight: INFECTED_ART,
    art:
      scenery({ id: `infected-${type}`, width: INNER, height: INFECTED_ART, seed: type.length * 3, hour: "night" }) +
      standingFigure(infectedFigures[type], INNER / 2, INFECTED_ART - 4, 158, {
        body: colour,
        shade: darker(colour, 0.45),
        mark: type === "volatile" ? light.lamp : danger,
      }),
    panel:
      stat(16, 136, "attack", String(card.attack), said().words.attack) +
      stat(164, 136, "toughness", String(card.toughness), said().words.toughness) +
      stat(312, 136, "agile", card.agile ? "+" : "-", card.agile ? said().words.agile : said().words.heavy) +
      text(
        { x: 22, y: 108, width: INNER - 44, height: 66 },
        { ...plain(ink), largest: 30, least: 28, leading: 1.12, valign: "middle", signs },
        found.traits,
      ) +
      rect(0, 182, INNER, height - 182, { fill: "#ddd3f2" }) +
      plated("night", 22, 190, 36, light.lamp) +
      text(
        { x: 68, y: 190, width: INNER - 90, height: 36 },
        { ...strong(ink), largest: 30, least: 26, valign: "middle" },
        said().words.nightAbility,
      ) +
      line(22, 231, INNER - 22, 231, { stroke: night.mist, "stroke-width": 3 }) +
      text(
        { x: 22, y: 236, width: INNER - 44, height: height - 246 },
        { ...plain(ink), largest: 34, least: 28, leading: 1.08, valign: "middle", signs },
        found.night,
      ),
  });
};
