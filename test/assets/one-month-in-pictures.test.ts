import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { MADE } from "../../assets/drawing/icon-makers";
import { textWidth } from "../../assets/drawing/lettering";
import { at, circle, picture, rect } from "../../assets/drawing/svg";
import { assets } from "../../assets/one-month-in/assets";
import { GRID, sheetPicture } from "../../assets/one-month-in/cards/sheets";
import { fonts } from "../../assets/one-month-in/fonts";
import { boldFace, stencilFace, textFace } from "../../assets/one-month-in/look";
import { loose } from "../../assets/one-month-in/loose";
import { TEAM_LOOKS, type TeamLook } from "../../assets/one-month-in/teams";
import { survivorPicture } from "../../assets/one-month-in/tokens/team-pieces";
import { lookOfTile } from "../../assets/one-month-in/tiles/plans";
import { FACE, STRIP } from "../../assets/one-month-in/tokens/forms";
import { table } from "../../objects/one-month-in/table";
import { TILES } from "../../src/games/one-month-in/content/tiles";
import { plain, type Written, writtenIn } from "./written";

const FACES = [stencilFace, boldFace, textFace];
const { resolve } = createRequire(import.meta.url);
const font = { loadSystemFonts: false, fontFiles: fonts.map((file) => resolve(file)) };

const pictures = assets.flatMap((asset) => (asset.form === "png" ? [asset] : []));
const drawn = new Map(pictures.map(({ name, svg }) => [name, svg()]));

const inked = ({ family, weight, size, words }: Written): number => {
  const text = `<text x="20" y="400" font-family="${family}" font-weight="${String(weight)}" font-size="${String(size)}">${words}</text>`;
  return (
    new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="800">${text}</svg>`, { font }).getBBox()
      ?.width ?? 0
  );
};

it("texts are measured as they are drawn", () => {
  const all = new Map<string, Written>();
  for (const svg of drawn.values()) for (const one of writtenIn(svg)) all.set(JSON.stringify(one), one);
  expect(all.size).toBeGreaterThan(200);
  for (const one of all.values()) {
    const face = FACES.find(({ family, weight }) => family === one.family && weight === one.weight);
    if (face === undefined) throw new Error(`no face ${one.family} ${String(one.weight)}`);
    expect(inked(one), one.words).toBeLessThanOrEqual(textWidth(face, one.size, plain(one.words)) * 1.01 + 2);
  }
});

describe.each(pictures.map((asset) => [asset.name, asset] as const))("picture %s", (name, asset) => {
  const svg = drawn.get(name) ?? "";

  it("is drawn alike each time, with letters of our fonts alone", () => {
    expect(asset.svg()).toBe(svg);
    expect(svg.match(/<text /g)?.length ?? 0).toBe(writtenIn(svg).length);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it("is whole pixels wide: the renderer takes no others, and draws with any fonts it finds", () => {
    expect(asset.width).toBe(Math.round(asset.width));
    expect(asset.width).toBeLessThanOrEqual(4096);
  });

  it("names no part twice", () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it("the sheet has cells large enough, and its words can be read", () => {
  const svg = sheetPicture();
  expect(GRID.width / GRID.columns).toBeGreaterThanOrEqual(580);
  expect(GRID.height / GRID.rows).toBeGreaterThanOrEqual(812);
  for (const { size, words } of writtenIn(svg)) expect(size, words).toBeGreaterThanOrEqual(24);
});

const faceOf = (tile: string): string => loose.leaves.find(({ name }) => name === `tile.${tile}`)?.svg() ?? "";

describe.each(TILES.map((of) => [of.tile, of] as const))("tile %s", (tile, { claim, worth, rooms, zombies }) => {
  it("OMI-TILE-01 prints its four numbers, large enough for a tile 130 pixels wide", () => {
    const written = writtenIn(faceOf(tile)).filter(({ words }) => /^\d$/.test(words));
    expect(written.map(({ words }) => Number(words)).sort()).toEqual([claim, worth, rooms, zombies].sort());
    for (const { size } of written) expect((size * 130) / 640).toBeGreaterThanOrEqual(13);
  });

  it("has a plan of its own", () => {
    const plan = lookOfTile(tile).plan();
    const same = TILES.filter((other) => lookOfTile(other.tile).plan() === plan);
    expect(same.map((other) => other.tile)).toEqual([tile]);
    expect(faceOf(tile)).toContain(plan);
  });
});

/** Light and dark of a picture, so many pixels wide, without its colours. */
const greys = (svg: string, width: number): number[] => {
  const { pixels } = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
  const grey: number[] = [];
  for (let i = 0; i < pixels.length; i += 4)
    grey.push((0.3 * (pixels[i] ?? 0) + 0.59 * (pixels[i + 1] ?? 0) + 0.11 * (pixels[i + 2] ?? 0)) / 255);
  return grey;
};

/** How much of the light of two pictures differs. */
const apart = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, light, i) => sum + Math.abs(light - (b[i] ?? 0)), 0) / a.length;

/** As small as a survivor is seen on a page, black on white for every team. */
const emblemOf = ({ emblem }: TeamLook): string =>
  picture(
    200,
    200,
    rect(0, 0, 200, 200, { fill: "#ffffff" }),
    at(100, 100, circle(0, 0, 100, { fill: "#ffffff" }), emblem(62, "#000000")),
  );

const SEEN = 12;

describe("teams", () => {
  const emblems = TEAM_LOOKS.map((team) => [team.seat, greys(emblemOf(team), SEEN)] as const);
  const pairs = emblems.flatMap((one, i) => emblems.slice(i + 1).map((other) => [one, other] as const));

  it.each(pairs.map(([[a, one], [b, other]]) => [a, b, one, other] as const))(
    "%s and %s are told apart without colours",
    (_, __, one, other) => {
      expect(apart(one, other)).toBeGreaterThan(0.08);
    },
  );

  it.each(TEAM_LOOKS.map((team) => [team.seat, team] as const))("%s: who has acted looks it", (_, team) => {
    const side = (from: number): string =>
      survivorPicture(team)
        .replace(/viewBox="[^"]*"/, `viewBox="${String(from)} 0 ${String(FACE)} ${String(FACE)}"`)
        .replace(/width="\d+" height="\d+"/, `width="${String(FACE)}" height="${String(FACE)}"`);
    expect(survivorPicture(team)).toContain(`viewBox="0 0 ${String(2 * FACE)} ${String(FACE + STRIP)}"`);
    expect(apart(greys(side(0), SEEN), greys(side(FACE), SEEN))).toBeGreaterThan(0.08);
  });
});

it("whoever made an icon is named in the save", () => {
  for (const maker of Object.keys(MADE)) expect(table.note).toContain(maker);
});
