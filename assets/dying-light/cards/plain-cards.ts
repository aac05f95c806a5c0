import { icon } from "../../drawing/icons";
import { at, circle, line } from "../../drawing/svg";
import { danger, light, night } from "../look";
import { scenery } from "../skyline";
import { nameOf, textOf } from "../text/name-of";
import { said } from "../text/said";
import { framed, INNER, label, panelHeight, rules } from "./frame";
import { cardIcons } from "./picture-of";

/** Cards with a picture and one text: wounds, consumables, chases, scenario. */

export const iconOf = (kind: string): string => {
  const found = cardIcons[kind];
  if (found === undefined) throw new Error(`no icon for the card "${kind}"`);
  return found;
};

type Hour = "day" | "dusk" | "night";

/** The card's icon in a lamp's light, before the city. */
export const lit = (kind: string, height: number, hour: Hour, seed: number, glass: string = night.deep): string => {
  const side = height * 0.66;
  return (
    scenery({ id: kind.replaceAll(".", "-"), width: INNER, height, seed, hour }) +
    circle(INNER / 2, height / 2, height * 0.46, { fill: glass, "fill-opacity": 0.72 }) +
    circle(INNER / 2, height / 2, height * 0.46, { fill: "none", stroke: light.amber, "stroke-width": 5 }) +
    icon(iconOf(kind), INNER / 2 - side / 2, height / 2 - side / 2, side, light.bone)
  );
};

const ART = 200;

interface Sort {
  readonly sort: string;
  readonly accent: string;
  readonly hour: Hour;
  readonly glass?: string;
}

const plainCard = (kind: string, seed: number, { sort, accent, hour, glass }: Sort): string => {
  return framed({
    id: kind.replaceAll(".", "-"),
    name: nameOf(kind),
    sort,
    accent,
    artHeight: ART,
    art: lit(kind, ART, hour, seed, glass),
    panel: rules(18, panelHeight(ART) - 36, textOf(said().cards, kind)),
  });
};

export const woundCard = (kind: string, seed: number): string =>
  plainCard(kind, seed, { sort: said().words.wound, accent: "#ff6b7d", hour: "dusk", glass: "#5a0f22" });

const chaseBar = 172;

export const chaseCard = (kind: string, seed: number): string => {
  const height = panelHeight(ART);
  return framed({
    id: kind.replaceAll(".", "-"),
    name: nameOf(kind),
    sort: said().words.chase,
    accent: "#ff8c2e",
    artHeight: ART,
    art: lit(kind, ART, "night", seed, danger),
    panel:
      rules(10, height - chaseBar - 20, textOf(said().cards, kind)) +
      line(22, height - chaseBar, INNER - 22, height - chaseBar, { stroke: "#ff8c2e", "stroke-width": 5 }) +
      rules(height - chaseBar + 10, chaseBar - 24, said().words.chaseAlways),
  });
};

/** What a use of it costs. */
const uses: Readonly<Record<string, "quick" | "focus" | "objective" | "permanent">> = {
  "item.bandage": "focus",
  "item.adrenaline": "quick",
  "item.decoy": "quick",
  "item.fire-bottle": "focus",
  "item.scent-mask": "quick",
  "item.inhibitor": "objective",
  "item.medkit": "focus",
  "item.uv-flare": "quick",
  "item.drill-notes": "quick",
  "item.grapple": "permanent",
};

export const ITEM_COLOURS = { common: "#6fcf84", epic: "#c48bff" } as const;

export const itemCard = (kind: string, rarity: "common" | "epic", seed: number): string => {
  return framed({
    id: kind.replaceAll(".", "-"),
    name: nameOf(kind),
    sort: rarity === "common" ? said().words.commonItem : said().words.epicItem,
    accent: ITEM_COLOURS[rarity],
    artHeight: ART,
    art: lit(kind, ART, "dusk", seed),
    panel:
      at(22, 16, label(0, 0, 28, light.bone, night.plum, said().words[textOf(uses, kind)])) +
      rules(66, panelHeight(ART) - 82, textOf(said().cards, kind)),
  });
};

/** The events are known by the round that brings them. */
const events: Readonly<Record<string, number>> = {
  "scenario.s03": 1,
  "scenario.s08": 2,
  "scenario.s09": 3,
};

const SCENARIO_ART = 120;

export const scenarioCard = (kind: string, seed: number): string => {
  const number = kind.slice("scenario.".length).toUpperCase();
  const event = events[kind];
  return framed({
    id: kind.replaceAll(".", "-"),
    name: nameOf(kind),
    sort: event === undefined ? number : `${number}  ${said().words.event} ${String(event)}`,
    accent: light.amber,
    artHeight: SCENARIO_ART,
    art: lit(kind, SCENARIO_ART, kind === "scenario.s10" ? "day" : kind === "scenario.s01" ? "dusk" : "night", seed),
    panel: rules(14, panelHeight(SCENARIO_ART) - 28, textOf(said().cards, kind)),
  });
};
