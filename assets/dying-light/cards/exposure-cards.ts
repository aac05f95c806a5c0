import type { ExposureCard, ExposureHalf } from "../../../src/games/dying-light/content/exposure-cards";
import { word } from "../../drawing/lettering";
import { at, clipped, rect, turned } from "../../drawing/svg";
import { ink, light, night, title } from "../look";
import { scenery } from "../skyline";
import { symbol } from "../symbols";
import type { Symbol } from "../symbols";
import { said } from "../text/said";
import { CARD } from "./frame";

/** The day's half above, the night's half below and the other way up: the deck is turned round at nightfall. */

const HALF = CARD.height / 2;
const SIDE = 128;
const STEP = 144;

const plate = (of: Symbol, x: number, y: number, dark: boolean): string =>
  rect(x, y, SIDE, SIDE, {
    rx: 24,
    fill: dark ? night.deep : light.bone,
    stroke: dark ? light.lamp : ink,
    "stroke-width": 6,
  }) + symbol(of, x + 16, y + 16, SIDE - 32, dark ? light.lamp : ink);

const symbolsOf = ({ spawn, move, reshuffle }: ExposureHalf): readonly Symbol[] => [
  ...Array.from({ length: spawn }, (): Symbol => "spawn"),
  ...Array.from({ length: move }, (): Symbol => "move"),
  ...(reshuffle ? (["reshuffle"] as const) : []),
];

const half = (id: string, of: ExposureHalf, hour: "day" | "night", seed: number): string => {
  const shown = symbolsOf(of);
  const left = CARD.width / 2 - (shown.length * STEP - (STEP - SIDE)) / 2;
  const dark = hour === "night";
  const name = dark ? said().words.night : said().words.day;
  return (
    scenery({ id: `${id}-${hour}`, width: CARD.width, height: HALF, seed, hour }) +
    rect(0, 0, CARD.width, 92, { fill: dark ? night.deep : light.bone, "fill-opacity": 0.88 }) +
    symbol(dark ? "night" : "day", 34, 18, 56, dark ? light.lamp : "#c4551c") +
    word(CARD.width / 2, 46, 58, title(dark ? light.bone : ink), name) +
    shown.map((symbolName, i) => plate(symbolName, left + i * STEP, 150, dark)).join("")
  );
};

export const exposureCard = ({ card, day, night: dark }: ExposureCard, seed: number): string => {
  const id = card.replaceAll(".", "-");
  const whole = rect(0, 0, CARD.width, HALF, {});
  const lower = at(0, HALF, turned(180, CARD.width / 2, HALF / 2, half(id, dark, "night", seed + 20)));
  return (
    clipped(`${id}-top`, whole, half(id, day, "day", seed)) +
    lower +
    rect(0, HALF - 4, CARD.width, 8, { fill: light.amber }) +
    rect(0, 0, CARD.width, CARD.height, { fill: "none", stroke: night.deep, "stroke-width": 24 })
  );
};
