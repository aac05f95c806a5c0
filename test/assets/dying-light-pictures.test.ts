import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { iconMaker, MADE } from "../../assets/drawing/icon-makers";
import { text, textWidth } from "../../assets/drawing/lettering";
import { assets } from "../../assets/dying-light/assets";
import { exposureCard } from "../../assets/dying-light/cards/exposure-cards";
import { CARD } from "../../assets/dying-light/cards/frame";
import { GRID, sheetPictures, sheets } from "../../assets/dying-light/cards/sheets";
import { fonts } from "../../assets/dying-light/fonts";
import { strongFace, textFace, titleFace } from "../../assets/dying-light/look";
import { table } from "../../objects/dying-light/table";
import { EXPOSURE_CARDS } from "../../src/games/dying-light/content/exposure-cards";
import { plain, type Written, writtenIn as encodedIn } from "./written";

const FACES = [titleFace, textFace, strongFace];
const { resolve } = createRequire(import.meta.url);
const font = { loadSystemFonts: false, fontFiles: fonts.map((file) => resolve(file)) };

const pictures = assets.flatMap((asset) => (asset.form === "png" ? [asset] : []));

const writtenIn = (svg: string): readonly Written[] =>
  encodedIn(svg).map((one) => ({ ...one, words: plain(one.words) }));

const faceOf = ({ family, weight }: Written) => {
  const face = FACES.find((one) => one.family === family && one.weight === weight);
  if (face === undefined) throw new Error(`no face ${family} ${String(weight)}`);
  return face;
};

const inked = ({ family, weight, size, words }: Written): number => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="400"><text x="20" y="200" font-family="${family}" font-weight="${String(weight)}" font-size="${String(size)}">${words.replaceAll("&", "&amp;")}</text></svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
};

/** What is drawn within the frame of a card. */
const FRAME = 12;

it.each(EXPOSURE_CARDS.map(({ card }) => card))("every symbol of %s is on the card", (name) => {
  const card = EXPOSURE_CARDS.find((each) => each.card === name);
  if (card === undefined) throw new Error(`no card ${name}`);
  const plates = [
    ...exposureCard(card, 1).matchAll(/<rect x="([-\d.]+)" y="[-\d.]+" width="(\d+)" height="\2" rx="24"/g),
  ];
  const { day, night } = card;
  const wanted = [day, night].reduce((sum, { spawn, move, reshuffle }) => sum + spawn + move + (reshuffle ? 1 : 0), 0);
  expect(plates).toHaveLength(wanted);
  for (const [, x = "", side = ""] of plates) {
    expect(Number(x)).toBeGreaterThan(FRAME);
    expect(Number(x) + Number(side)).toBeLessThan(CARD.width - FRAME);
  }
});

it("a text that does not fit fails the build", () => {
  const setting = { face: textFace, fill: "#000", largest: 30, least: 28 };
  expect(() => text({ x: 0, y: 0, width: 200, height: 40 }, setting, "two lines of this are too many")).toThrow(
    "does not fit",
  );
});

it("texts are measured as they are drawn", () => {
  const all = new Map<string, Written>();
  for (const { svg } of pictures) for (const one of writtenIn(svg())) all.set(JSON.stringify(one), one);
  expect(all.size).toBeGreaterThan(300);
  for (const one of all.values()) {
    const width = textWidth(faceOf(one), one.size, one.words);
    // Kerning and the last letter's overhang may take a little more or less.
    expect(inked(one), one.words).toBeLessThanOrEqual(width * 1.02 + 2);
  }
});

describe.each(sheets)("$name", ({ name }) => {
  const svg = sheetPictures[name]();

  it("can be read", () => {
    const words = writtenIn(svg);
    expect(words.length).toBeGreaterThan(0);
    for (const { size, words: said } of words) expect(size, said).toBeGreaterThanOrEqual(24);
  });

  it("has cells large enough to be read", () => {
    const { width, height } = new Resvg(svg);
    expect([width, height]).toEqual([GRID.columns * CARD.width, GRID.rows * CARD.height]);
    expect(GRID.width / GRID.columns).toBeGreaterThanOrEqual(580);
    expect(GRID.height / GRID.rows).toBeGreaterThanOrEqual(812);
  });
});

describe.each(pictures.map((asset) => [asset.name, asset] as const))("picture %s", (_, asset) => {
  it("is drawn alike each time, with letters of our fonts alone", () => {
    const svg = asset.svg();
    expect(asset.svg()).toBe(svg);
    expect(svg.match(/<text /g)?.length ?? 0).toBe(writtenIn(svg).length);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(asset.width).toBeLessThanOrEqual(4096);
  });
});

describe("makers of icons", () => {
  const credits = readFileSync("CREDITS.md", "utf8");

  it.each(Object.entries(MADE))("%s is named in the credits and in the save", (maker, icons) => {
    expect(credits).toContain(maker);
    for (const icon of icons) {
      expect(credits).toContain(icon);
      expect(iconMaker(icon)).toBe(maker);
    }
    expect(table.note).toContain(maker);
  });
});
