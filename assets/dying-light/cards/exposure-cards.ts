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
const BAND = 92;
const SKY = HALF - BAND;

/** How large a symbol is where it stands in one row with all others, and where each kind has a row of its own. */
const LARGE = 128;
const SMALL = 104;
const GAP = 16;
const ONE_ROW = 3;

const plate = (of: Symbol, x: number, y: number, side: number, dark: boolean): string =>
  rect(x, y, side, side, {
    rx: 24,
    fill: dark ? night.deep : light.bone,
    stroke: dark ? light.lamp : ink,
    "stroke-width": 6,
  }) + symbol(of, x + side / 8, y + side / 8, (side * 3) / 4, dark ? light.lamp : ink);

const row = (symbols: readonly Symbol[], y: number, side: number, dark: boolean): string => {
  const left = (CARD.width - symbols.length * (side + GAP) + GAP) / 2;
  return symbols.map((of, i) => plate(of, left + i * (side + GAP), y, side, dark)).join("");
};

const times = (of: Symbol, count: number): readonly Symbol[] => Array.from({ length: count }, () => of);

const symbolsOf = ({ spawn, move, reshuffle }: ExposureHalf, dark: boolean): string => {
  const kinds = [times("spawn", spawn), times("move", move), times("reshuffle", reshuffle ? 1 : 0)];
  const all = kinds.flat();
  const rows = all.length > ONE_ROW ? kinds.filter((kind) => kind.length > 0) : [all];
  const side = rows.length > 1 ? SMALL : LARGE;
  const top = BAND + (SKY - rows.length * (side + GAP) + GAP) / 2;
  return rows.map((symbols, i) => row(symbols, top + i * (side + GAP), side, dark)).join("");
};

const half = (id: string, of: ExposureHalf, hour: "day" | "night", seed: number): string => {
  const dark = hour === "night";
  const name = dark ? said().words.night : said().words.day;
  return (
    at(0, BAND, scenery({ id: `${id}-${hour}`, width: CARD.width, height: SKY, seed, hour })) +
    rect(0, 0, CARD.width, BAND, { fill: dark ? night.deep : light.bone }) +
    symbol(dark ? "night" : "day", 34, 18, 56, dark ? light.lamp : "#c4551c") +
    word(CARD.width / 2, 46, 58, title(dark ? light.bone : ink), name) +
    symbolsOf(of, dark)
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
