import type { RunnerCard } from "../../../src/games/dying-light/content/runners";
import type { InfectedCard, InfectedType } from "../../../src/games/dying-light/content/infected";
import { ENEMY_ACTIVATION } from "../../../src/games/dying-light/content/cards";
import { drawnFigure } from "../../drawing/figure";
import type { Figure } from "../../drawing/figure";
import { icon } from "../../drawing/icons";
import { text, word } from "../../drawing/lettering";
import { at, circle, line, rect, scaled } from "../../drawing/svg";
import type { RunnerId } from "../figures/minis";
import { infectedFigures } from "../figures/infected";
import { runnerFigures } from "../figures/runners";
import { danger, darker, infectedColours, ink, light, night, plain, rings, strong, title } from "../look";
import { scenery } from "../skyline";
import { plated, signs, symbol } from "../symbols";
import type { Symbol } from "../symbols";
import { cards, infected, runnerActivation, runners, skills, words } from "../text/en";
import { setShapes } from "../tokens/gear-shapes";
import { framed, INNER, label, panelHeight, rules } from "./frame";
import { nameOf, textOf } from "../text/name-of";
import { iconOf } from "./plain-cards";

/** Cards of persons: runners with their skills and turns, and what they meet. */

/** A figure of a height with its feet on a line, in the middle of the frame. */
const standingFigure = (
  figure: Figure,
  x: number,
  feet: number,
  tall: number,
  colours: Parameters<typeof drawnFigure>[1],
): string => at(x - (240 * tall) / 640, feet - tall, scaled(tall / 640, drawnFigure(figure, colours)));

const runnerFigure = (runner: RunnerId, feet: number, tall: number): string =>
  standingFigure(runnerFigures[runner], INNER / 2, feet, tall, {
    body: light.bone,
    shade: "#cbbf9f",
    mark: rings[runner],
  });

/** Colour, letter and shape: any one of them tells whose it is. */
const badge = (x: number, y: number, side: number, { runner, set }: RunnerCard): string => {
  const ring = rings[runner as RunnerId];
  return (
    circle(x, y, side / 2, { fill: night.deep, stroke: ring, "stroke-width": side * 0.1 }) +
    (setShapes[set]?.(x - side * 0.3, y - side * (set === "triangle" ? 0.36 : 0.3), side * 0.6, ring) ?? "") +
    word(
      x,
      y + (set === "triangle" ? side * 0.06 : 0),
      side * 0.42,
      title(night.deep),
      runner.slice(0, 1).toUpperCase(),
    )
  );
};

const RUNNER_ART = 400;

export const runnerCard = (of: RunnerCard): string => {
  const runner = of.runner as RunnerId;
  return framed({
    id: `runner-${runner}`,
    name: nameOf(runner),
    sort: words.runner,
    accent: rings[runner],
    artHeight: RUNNER_ART,
    art:
      scenery({ id: runner, width: INNER, height: RUNNER_ART, seed: runner.length * 7, hour: "dusk" }) +
      runnerFigure(runner, RUNNER_ART - 6, 372) +
      badge(62, 66, 92, of),
    panel: rules(14, panelHeight(RUNNER_ART) - 28, textOf(runners, runner)),
  });
};

export const runnerBack = (of: RunnerCard): string => {
  const runner = of.runner as RunnerId;
  return framed({
    id: `runner-${runner}-back`,
    name: nameOf(runner),
    sort: words.skill,
    accent: rings[runner],
    artHeight: 330,
    art:
      scenery({ id: `${runner}-back`, width: INNER, height: 330, seed: 3, hour: "night" }) +
      badge(INNER / 2, 165, 240, of),
    panel: text(
      { x: 20, y: 20, width: INNER - 40, height: panelHeight(330) - 40 },
      { ...title(ink), largest: 76, least: 50, align: "middle", valign: "middle" },
      nameOf(of.skill),
    ),
  });
};

const SKILL_ART = 150;

export const skillCard = (of: RunnerCard): string => {
  const runner = of.runner as RunnerId;
  const skill = textOf(skills, of.skill);
  const height = panelHeight(SKILL_ART);
  return framed({
    id: of.skill.replaceAll(".", "-"),
    name: nameOf(of.skill),
    sort: words.skill,
    accent: rings[runner],
    artHeight: SKILL_ART,
    art:
      scenery({ id: of.skill.replaceAll(".", "-"), width: INNER, height: SKILL_ART, seed: 5, hour: "dusk" }) +
      circle(INNER / 2, SKILL_ART / 2, 68, {
        fill: night.deep,
        "fill-opacity": 0.8,
        stroke: rings[runner],
        "stroke-width": 5,
      }) +
      icon(iconOf(of.skill), INNER / 2 - 50, SKILL_ART / 2 - 50, 100, light.bone) +
      badge(58, SKILL_ART / 2, 76, of),
    panel:
      label(22, 16, 26, light.bone, night.plum, words.always) +
      rules(58, 156, skill.always) +
      rect(0, 226, INNER, height - 226, { fill: "#e6d6ff" }) +
      label(22, 240, 26, light.bone, "#6a2bb3", words.momentum) +
      rules(282, height - 300, skill.momentum),
  });
};

const ACTIVATION_ART = 420;

export const activationCard = (of: RunnerCard): string => {
  const runner = of.runner as RunnerId;
  return framed({
    id: `activation-${runner}`,
    name: nameOf(runner),
    sort: words.activation,
    accent: rings[runner],
    artHeight: ACTIVATION_ART,
    art:
      rect(0, 0, INNER, ACTIVATION_ART, { fill: rings[runner] }) +
      circle(INNER / 2, ACTIVATION_ART / 2, 196, { fill: night.deep, "fill-opacity": 0.85 }) +
      runnerFigure(runner, ACTIVATION_ART / 2 + 158, 300) +
      badge(64, 68, 96, of),
    panel: rules(10, panelHeight(ACTIVATION_ART) - 20, runnerActivation),
  });
};

export const enemyActivationCard = (): string =>
  framed({
    id: "activation-enemy",
    name: nameOf(ENEMY_ACTIVATION),
    sort: words.activation,
    accent: danger,
    artHeight: 380,
    art:
      rect(0, 0, INNER, 380, { fill: danger }) +
      circle(INNER / 2, 190, 180, { fill: night.deep, "fill-opacity": 0.85 }) +
      standingFigure(infectedFigures.biter, INNER / 2, 338, 290, { body: light.bone, shade: "#cbbf9f", mark: danger }),
    panel: rules(10, panelHeight(380) - 20, textOf(cards, ENEMY_ACTIVATION)),
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
  const found = textOf(infected, type);
  const height = panelHeight(INFECTED_ART);
  const colour = infectedColours[type];
  return framed({
    id: `infected-${type}`,
    name: nameOf(type),
    sort: card.common ? words.common : words.special,
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
      stat(16, 136, "attack", String(card.attack), words.attack) +
      stat(164, 136, "toughness", String(card.toughness), words.toughness) +
      stat(312, 136, "agile", card.agile ? "+" : "-", card.agile ? words.agile : words.heavy) +
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
        words.nightAbility,
      ) +
      line(22, 231, INNER - 22, 231, { stroke: night.mist, "stroke-width": 3 }) +
      text(
        { x: 22, y: 236, width: INNER - 44, height: height - 246 },
        { ...plain(ink), largest: 34, least: 28, leading: 1.08, valign: "middle", signs },
        found.night,
      ),
  });
};
