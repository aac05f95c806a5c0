import type { RunnerCard } from "../../../src/games/dying-light/content/runners";
import { icon } from "../../drawing/icons";
import { text } from "../../drawing/lettering";
import { circle, rect } from "../../drawing/svg";
import type { RunnerId } from "../figures/minis";
import { ink, light, night, rings, title } from "../look";
import { scenery } from "../skyline";
import { nameOf, textOf } from "../text/name-of";
import { said } from "../text/said";
import { framed, INNER, label, panelHeight, rules } from "./frame";
import { badge, runnerFigure } from "./person";
import { iconOf } from "./plain-cards";

/** A runner, the skill it begins with, and its turn. */

const RUNNER_ART = 400;

export const runnerCard = (of: RunnerCard): string => {
  const runner = of.runner as RunnerId;
  return framed({
    id: `runner-${runner}`,
    name: nameOf(runner),
    sort: said().words.runner,
    accent: rings[runner],
    artHeight: RUNNER_ART,
    art:
      scenery({ id: runner, width: INNER, height: RUNNER_ART, seed: runner.length * 7, hour: "dusk" }) +
      runnerFigure(runner, RUNNER_ART - 6, 372) +
      badge(62, 66, 92, of),
    panel: rules(14, panelHeight(RUNNER_ART) - 28, textOf(said().runners, runner)),
  });
};

export const runnerBack = (of: RunnerCard): string => {
  const runner = of.runner as RunnerId;
  return framed({
    id: `runner-${runner}-back`,
    name: nameOf(runner),
    sort: said().words.skill,
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
  const skill = textOf(said().skills, of.skill);
  const height = panelHeight(SKILL_ART);
  return framed({
    id: of.skill.replaceAll(".", "-"),
    name: nameOf(of.skill),
    sort: said().words.skill,
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
      label(22, 16, 26, light.bone, night.plum, said().words.always) +
      rules(58, 156, skill.always) +
      rect(0, 226, INNER, height - 226, { fill: "#e6d6ff" }) +
      label(22, 240, 26, light.bone, "#6a2bb3", said().words.momentum) +
      rules(282, height - 300, skill.momentum),
  });
};

const ACTIVATION_ART = 420;

export const activationCard = (of: RunnerCard): string => {
  const runner = of.runner as RunnerId;
  return framed({
    id: `activation-${runner}`,
    name: nameOf(runner),
    sort: said().words.activation,
    accent: rings[runner],
    artHeight: ACTIVATION_ART,
    art:
      rect(0, 0, INNER, ACTIVATION_ART, { fill: rings[runner] }) +
      circle(INNER / 2, ACTIVATION_ART / 2, 196, { fill: night.deep, "fill-opacity": 0.85 }) +
      runnerFigure(runner, ACTIVATION_ART / 2 + 158, 300) +
      badge(64, 68, 96, of),
    panel: rules(10, panelHeight(ACTIVATION_ART) - 20, said().runnerActivation),
  });
};
