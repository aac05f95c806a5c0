import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { MADE } from "../../assets/drawing/icon-makers";
import { textWidth } from "../../assets/drawing/lettering";
import { assets } from "../../assets/survivor-duel/assets";
import { CARD } from "../../assets/survivor-duel/cards/card";
import { PICTURES } from "../../assets/survivor-duel/cards/pictures";
import { sheetPicture, sheets } from "../../assets/survivor-duel/cards/sheets";
import { fonts } from "../../assets/survivor-duel/fonts";
import { textFace, titleFace } from "../../assets/survivor-duel/look";
import { taglines, trades } from "../../assets/survivor-duel/text/en";
import { nameOf } from "../../assets/survivor-duel/text/names";
import { table } from "../../objects/survivor-duel/table";
import { SURVIVORS } from "../../src/games/survivor-duel/content/survivors";
import { CARD_KINDS } from "../../src/games/survivor-duel/scene/kinds";
import { cardLines } from "../../src/games/survivor-duel/text/card-text";
import { en } from "../../src/games/survivor-duel/text/en";
import { type Written, writtenIn } from "./written";

const FACES = [titleFace, textFace];
const { resolve } = createRequire(import.meta.url);
const font = { loadSystemFonts: false, fontFiles: fonts.map((file) => resolve(file)) };

const pictures = assets.flatMap((asset) => (asset.form === "png" ? [asset] : []));
const drawn = new Map(pictures.map(({ name, svg }) => [name, svg()]));

const inked = ({ family, weight, size, words }: Written): number => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="800"><text x="20" y="400" font-family="${family}" font-weight="${String(weight)}" font-size="${String(size)}">${words}</text></svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
};

it("texts are measured as they are drawn", () => {
  const all = new Map<string, Written>();
  for (const svg of drawn.values()) for (const one of writtenIn(svg)) all.set(JSON.stringify(one), one);
  expect(all.size).toBeGreaterThan(200);
  for (const one of all.values()) {
    const face = FACES.find(({ family, weight }) => family === one.family && weight === one.weight);
    if (face === undefined) throw new Error(`no face ${one.family} ${String(one.weight)}`);
    const width = textWidth(face, one.size, one.words.replaceAll("&amp;", "&").replaceAll("&quot;", '"'));
    expect(inked(one), one.words).toBeLessThanOrEqual(width * 1.02 + 2);
  }
});

describe.each(sheets.map((sheet) => [sheet.name, sheet] as const))("%s", (_, sheet) => {
  const svg = sheetPicture(sheet);

  it("can be read", () => {
    const written = writtenIn(svg);
    for (const { size, words } of written) expect(size, words).toBeGreaterThanOrEqual(24);
    for (const { kind } of sheet.cards) expect(written.map(({ words }) => words)).toContain(nameOf(kind).toUpperCase());
  });

  it("says of each card what the game makes of its effects", () => {
    const letters = (words: string): string => words.replaceAll(/[\s\u00a0]+/g, "");
    const cards = sheet.cards.map(
      ({ kind, front }) =>
        [
          kind,
          letters(
            writtenIn(front())
              .map(({ words }) => words)
              .join(""),
          ),
        ] as const,
    );
    for (const [kind, words] of cards) {
      const rules = cardLines(kind, en).join(" ");
      expect(words).toContain(letters(rules === "" ? (taglines[kind] ?? "no tagline") : rules));
    }
  });

  it("has cells large enough to be read", () => {
    const { columns, rows, width, height } = sheet.grid;
    const { width: drawnWide, height: drawnHigh } = new Resvg(svg);
    expect([drawnWide, drawnHigh]).toEqual([columns * CARD.width, rows * CARD.height]);
    expect(width / columns).toBeGreaterThanOrEqual(580);
    expect(height / rows).toBeGreaterThanOrEqual(812);
  });
});

it("the whole pool is drawn, each card once", () => {
  const kinds = sheets.flatMap(({ cards }) => cards.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([...CARD_KINDS].sort());
  expect(Object.keys(PICTURES).sort()).toEqual([...CARD_KINDS].sort());
  expect(Object.keys(trades)).toEqual(SURVIVORS.map(({ card }) => card));
  expect(Object.keys(taglines).filter((card) => cardLines(card, en).length > 0)).toEqual([]);
});

it("no two cards show the same picture", () => {
  const prints = Object.entries(PICTURES).map(([card, print]) => `${card.slice(0, 1)} ${JSON.stringify(print)}`);
  expect(new Set(prints).size).toBe(prints.length);
});

describe.each(pictures.map((asset) => [asset.name, asset] as const))("picture %s", (_, asset) => {
  it("is drawn alike each time, with letters of our fonts alone", () => {
    const svg = drawn.get(asset.name) ?? "";
    expect(asset.svg()).toBe(svg);
    expect(svg.match(/<text /g)?.length ?? 0).toBe(writtenIn(svg).length);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(asset.width).toBeLessThanOrEqual(4096);
  });

  it("gives each id once", () => {
    const ids = [...(drawn.get(asset.name) ?? "").matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it("the makers of the icons are named in the save", () => {
  for (const maker of Object.keys(MADE)) expect(table.note).toContain(maker);
});
