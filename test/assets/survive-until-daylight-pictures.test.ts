import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { MADE } from "../../assets/drawing/icon-makers";
import { textWidth } from "../../assets/drawing/lettering";
import { assets } from "../../assets/survive-until-daylight/assets";
import { CARD } from "../../assets/survive-until-daylight/cards/frame";
import { sheetPicture, sheets } from "../../assets/survive-until-daylight/cards/sheets";
import { fonts } from "../../assets/survive-until-daylight/fonts";
import { brushFace, handFace, markerFace } from "../../assets/survive-until-daylight/look";
import { table } from "../../objects/survive-until-daylight/table";
import { plain, type Written, writtenIn } from "./written";

const FACES = [markerFace, brushFace, handFace];
const { resolve } = createRequire(import.meta.url);
const font = { loadSystemFonts: false, fontFiles: fonts.map((file) => resolve(file)) };

const pictures = assets.flatMap((asset) => (asset.form === "png" ? [asset] : []));
const drawn = new Map(pictures.map(({ name, svg }) => [name, svg()]));

const inked = ({ family, size, words }: Written): number => {
  const text = `<text x="20" y="400" font-family="${family}" font-weight="400" font-size="${String(size)}">${words}</text>`;
  return (
    new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="800">${text}</svg>`, { font }).getBBox()
      ?.width ?? 0
  );
};

it("texts are measured as they are drawn", () => {
  const all = new Map<string, Written>();
  for (const svg of drawn.values()) for (const one of writtenIn(svg)) all.set(JSON.stringify(one), one);
  expect(all.size).toBeGreaterThan(300);
  for (const one of all.values()) {
    const face = FACES.find(({ family }) => family === one.family);
    if (face === undefined) throw new Error(`no face ${one.family}`);
    // A hand's letters reach over their own width, most of all the last of a line.
    expect(inked(one), one.words).toBeLessThanOrEqual(
      textWidth(face, one.size, plain(one.words)) * 1.03 + one.size * 0.12,
    );
  }
});

describe.each(sheets.map((sheet) => [sheet.name, sheet] as const))("%s", (_, sheet) => {
  const svg = sheetPicture(sheet);

  it("can be read", () => {
    const written = writtenIn(svg);
    expect(written.length).toBeGreaterThan(0);
    // Numbers within a sign are said again in words.
    for (const { size, words } of written) if (!/^\d$/.test(words)) expect(size, words).toBeGreaterThanOrEqual(24);
  });

  it("has cells large enough to be read", () => {
    const { columns, rows, width, height } = sheet.grid;
    const { width: drawnWide, height: drawnHigh } = new Resvg(svg);
    expect([drawnWide, drawnHigh]).toEqual([columns * CARD.width, rows * CARD.height]);
    // A combat card is one value, as large as the card.
    const [wide, high] = sheet.name === "cards-combat" ? [400, 500] : [580, 812];
    expect(width / columns).toBeGreaterThanOrEqual(wide);
    expect(height / rows).toBeGreaterThanOrEqual(high);
  });
});

describe.each(pictures.map((asset) => [asset.name, asset] as const))("picture %s", (name, asset) => {
  const svg = drawn.get(name) ?? "";

  it("is drawn alike each time, with letters of our fonts alone", () => {
    expect(asset.svg()).toBe(svg);
    expect(svg.match(/<text /g)?.length ?? 0).toBe(writtenIn(svg).length);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(asset.width).toBeLessThanOrEqual(4096);
  });
});

it("whoever made an icon is named in the save", () => {
  for (const maker of Object.keys(MADE)) expect(table.note).toContain(maker);
});
